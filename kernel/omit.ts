/** A copy without the given fields. */
export function omit<Whole extends object, Field extends keyof Whole>(
  whole: Whole,
  ...fields: Field[]
): Omit<Whole, Field> {
  const left = { ...whole }
  for (const field of fields) delete left[field]
  return left
}

/** A copy with these keys alone. */
export function pick<Value extends object, Key extends keyof Value>(
  value: Value,
  ...keys: readonly Key[]
): Pick<Value, Key> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>
}
