/** A sale price with its Swiss days (`YYYY-MM-DD`); both belong to the sale, null leaves that end open. */
export interface Sale {
  salePriceInCents: number | null
  saleFrom: string | null
  saleUntil: string | null
}

export type SaleState = 'planned' | 'running' | 'over'

/** Undefined without a sale. */
export function saleState(
  { salePriceInCents, saleFrom, saleUntil }: Sale,
  day: string,
): SaleState | undefined {
  if (salePriceInCents === null) return undefined
  if (saleFrom !== null && day < saleFrom) return 'planned'
  return saleUntil !== null && day > saleUntil ? 'over' : 'running'
}

/** The price on that day; the same rule as `sale_price_on` in `db/routines/catalog.sql`. */
export function salePriceOn(sale: Sale, day: string): number | null {
  return saleState(sale, day) === 'running' ? sale.salePriceInCents : null
}

export type SaleProblem = 'sale_not_below_price' | 'sale_days_without_price' | 'sale_ends_before_start'

/** Why a variant cannot have this sale. */
export function problemOfSale(priceInCents: number, sale: Sale): SaleProblem | undefined {
  const { salePriceInCents, saleFrom, saleUntil } = sale
  if (salePriceInCents === null)
    return saleFrom === null && saleUntil === null ? undefined : 'sale_days_without_price'
  if (salePriceInCents >= priceInCents) return 'sale_not_below_price'
  return saleFrom !== null && saleUntil !== null && saleUntil < saleFrom
    ? 'sale_ends_before_start'
    : undefined
}
