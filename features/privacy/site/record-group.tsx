import type { PersonalFileView, PersonalItem } from '#features/privacy/personal-file.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { formatDay, formatWeekdayAndDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import styles from './my-file-page.module.css'

type Group = PersonalFileView['groups'][number]

/** Beyond this, only number and date range are shown. */
const MOST_LINES = 12

export function RecordGroup({ group: { kind, items } }: { group: Group }) {
  const { kinds, about } = useMessages('my-data').file
  const language = useLanguage()
  const isList = items.length <= MOST_LINES && items.some(({ number, title }) => number ?? title)
  return (
    <section aria-labelledby={`art-${kind}`}>
      <h2 id={`art-${kind}`}>{plural(language, items.length, kinds[kind])}</h2>
      <p className="small muted">{about[kind]}</p>
      <ul className={styles.items}>
        {isList
          ? items.map((item, index) => <Item key={`${index} ${item.day}`} item={item} />)
          : summed(items).map((item) => <Item key={item.first.day} item={item.first} last={item.last} />)}
      </ul>
    </section>
  )
}

function Item({ item, last }: { item: PersonalItem; last?: PersonalItem }) {
  const messages = useMessages('my-data').file
  const language = useLanguage()
  const from = formatDay(language, item.day)
  const namesOf = ({ number, title, cents }: PersonalItem) => [
    ...(number === null ? [] : [fill(messages.number, { number })]),
    ...(title === null ? [] : [title]),
    ...(cents === null ? [] : [formatPrice(language, cents, { code: 'chf' })]),
  ]
  const day =
    last && last.day !== item.day ? fill(messages.span, { from, to: formatDay(language, last.day) }) : from
  return (
    <li>
      <span className="num">{day}</span>
      {!last && <span className="num">{namesOf(item).join(', ')}</span>}
      <span className={styles.fate}>
        {item.keep === null
          ? messages.goes
          : item.keptUntil === null
            ? messages.keep[item.keep]
            : fill(messages.keptUntil, { day: formatWeekdayAndDay(language, item.keptUntil) })}
      </span>
    </li>
  )
}

/** First and last item per retention outcome. */
function summed(items: PersonalItem[]): { first: PersonalItem; last: PersonalItem }[] {
  const spans = new Map<string, { first: PersonalItem; last: PersonalItem }>()
  for (const item of items) {
    const fate = `${item.keep} ${item.keptUntil}`
    spans.set(fate, { first: spans.get(fate)?.first ?? item, last: item })
  }
  return [...spans.values()]
}
