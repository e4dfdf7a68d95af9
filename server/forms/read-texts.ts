/** Drops everything but texts. Lone surrogates, which JSON allows and PostgreSQL refuses, become U+FFFD. */
export function readTexts(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts.map(([name, text]: [string, string]) => [name, text.toWellFormed()]))
}
