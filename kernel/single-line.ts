/**
 * Typed text on one line: line breaks cannot forge a mail header, and bidi controls are removed.
 * @param most maximum number of characters; the rest is cut off.
 */
export function toSingleLine(text: string, most = Number.POSITIVE_INFINITY): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return line.length > most ? Array.from(line).slice(0, most).join('') : line
}
