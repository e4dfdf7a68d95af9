/** A copy without the given fields. */
export function omit<Whole extends object, Field extends keyof Whole>(
  whole: Whole,
  ...fields: Field[]
): Omit<Whole, Field> {
  const left = { ...whole }
  for (const field of fields) delete left[field]
  return left
}
