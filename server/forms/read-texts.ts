/**
 * The texts of a body, by the names of a form's fields; everything else is dropped. Half a sign (a lone surrogate,
 * which JSON can hold and PostgreSQL refuses) becomes the sign for what cannot be shown.
 */
export function readTexts(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts.map(([name, text]: [string, string]) => [name, text.toWellFormed()]))
}
