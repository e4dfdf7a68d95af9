import { inLatinLetters } from '#i18n/latin-letters.ts'

/** A file to be saved. RFC 6266; see `named`. */
export function asAttachment(name: string): string {
  return named('attachment', name)
}

/** A file that the browser shows, and saves under this name. */
export function asInline(name: string): string {
  return named('inline', name)
}

/** What may stand between quotation marks as it is. */
const PLAIN = /^[\w .()!#&+,;=@[\]^`{}~$'-]+$/

/**
 * The name as it is, encoded by RFC 8187 unless it is plain, which prevents parameter injection; programs that do not know
 * that get it in Latin letters.
 */
function named(kind: 'attachment' | 'inline', name: string): string {
  const clean = name.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_')
  if (PLAIN.test(clean)) return `${kind}; filename="${clean}"`
  const plain = inLatinLetters(clean).replace(/[^\w .()-]/g, '_') || 'file'
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
