import { pricesOf } from '#features/services/content/service-prices.ts'
import type { SurvivalCourse } from '#features/services/content/services.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'

/** Of the course's own voucher; a course that owners added has none, so the value voucher of what it costs. */
export function useVoucherPath({ id, like }: Pick<SurvivalCourse, 'id' | 'like'>): string {
  const { prices } = useMessages('common')
  if (!like) return paths.product(`gutschein-${id}`)
  // The name is `AMOUNT_QUERY`; importing it moves 2.7 KB of the shop's CSS into the page of a course.
  const francs = Math.ceil(pricesOf(prices, id)[0] / 100)
  return `${paths.product('gutschein-wert')}?amount=${francs}`
}
