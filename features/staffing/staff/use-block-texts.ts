import { fill } from '#i18n/format.ts'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { useTexts } from '#kit/texts.ts'
import type { BlockedDays } from '../blocked-days.ts'
import type { Team } from './blocked-days.contract.ts'

export function useBlockTexts({ own, people }: Pick<Team, 'own' | 'people'>) {
  const { t, language, day } = useTexts('staff-blocked')
  return {
    /** Somebody by name; without one whoever reads is "you". */
    nameOf(staffId: string | null): string {
      if (staffId === null) return t.everybody
      return people.find(({ id }) => id === staffId)?.name || (staffId === own ? t.you : '?')
    },
    daysOf({ fromDay, toDay }: Pick<BlockedDays, 'fromDay' | 'toDay'>): string {
      if (fromDay === toDay) return formatWeekdayAndDay(language, fromDay)
      return fill(t.range, { from: day(fromDay), to: day(toDay) })
    },
  }
}
