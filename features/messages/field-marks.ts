/**
 * Marks that say which field a text on a page is: two variation selectors behind it, which no font shows. 240 × 240 fields
 * can be told apart.
 */
const FIRST = 0xe0100
const BASE = 240

export const FIELD_MARK = /[\u{e0100}-\u{e01ef}]{2}/gu

/** Empty texts stay empty, since pages leave them out. */
export function markText(text: string, field: number): string {
  if (text === '') return text
  return text + String.fromCodePoint(FIRST + Math.floor(field / BASE), FIRST + (field % BASE))
}

/** The text without marks, and the fields that it comes from. */
export function readMarks(marked: string): { text: string; fields: number[] } {
  const fields = (marked.match(FIELD_MARK) ?? []).map((mark) => {
    const [high = FIRST, low = FIRST] = [...mark].map((letter) => letter.codePointAt(0) ?? FIRST)
    return (high - FIRST) * BASE + low - FIRST
  })
  return { text: marked.replace(FIELD_MARK, ''), fields }
}
