/** Thrown for text that PostgreSQL cannot store: null characters and lone surrogates, in values or keys. */
export class UnstorableText extends Error {
  override message = 'Text must not contain null characters or half surrogate pairs'
}

/** `{}` for an empty text. Throws for invalid JSON and `UnstorableText`. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return {}
  return JSON.parse(text, (name: string, value: unknown) => {
    if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) throw new UnstorableText()
    return value
  })
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
