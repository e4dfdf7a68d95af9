import type { Prices } from '#features/catalog/staff/staff-product.ts'
import type { SaleState } from '#features/catalog/sale.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'

type Days = Pick<Prices, 'saleFrom' | 'saleUntil'>

/** `1. bis 14. März 2027`; empty for a sale without days. */
export function useSaleDays(): (days: Days, state?: SaleState | null) => string {
  const { saleDays: messages } = useMessages('staff-shop')
  const language = useLanguage()
  return ({ saleFrom, saleUntil }, state) => {
    const [from, until] = [saleFrom, saleUntil].map((day) => (day ? formatDay(language, day) : ''))
    if (state === 'over') return fill(messages.over, { until: until ?? '' })
    if (from && until) return fill(messages.between, { from, until })
    if (until) return fill(messages.until, { until })
    return from ? fill(messages.planned, { from }) : ''
  }
}
