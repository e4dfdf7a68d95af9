import { formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { bookingPath } from '../booking-address.ts'
import type { OpenBooking } from '../booking.loader.ts'
import styles from './open-booking.module.css'

/** On the page of an event, while this browser holds places: links to the payment and to change or release them. */
export function OpenNotice({ open }: { open: OpenBooking }) {
  const { open: messages } = useMessages('event')
  const language = useLanguage()
  const { reference, event, people, heldUntil, payUrl } = open
  const time = heldUntil ? formatTime(language, swissTime(new Date(heldUntil)).time) : ''
  return (
    <section className={`wrap ${styles.notice}`} aria-labelledby="offene-buchung">
      <div className={styles.open}>
        <h2 id="offene-buchung">{fill(messages.title, { time })}</h2>
        <p>{`${event.title}, ${eventDays(language, event)}`}</p>
        <div className={`${styles.ways} row`}>
          {payUrl ? (
            <a className="button" href={payUrl} rel="noreferrer">
              {messages.pay}
            </a>
          ) : (
            <PageLink className="button" to={paths.myBooking(reference)}>
              {messages.pay}
            </PageLink>
          )}
          <PageLink
            className="go"
            to={bookingPath({ serviceId: event.serviceId, eventId: event.id, people })}
          >
            {messages.change}
          </PageLink>
        </div>
      </div>
    </section>
  )
}
