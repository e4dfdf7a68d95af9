/**
 * Text as it is compared: small letters without accents, and umlauts the same whether they were written ü, ue or u.
 * What comes out is for comparing only.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{Mn}|\u00ad/gu, '')
    .replace(/([aou])e/g, '$1')
}

/** The folded words of a text, each once. */
export function foldedWords(text: string): string[] {
  return [...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu))]
}
