/** RFC 5545, section 3.1: maximum octets per line, without the line end. */
const LINE_OCTETS = 75

/** A content line with CRLF, folded between characters. */
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

/** Escapes a property value (RFC 5545, section 3.3.11) and drops other control characters. */
export function icalText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\,;]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')
}
