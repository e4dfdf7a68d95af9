import type { Prices } from './staff-product.ts'
import type { SaleState } from '../sale.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'

type Days = Pick<Prices, 'saleFrom' | 'saleUntil'>

/** `1. bis 14. März 2027`; empty for a sale without days. */
export function useSaleDays(): (days: Days, state?: SaleState | null) => string {
  const { t, day: dayOf } = useTexts('staff-shop')
  const { saleDays: messages } = t
  return ({ saleFrom, saleUntil }, state) => {
    const [from, until] = [saleFrom, saleUntil].map((day) => (day ? dayOf(day) : ''))
    if (state === 'over') return fill(messages.over, { until: until ?? '' })
    if (from && until) return fill(messages.between, { from, until })
    if (until) return fill(messages.until, { until })
    return from ? fill(messages.planned, { from }) : ''
  }
}
