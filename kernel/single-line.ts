/**
 * What somebody typed, on one line: a line break in it cannot forge a line of a mail, and no invisible mark turns the
 * order of what follows round.
 * @param most signs of it; the rest is left out.
 */
export function toSingleLine(text: string, most = Number.POSITIVE_INFINITY): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return line.length > most ? Array.from(line).slice(0, most).join('') : line
}
