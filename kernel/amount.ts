const AMOUNT = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/** `12`, `12.5`, `1'200`, `CHF 1’200.50`, `200.–` to Rappen; undefined for anything else. */
export function toCents(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^CHF/i, '')
    .replace(/\.[–-]+$/, '')
    .replace(/[’‘'\s]/g, '')
  const [, whole, fraction = ''] = AMOUNT.exec(plain) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** As `toCents`, in whole francs; undefined also for an amount with Rappen. */
export function toWholeFrancs(text: string): number | undefined {
  const cents = toCents(text)
  return cents === undefined || cents % 100 !== 0 ? undefined : cents / 100
}

/** For files: `1200.50`. */
export function fromCents(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Before every amount below zero that people read; files have a hyphen, which spreadsheets understand. */
export const MINUS = '−'

/** For a field or a column: `1’200.50`, `−3.00`, the same in every language. */
export function amountText(cents: number): string {
  const sign = cents < 0 ? MINUS : ''
  return sign + fromCents(Math.abs(cents)).replace(/\B(?=(?:\d{3})+\.)/g, '’')
}
