import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'

/** Of the private page, `/offerte/REFERENCE`. */
export function quoteReference(key: AppKey, id: string) {
  return deriveToken(key, 'quote-reference', id)
}

export function quoteReferenceHash(key: AppKey, id: string) {
  return hashToken(quoteReference(key, id))
}
