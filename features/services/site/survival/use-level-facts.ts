import { textsOfService } from '#features/services/content/service-name.ts'
import { pricesOf } from '#features/services/content/service-prices.ts'
import type { SurvivalCourse } from '#features/services/content/services.ts'
import { fill, formatFrancs, formatNumber } from '#i18n/format.ts'
import { formatTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'

export function useLevelFacts({ id, group, hours, walk, minimumAge }: SurvivalCourse) {
  const language = useLanguage()
  const messages = useMessages('survival-levels')
  const { prices } = useMessages('common')
  const level = textsOfService(messages.levels, id)
  return {
    ...level,
    price: formatFrancs(language, pricesOf(prices, id)[0]),
    group: fill(messages.group, group),
    hours: fill(level.hours, { from: formatTime(language, hours.from), to: formatTime(language, hours.to) }),
    distance: fill(messages.distance, {
      km: walk.kilometres,
      metres: formatNumber(language, walk.ascentMetres),
    }),
    requirement: fill(level.requirement, { age: minimumAge }),
  }
}
