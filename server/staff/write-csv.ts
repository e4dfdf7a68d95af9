/** Begins what a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/

/**
 * A table as RFC 4180 writes it, with a byte order mark so that spreadsheets read UTF-8. A cell that a spreadsheet
 * would run as a formula begins with an apostrophe: what visitors typed must stay text.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
