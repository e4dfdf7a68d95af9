const AMOUNT = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/** `12`, `12.5`, `1’200.50` in CHF to Rappen; undefined for anything else. */
export function toCents(text: string): number | undefined {
  const [, whole, fraction = ''] = AMOUNT.exec(text.replace(/[’'\s]/g, '')) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

export function fromCents(cents: number): string {
  return (cents / 100).toFixed(2)
}
