import { useLoaderData } from 'react-router'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { Button } from '#site/ui/button.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { NoticePage } from '#site/ui/notices/notice-page.tsx'
import { paths } from '#content/paths.ts'
import type { PersonalFileView, PersonalItem } from '#features/privacy/personal-file.ts'
import { formatDay, formatTime, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import type { MyFileData } from './my-file.loader.ts'
import styles from './my-file-page.module.css'

type Group = PersonalFileView['groups'][number]

/** Beyond this, only number and date range are shown. */
const MOST_LINES = 12

function RecordGroup({ group: { kind, items } }: { group: Group }) {
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
      <span className={`${styles.fate} note`}>
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

export default function MyFilePage() {
  const { kind, file: messages } = useMessages('my-data')
  const { token, file, unsure } = useLoaderData<MyFileData>()
  if (!file) {
    const { title, lead, again } = messages.unknown
    return (
      <NoticePage kind={kind} title={title} lead={lead}>
        <p className="row">
          <ArrowLink to={paths.myData}>{again}</ArrowLink>
        </p>
      </NoticePage>
    )
  }
  if (file.groups.length === 0) {
    const { title, lead } = messages.nothing
    return <NoticePage kind={kind} title={title} lead={fill(lead, { address: file.address })} />
  }
  return <MyFile token={token} file={file} unsure={unsure} />
}

function MyFile({ token, file, unsure }: { token: string; file: PersonalFileView; unsure: boolean }) {
  const { kind, file: messages } = useMessages('my-data')
  const language = useLanguage()
  const time = formatTime(language, swissTime(new Date(file.expiresAt)).time)
  return (
    <div className={`wrap grid ${styles.page} small-titles`}>
      <header className={`${styles.head} small-titles full`}>
        <SectionRule name={kind} aside={fill(messages.until, { time })} />
        <h1>{messages.title}</h1>
        <p className="lead">{fill(messages.lead, { address: file.address })}</p>
      </header>
      <div className={styles.stored}>
        {file.groups.map((group) => (
          <RecordGroup key={group.kind} group={group} />
        ))}
      </div>
      <div className={styles.acts}>
        <section className="stack" aria-labelledby="mitnehmen">
          <h2 id="mitnehmen">{messages.take.title}</h2>
          <p>{messages.take.lead}</p>
          <form className="stack" method="get" action={`/api/privacy/files/${token}/export`}>
            <input type="hidden" name="lng" value={language} />
            <Button type="submit">{messages.take.action}</Button>
          </form>
        </section>
        <EraseForm token={token} unsure={unsure} />
      </div>
    </div>
  )
}

/** A plain form, with and without JavaScript. */
function EraseForm({ token, unsure }: { token: string; unsure: boolean }) {
  const { erase } = useMessages('my-data').file
  const language = useLanguage()
  return (
    <section className="stack" id="loeschen" aria-labelledby="loeschen-titel">
      <h2 id="loeschen-titel">{erase.title}</h2>
      <p>{erase.lead}</p>
      <p className="muted">{erase.keeps}</p>
      <form
        className="stack"
        method="post"
        // The server's message is in the page's language, the browser's in its own.
        noValidate
        action={`/datenschutz/meine-daten/einsicht?token=${encodeURIComponent(token)}&lng=${language}`}
      >
        <Checkbox
          name="sure"
          required
          aria-describedby={unsure ? 'loeschen-fehler' : undefined}
          aria-invalid={unsure || undefined}
        >
          {erase.sure}
        </Checkbox>
        {unsure && <ErrorText id="loeschen-fehler">{erase.notSure}</ErrorText>}
        <Button type="submit">{erase.action}</Button>
      </form>
    </section>
  )
}
