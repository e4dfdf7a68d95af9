import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import type { RosterRowData } from './filter-roster.ts'
import { namesOf } from './names-of.ts'
import { useMarkedBy, type Who } from './use-marked-by.ts'
import styles from './roster.module.css'

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
