import { useNavigate } from 'react-router'
import { plural } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { eventDays, eventTimes } from '../../../calendar/event-days.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { fill } from '#i18n/format.ts'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useViewTitle } from '../use-view-title.ts'
import styles from './blocked.module.css'
import type { BlockFile, HitEvent, HitRequest } from './day-hits.ts'
import { QuoteMoves } from './quote-moves.tsx'
import { useBlockTexts } from './use-block-texts.ts'
import { useFreeDays } from './use-free-days.ts'

/** What blocked days touch: quotes to move in one sitting, events and requests with the way to what can be done. */
export function BlockFileView({ id }: { id: string }) {
  const messages = useMessages('staff-blocked')
  const language = useLanguage()
  const { value, problem, reload } = useLoaded<'/blocked-days/:id'>(
    `/blocked-days/${encodeURIComponent(id)}?lng=${language}`,
  )
  return (
    <>
      <BackLink to={staffPaths.blocked()}>{messages.back}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && <Loaded file={value} onChanged={reload} />}
    </>
  )
}

function Loaded({ file, onChanged }: { file: BlockFile; onChanged: () => void }) {
  const messages = useMessages('staff-blocked')
  const navigate = useNavigate()
  const { nameOf, daysOf } = useBlockTexts(file)
  const { busy, free } = useFreeDays(() => void navigate(staffPaths.blocked()))
  const { block, hits } = file
  const title = `${nameOf(block.staffId)}, ${daysOf(block)}`
  useViewTitle(title)
  const isEmpty = hits.quotes.length + hits.events.length + hits.requests.length === 0
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className="muted">{messages.kinds[block.kind]}</p>
        </div>
        <Button size="sm" aria-disabled={busy} onClick={() => void free(block.id)}>
          {messages.free}
        </Button>
      </header>
      {isEmpty && <p role="status">{messages.nothingLeft}</p>}
      {hits.quotes.length > 0 && <QuoteMoves quotes={hits.quotes} today={file.today} onChanged={onChanged} />}
      {hits.events.length > 0 && <HitEvents events={hits.events} />}
      {hits.requests.length > 0 && <HitRequests requests={hits.requests} />}
    </>
  )
}

function HitEvents({ events }: { events: HitEvent[] }) {
  const messages = useMessages('staff-blocked')
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="anlaesse">
      <h2 id="anlaesse">{messages.eventsTitle}</h2>
      <p className="muted">{messages.eventsLead}</p>
      <ul className={styles.hits}>
        {events.map((event) => {
          const when = { ...event, allDay: false }
          return (
            <li key={event.id}>
              <p>
                <b>{event.title}</b>
                <small>
                  {[
                    [eventDays(language, when), eventTimes(language, when)].filter(Boolean).join(', '),
                    plural(language, event.people, messages.people),
                    event.lead === null ? messages.noLead : fill(messages.leadIs, { name: event.lead }),
                    !event.public && messages.private,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </p>
              <PageLink className="button button--sm" to={staffPaths.event(event.id)}>
                {messages.openEvent}
                <span className="visually-hidden">: {event.title}</span>
              </PageLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function HitRequests({ requests }: { requests: HitRequest[] }) {
  const messages = useMessages('staff-blocked')
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="anfragen">
      <h2 id="anfragen">{messages.requestsTitle}</h2>
      <ul className={styles.hits}>
        {requests.map(({ id, number, name, day }) => (
          <li key={id}>
            <p>
              <b>{`${number}, ${name}`}</b>
              <small>{fill(messages.wished, { days: formatDay(language, day) })}</small>
            </p>
            <PageLink className="button button--sm" to={staffPaths.request(id)}>
              {messages.openRequest}
              <span className="visually-hidden">: {name}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
