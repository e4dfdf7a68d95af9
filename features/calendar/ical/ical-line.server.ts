/** RFC 5545, section 3.1: a line is at most this many octets long, its end not counted. */
const LINE_OCTETS = 75

/** A content line, folded where it is too long, never inside of a character. Ends with CRLF. */
export function icalLine(name: string, value: string): string {
  let line = ''
  let octets = 0
  for (const character of `${name}:${value}`) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      line += '\r\n '
      octets = 1
    }
    line += character
    octets += size
  }
  return `${line}\r\n`
}

/**
 * A text as a property's value (RFC 5545, section 3.3.11): line breaks, commas, semicolons and backslashes are
 * escaped; other control characters, which may not occur, are left out.
 */
export function icalText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\,;]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')
}
