import type { ReactNode } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { usePrivateForm } from '#site/form/behaviour/use-private-form.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { Fact } from '#site/ui/layout/fact.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { UnknownPage } from '#site/ui/notices/unknown-page.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { paths } from '#content/paths.ts'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { counted } from '#i18n/counted.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { fill } from '#i18n/format.ts'
import rows from '#site/ui/styles/fact-rows.module.css'
import marked from '#site/ui/styles/marked-list.module.css'
import { CheckInCode } from '../my-booking/check-in-code.tsx'
import page from '../my-booking/my-booking-page.module.css'
import type { Group, MyGroupData } from './group.loader.ts'
import { GuestForm } from './guest-form.tsx'
import styles from './group-page.module.css'

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
    <div className={`${page.head} small-titles`}>
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
      <p className={`${page.links} no-print`}>
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
    <div className={`${page.next} small-titles`}>
      <h2>{packing}</h2>
      <ul className={marked.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

interface OwnEntryProps {
  group: Group
  own: NonNullable<Group['own']>
}

/** Says how to return, and takes the entry out. */
function OwnEntry({ group: { link }, own }: OwnEntryProps) {
  const messages = useMessages('my-group')
  const language = useLanguage()
  const navigate = useNavigate()
  const { form, busy } = usePrivateForm(
    {
      action: `/api/groups/${link}/entries/${own.entry}/removal?${LANGUAGE_QUERY}=${language}`,
      done: messages.removed,
      onSaved: async () => navigate(`${paths.myGroup(link)}?done=removed`),
    },
    () => ({}),
  )
  return (
    <form className={`${styles.leave} stack`} {...form}>
      <p>{messages.back}</p>
      <Button type="submit" size="sm" aria-disabled={busy}>
        {messages.remove}
      </Button>
    </form>
  )
}
