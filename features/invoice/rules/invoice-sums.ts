import type { InvoiceLine, LineVat } from '../invoice.ts'

/** Per mille, from a day on (MWSTG Art. 25); the newest first. */
const VAT_RATES = [
  { from: '2024-01-01', standard: 81, reduced: 26, lodging: 38, none: 0 },
  { from: '2018-01-01', standard: 77, reduced: 25, lodging: 37, none: 0 },
] as const satisfies readonly ({ from: string } & Record<LineVat, number>)[]

/** Most of an invoice; a QR-bill takes more. */
export const MAX_TOTAL_CENTS = 1_000_000_00
export const MAX_QUANTITY_HUNDREDTHS = 1_000_000

/** In Rappen, half a Rappen away from zero. */
export function lineCents({
  quantityHundredths,
  unitCents,
}: Pick<InvoiceLine, 'quantityHundredths' | 'unitCents'>): number {
  const product = quantityHundredths * unitCents
  return Math.sign(product) * Math.round(Math.abs(product) / 100) || 0
}

export function totalOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0)
}

export interface VatShare {
  permille: number
  /** With the tax. */
  grossCents: number
  netCents: number
  taxCents: number
}

/** The tax in prices that include it, by rate, the highest first; the shares sum to the total. */
export function vatShares(lines: readonly InvoiceLine[], day: string): VatShare[] {
  const grossOf = new Map<number, number>()
  for (const line of lines) {
    const permille = vatPermille(line.vat, day)
    grossOf.set(permille, (grossOf.get(permille) ?? 0) + lineCents(line))
  }
  return [...grossOf]
    .toSorted(([a], [b]) => b - a)
    .map(([permille, grossCents]) => {
      const taxCents =
        Math.sign(grossCents) * Math.round((Math.abs(grossCents) * permille) / (1000 + permille)) || 0
      return { permille, grossCents, netCents: grossCents - taxCents, taxCents }
    })
}

/** The rate of the day on which it was performed; before the first row, that of the first. */
export function vatPermille(vat: LineVat, day: string): number {
  const rates = VAT_RATES.find(({ from }) => from <= day) ?? VAT_RATES.at(-1)
  return rates?.[vat] ?? 0
}

/** `8.1` */
export function formatPermille(permille: number): string {
  return (permille / 10).toFixed(1)
}
