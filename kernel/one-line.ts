/** What somebody typed, on one line: a line break in it cannot forge a line of a mail. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
