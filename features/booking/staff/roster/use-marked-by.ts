import type { KeptMark } from '#features/booking/roster/roster-mark.ts'
import { formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'

/** Addresses of accounts, and whose page it is. */
export interface Who {
  people: Readonly<Record<string, string>>
  me: string
}

/** Author and time of a mark. */
export function useMarkedBy(who: Who): (mark: KeptMark) => string {
  const { doubles } = useMessages('staff-roster')
  const language = useLanguage()
  return ({ by, at }) =>
    fill(doubles.who, {
      who: by === who.me ? doubles.you : (who.people[by] ?? doubles.somebody),
      time: formatTime(language, swissTime(new Date(at)).time),
    })
}
