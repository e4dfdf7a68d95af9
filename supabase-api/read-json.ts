/**
 * The JSON of a body or header, an empty object for an empty text. Throws where it is none, or holds what PostgreSQL
 * cannot store: a null character, or half a sign (a lone surrogate), in a text or in a name.
 */
export function readJson(text: string): unknown {
  if (text.trim() === '') return {}
  return JSON.parse(text, (name: string, value: unknown) => {
    if (!isStorable(name) || (typeof value === 'string' && !isStorable(value)))
      throw new Error('a text that cannot be stored')
    return value
  })
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
