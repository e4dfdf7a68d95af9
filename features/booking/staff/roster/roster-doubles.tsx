import type { KeptMark } from '#features/booking/roster/roster-mark.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { type RosterRowData, namesOf } from './roster-rows.ts'
import styles from './roster.module.css'
import { formatTime, swissTime } from '#i18n/format-date.ts'

/** Conflicting marks of the same person or payment, with author and time. Empty without conflicts. */
export function RosterDoubles({ row: { entry, status }, who }: { row: RosterRowData; who: Who }) {
  const { doubles, door, row } = useMessages('staff-roster')
  const language = useLanguage()
  const names = namesOf(entry, row.person)
  const markedBy = useMarkedBy(who)
  const sentences = status.doubles.map(({ person, isHere, marks }) =>
    fill(isHere ? doubles.twice : doubles.disagree, {
      person: names[person] ?? entry.name,
      list: marks.map(markedBy).join('; '),
    }),
  )
  if (status.isMoneyUnclear)
    sentences.push(
      fill(doubles.money, {
        list: status.taken
          .map((mark) =>
            fill(doubles.taken, {
              said: markedBy(mark),
              amount: formatPrice(language, mark.cents ?? 0),
              means: door[mark.means ?? 'cash'],
            }),
          )
          .join('; '),
      }),
    )
  if (sentences.length === 0) return null
  return (
    <div className={styles.doubles}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

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
