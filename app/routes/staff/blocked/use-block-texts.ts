import type { BlockedDays, StaffPerson } from '#features/staffing/blocked-days.ts'
import { fill } from '#i18n/format.ts'
import { formatDay, formatWeekdayAndDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'

interface People {
  own: string
  people: readonly StaffPerson[]
}

export function useBlockTexts({ own, people }: People) {
  const messages = useMessages('staff-blocked')
  const language = useLanguage()
  return {
    /** Somebody by name; without one whoever reads is "you". */
    nameOf(staffId: string | null): string {
      if (staffId === null) return messages.everybody
      return people.find(({ id }) => id === staffId)?.name || (staffId === own ? messages.you : '?')
    },
    daysOf({ fromDay, toDay }: Pick<BlockedDays, 'fromDay' | 'toDay'>): string {
      if (fromDay === toDay) return formatWeekdayAndDay(language, fromDay)
      return fill(messages.range, { from: formatDay(language, fromDay), to: formatDay(language, toDay) })
    },
  }
}
