/** `12`, `12a`, `12 A`, `18bis`, `18 ter`. */
const ONE = String.raw`\d{1,4}(?:\s?(?:bis|ter|quater|[a-z]))?`
/** `12-14`, `12 - 14`, `12/3`, `12a+b`. */
const NUMBER = String.raw`${ONE}(?:\s?[-–/+]\s?(?:${ONE}|[a-z]))?`
const BEHIND = new RegExp(`^(.*[^\\d\\s,/+–-]),?\\s+(${NUMBER})$`, 'iu')
const BEFORE = new RegExp(`^(${NUMBER}),?\\s+(\\D.*)$`, 'iu')

/** Street and house number apart, as a QR-bill wants them; the number may stand before the street, as in French. */
export function splitStreet(text: string): { street: string; houseNumber: string } {
  const line = text.trim().replace(/\s+/g, ' ')
  const [, street, number] = BEHIND.exec(line) ?? []
  if (street && number) return { street, houseNumber: number }
  const [, first, rest] = BEFORE.exec(line) ?? []
  if (first && rest) return { street: rest, houseNumber: first }
  return { street: line, houseNumber: '' }
}
