import type { ReactNode } from 'react'
import { offerUntil } from '#features/booking/booking.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { eventSpan } from '#features/calendar/rules/event-span.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import type { SeasonEvent } from '#features/calendar/staff/staff-event.ts'
import { readOut } from './read-out.ts'
import styles from './telephone.module.css'
import { isReserving, type TelephoneDraft, totalOf, waits } from './telephone-draft.ts'

interface SheetSummaryProps {
  draft: TelephoneDraft
  event: SeasonEvent | undefined
  /** Swiss day. */
  today: string
  busy: boolean
  /** What is wrong. */
  children: ReactNode
}

/** What will hold once it is booked, and what to say before. */
export function SheetSummary({ draft, event, today, busy, children }: SheetSummaryProps) {
  const { summary, read } = useMessages('staff-telephone')
  const language = useLanguage()
  const { people, way, email, voucher } = draft
  const money = (cents: number) => formatPrice(language, cents)
  const isWaiting = event !== undefined && waits(event, people)
  const reserves = isReserving(way) && !isWaiting
  const sign = isWaiting ? summary.wait : reserves ? summary.hold : summary.book
  const language2 = LANGUAGE_NAMES[draft.language]
  const facts = [
    email.trim()
      ? fill(summary.mailed, { email: email.trim(), language: language2 })
      : fill(summary.printed, { language: language2 }),
    isWaiting && summary.waits,
    event && !isWaiting && event.placesLeft === people && summary.fullAfter,
    event && reserves && untilText(event),
    voucher.trim() && summary.voucher,
  ].filter((fact) => typeof fact === 'string' && fact !== '')

  function untilText(of: SeasonEvent) {
    const now = new Date()
    const startsAt = new Date(of.startsAt)
    const heldUntil =
      way === 'online' ? offerUntil({ startsAt }, now) : new Date(now.getTime() + draft.holdDays * 86_400_000)
    const { day, time } = swissTime(heldUntil < startsAt ? heldUntil : startsAt)
    return fill(summary.until, { day: formatDay(language, day), time: formatTime(language, time) })
  }

  return (
    <>
      <section aria-labelledby="telefon-gilt">
        <h2 id="telefon-gilt">{summary.title}</h2>
        {event ? (
          <dl className={styles.sum}>
            <div>
              <dt>{`${people} × ${money(event.priceCents ?? 0)}`}</dt>
              <dd>{money(totalOf(event, people))}</dd>
            </div>
            <div>
              <dt>{isWaiting ? summary.due.hold : summary.due[way]}</dt>
              <dd>{money(totalOf(event, people))}</dd>
            </div>
          </dl>
        ) : (
          <p className="muted">{summary.choose}</p>
        )}
      </section>
      {children}
      <div>
        <TrailSign type="submit" wide aria-disabled={busy} note={email.trim() ? undefined : summary.prints}>
          {busy ? summary.busy : sign}
        </TrailSign>
      </div>
      <ul className="muted tiny" data-kit="stack" data-gap="4">
        {facts.map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
      {event && (
        <section
          className={styles.read}
          data-kit="panel"
          data-gap="4"
          data-raised=""
          aria-labelledby="telefon-vorlesen"
        >
          <h2 id="telefon-vorlesen">{read.title}</h2>
          <p>
            {readOut(language, read, {
              title: event.title,
              days: eventDays(language, event),
              firstDay: eventSpan(event).firstDay,
              today,
              meetingPoint: event.meetingPoint ?? event.place,
              people,
              totalCents: totalOf(event, people),
              way,
              waits: isWaiting,
            })}
          </p>
        </section>
      )}
    </>
  )
}
