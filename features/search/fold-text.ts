/** Folds text for comparison: lower case, no accents, and ü, ue and u alike. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{Mn}|\u00ad/gu, '')
    .replace(/([aou])e/g, '$1')
}

/** Distinct folded words. */
export function foldedWords(text: string): string[] {
  return [...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu))]
}
