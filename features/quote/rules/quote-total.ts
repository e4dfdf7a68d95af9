import type { QuoteDiscount, QuoteDocument, QuoteLine } from './quote-document.ts'

/** Rappen. */
export interface QuoteTotal {
  /** In the order of the document. */
  lineCents: number[]
  /** What is taken off; at most what it is on. */
  discountCents: number
  totalCents: number
}

/** Sums up in Rappen: each line and the discount are rounded half up, so that what is printed adds up. */
export function quoteTotal({ lines, discount }: Pick<QuoteDocument, 'lines' | 'discount'>): QuoteTotal {
  const lineCents = lines.map(lineTotal)
  const sum = lineCents.reduce((total, cents) => total + cents, 0)
  const base = discount?.line == null ? sum : (lineCents[discount.line] ?? 0)
  const discountCents = discount ? Math.min(base, discountOn(base, discount)) : 0
  return { lineCents, discountCents, totalCents: sum - discountCents }
}

export function lineTotal({ quantity, unitCents }: Pick<QuoteLine, 'quantity' | 'unitCents'>): number {
  return Math.round((quantity * unitCents) / 100)
}

function discountOn(base: number, { percent, cents }: QuoteDiscount): number {
  return percent === null ? (cents ?? 0) : Math.round((base * percent) / 10_000)
}
