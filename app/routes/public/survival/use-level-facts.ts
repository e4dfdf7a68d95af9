import type { SurvivalCourse } from '#content/services.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { formatTime } from '#i18n/format-date.ts'

export function useLevelFacts({ id, pricePerPersonCents, group, hours }: SurvivalCourse) {
  const language = useLanguage()
  const messages = useMessages('survival-levels')
  const level = messages.levels[id]
  return {
    ...level,
    price: formatPrice(language, pricePerPersonCents, { code: 'chf' }),
    group: fill(messages.group, group),
    hours: fill(level.hours, { from: formatTime(language, hours.from), to: formatTime(language, hours.to) }),
  }
}
