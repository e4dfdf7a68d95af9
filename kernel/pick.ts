/** A copy with the given fields alone. */
export function pick<Whole extends object, Field extends keyof Whole>(
  whole: Whole,
  ...fields: readonly Field[]
): Pick<Whole, Field> {
  return Object.fromEntries(fields.map((field) => [field, whole[field]])) as Pick<Whole, Field>
}
