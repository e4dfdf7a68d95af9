import { fill, formatPrice } from '#i18n/format.ts'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import type { EventFile } from './event.contract.ts'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import styles from './event-page.module.css'
import { MinimumMeter } from './minimum-meter.tsx'
import { Occupancy } from './occupancy.tsx'
import { useEventState } from './use-event-state.ts'

export function EventHead({ event }: Pick<EventFile, 'event'>) {
  const markOf = useTrailMark()
  const messages = useMessages('staff')
  const { facts } = messages.event
  const { guides } = useMessages('staff-blocked')
  const language = useLanguage()
  const stateOf = useEventState()
  const hasMoney = useMay('bookings')
  useViewTitle(event.title)
  const { priceCents } = event
  const price =
    priceCents === null
      ? messages.event.group
      : priceCents === 0
        ? messages.event.free
        : formatPrice(language, priceCents, { code: 'chf' })
  const rows: [string, React.ReactElement | string | null][] = [
    [facts.when, [eventDays(language, event), eventTimes(language, event)].filter(Boolean).join(', ')],
    [guides.lead, leadOf()],
    [facts.place, event.place],
    [facts.meetingPoint, event.meetingPoint],
    [facts.price, hasMoney ? price : null],
    [messages.season.columns.people, <Occupancy key="people" event={event} />],
    [
      messages.season.columns.state,
      <span key="state">
        {event.movedTo ? (
          <PageLink to={staffPaths.event(event.movedTo.id)}>{stateOf(event)}</PageLink>
        ) : (
          stateOf(event)
        )}
        {!event.cancelled && <MinimumMeter event={event} />}
      </span>,
    ],
    [facts.note, event.note],
  ]
  function leadOf(): string {
    const { leadName, helperNames } = event.guides
    const name = leadName ?? guides.nobody
    return helperNames.length > 0 ? fill(guides.with, { name, names: helperNames.join(', ') }) : name
  }

  return (
    <header>
      <h1 className={styles.title}>
        <TrailMark kind={markOf(event.serviceId)} /> {event.title}
      </h1>
      <dl className={styles.facts} data-kit="facts">
        {rows
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {event.public && (
        <p className={styles.public}>
          <ArrowLink to={paths.event(event.id)}>{messages.event.public}</ArrowLink>
        </p>
      )}
    </header>
  )
}
