import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { counted } from '#i18n/counted.ts'
import { fill } from '#i18n/format.ts'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { FormAlert } from '#app/form/form-alert.tsx'
import { UnknownPage } from '#app/ui/notices/unknown-page.tsx'
import { Fact } from '#app/ui/layout/fact.tsx'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import rows from '#app/ui/styles/fact-rows.module.css'
import { ArrowIcon } from '#app/ui/pictures/icons.tsx'
import marked from '#app/ui/styles/marked-list.module.css'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { CheckInCode } from '../my-booking/check-in-code.tsx'
import page from '../my-booking/my-booking-page.module.css'
import type { Group, MyGroupData } from './group.loader.ts'
import styles from './group-page.module.css'
import { GuestForm } from './guest-form.tsx'
import { OwnEntry } from './own-entry.tsx'

/** Where a guest of a booking reads what is to know, and enters himself. */
export default function GroupPage() {
  const { group, key, problem, done, submission } = useLoaderData<MyGroupData>()
  const messages = useMessages('my-group')
  if (!group) return <UnknownPage words={messages.unknown} />
  const problems: Partial<Record<string, string>> = messages.problems
  const { own, isOpen, people, entered } = group
  const isFull = !own && entered >= people
  return (
    <div className={`wrap grid ${page.page}`}>
      <Head group={group} done={done}>
        {problem && <FormAlert title={problems[problem] ?? messages.problems.failed} />}
      </Head>
      <div className={styles.form}>
        {isOpen && !isFull && (
          <GuestForm
            key={own?.entry ?? 'new'}
            group={group}
            own={own}
            idempotencyKey={key}
            submission={submission}
          />
        )}
        {isOpen && isFull && <p>{messages.full}</p>}
        {!isOpen && <p>{messages.closed}</p>}
        {own && <OwnEntry group={group} own={own} />}
      </div>
      <div className={page.main}>
        {own?.checkIn && <CheckInCode picture={own.checkIn} messages={messages.checkIn} />}
        <Facts group={group} />
        <Packing items={group.packingList} />
      </div>
    </div>
  )
}

function Head({ group, done, children }: { group: Group; done: string | null; children: ReactNode }) {
  const messages = useMessages('my-group')
  const language = useLanguage()
  const { event, people, entered, own } = group
  return (
    <div className={page.head}>
      <SectionRule name={messages.name} />
      {children && <div className={page.problem}>{children}</div>}
      <h1>{event.title}</h1>
      <p className="lead">{own ? messages.entered : done === 'removed' ? messages.removed : messages.lead}</p>
      <p className="num">{fill(counted(language, entered, messages.count), { people })}</p>
    </div>
  )
}

function Facts({ group: { event, company, link } }: { group: Group }) {
  const messages = useMessages('my-group')
  const language = useLanguage()
  return (
    <>
      <dl className={`${rows.rows} ${page.facts}`}>
        <Fact name={messages.facts.when}>
          {eventDays(language, event)}
          <br />
          {eventTimes(language, event)}
        </Fact>
        <Fact name={messages.facts.where}>{event.place}</Fact>
        {event.meetingPoint && <Fact name={messages.facts.meetingPoint}>{event.meetingPoint}</Fact>}
        {company && <Fact name={messages.company}>{company}</Fact>}
      </dl>
      <p className={page.links}>
        <a className="go" href={`/gruppe/${link}/termin.ics?${LANGUAGE_QUERY}=${language}`}>
          {messages.calendar}
          <ArrowIcon />
        </a>
        <a className="go" href={`/gruppe/${link}/blatt.pdf?${LANGUAGE_QUERY}=${language}`}>
          {messages.pdf}
          <ArrowIcon />
        </a>
      </p>
    </>
  )
}

function Packing({ items }: { items: readonly string[] }) {
  const { packing } = useMessages('my-group')
  if (items.length === 0) return null
  return (
    <div className={page.next}>
      <h2>{packing}</h2>
      <ul className={marked.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
