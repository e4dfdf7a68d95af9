/** First characters of spreadsheet formulas, also in full width. */
export const FORMULA_STARTS = String.raw`=+\-@＝＋－＠\t\r\n`
/** Also behind apostrophes, so that `readCsv` takes off what was put on. */
const FORMULA = new RegExp(`^'*[${FORMULA_STARTS}]`, 'u')
/** An amount below zero is no formula; behind an apostrophe it would be a text, which no spreadsheet sums. */
const NUMBER = /^-\d+(\.\d+)?$/

/**
 * RFC 4180 with a byte order mark, and by default with the semicolons that a Swiss Excel expects; commas are for other programs.
 * Guards against CSV injection with an apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: ';' | ',' = ';'): string {
  return `\ufeff${writeCsvRows(rows, separator)}`
}

/** What follows a first part of `writeCsv`. */
export function writeCsvRows(rows: readonly (readonly string[])[], separator: ';' | ',' = ';'): string {
  return rows.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('')
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
