/** Values for the places of a legal text; null where there is none. */
export type PlaceholderValues = Record<string, string | null>

/**
 * Fills the places of a statement; undefined when one of them has no value, because then the statement does not
 * apply. Throws for a place that nobody knows: a legal text must not show a hole.
 */
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

/** Those statements that apply, filled. */
export function fillStatements(texts: readonly string[] = [], places: PlaceholderValues): string[] {
  return texts.map((text) => fillStatement(text, places)).filter((text) => text !== undefined)
}
