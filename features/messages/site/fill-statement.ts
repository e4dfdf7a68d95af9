/** Null where a value is missing. */
export type PlaceholderValues = Record<string, string | null>

/** Undefined when a value is missing, since the statement then does not apply. Throws for an unknown placeholder. */
export function fillStatement(text: string, places: PlaceholderValues): string | undefined {
  let applies = true
  const filled = text.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = places[name]
    if (value === undefined) throw new Error(`Legal texts have no place {${name}}`)
    if (value === null) applies = false
    return value ?? ''
  })
  return applies ? filled : undefined
}
