/**
 * `{}` for an empty text. Throws for invalid JSON and for what PostgreSQL cannot store: null characters and lone
 * surrogates, in values or keys.
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
