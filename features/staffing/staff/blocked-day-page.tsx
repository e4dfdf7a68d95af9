import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { PageLink } from '#site/page-link.tsx'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { fill, plural } from '#i18n/format.ts'
import { Items, PageHead, Section, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { type BlockDetails, blockedDays } from './blocked-days.contract.ts'
import type { HitEvent, HitRequest } from './day-hits.ts'
import { QuoteMoves } from './quote-moves.tsx'
import { useBlockTexts } from './use-block-texts.ts'

/** What blocked days touch: quotes to move in one sitting, events and requests with the way to what can be done. */
export default function BlockedDayPage() {
  const { t } = useTexts('staff-blocked')
  return (
    <LoadedPage of={blockedDays.read} back={{ to: staffPaths.blockedDays, title: t.back }}>
      {(details, reload) => <Block {...details} onChanged={reload} />}
    </LoadedPage>
  )
}

function Block({ block, hits, today, onChanged, ...team }: BlockDetails & { onChanged: () => void }) {
  const { t } = useTexts('staff-blocked')
  const navigate = useNavigate()
  const { nameOf, daysOf } = useBlockTexts(team)
  const onDone = () => void navigate(staffPaths.blockedDays)
  const { busy, send } = useAction(blockedDays.free, { done: t.freed, onDone })
  const { id, staffId, kind } = block
  const { quotes, events, requests } = hits
  const title = `${nameOf(staffId)}, ${daysOf(block)}`
  useViewTitle(title)
  return (
    <>
      <PageHead title={title} lead={t.kinds[kind]}>
        <Button size="sm" aria-disabled={busy} onClick={() => void send({ id })}>
          {t.free}
        </Button>
      </PageHead>
      {quotes.length + events.length + requests.length === 0 && <p role="status">{t.nothingLeft}</p>}
      <Stack gap={48}>
        {quotes.length > 0 && <QuoteMoves quotes={quotes} today={today} onChanged={onChanged} />}
        {events.length > 0 && <HitEvents events={events} />}
        {requests.length > 0 && <HitRequests requests={requests} />}
      </Stack>
    </>
  )
}

function HitEvents({ events }: { events: HitEvent[] }) {
  const { t, language } = useTexts('staff-blocked')
  const aboutOf = (event: HitEvent) => {
    const when = { ...event, allDay: false }
    return [
      [eventDays(language, when), eventTimes(language, when)].filter(Boolean).join(', '),
      plural(language, event.people, t.people),
      event.lead === null ? t.noLead : fill(t.leadIs, { name: event.lead }),
      !event.public && t.private,
    ]
  }
  return (
    <Section title={t.eventsTitle} gap={12}>
      <p className="muted">{t.eventsLead}</p>
      <Items>
        {events.map((event) => (
          <Hit key={event.id} title={event.title} about={aboutOf(event)} to={staffPaths.event(event.id)}>
            {t.openEvent}
            <span className="visually-hidden">: {event.title}</span>
          </Hit>
        ))}
      </Items>
    </Section>
  )
}

function HitRequests({ requests }: { requests: HitRequest[] }) {
  const { t, day: format } = useTexts('staff-blocked')
  return (
    <Section title={t.requestsTitle} gap={12}>
      <Items>
        {requests.map(({ id, number, name, day }) => (
          <Hit
            key={id}
            title={`${number}, ${name}`}
            about={[fill(t.wished, { days: format(day) })]}
            to={staffPaths.request(id)}
          >
            {t.openRequest}
            <span className="visually-hidden">: {name}</span>
          </Hit>
        ))}
      </Items>
    </Section>
  )
}

interface HitProps {
  title: string
  about: readonly (string | false)[]
  to: string
  children: ReactNode
}

function Hit({ title, about, to, children }: HitProps) {
  return (
    <li>
      <p>
        <b>{title}</b>
        <small>{about.filter(Boolean).join(' · ')}</small>
      </p>
      <PageLink className="button button--sm" to={to}>
        {children}
      </PageLink>
    </li>
  )
}
