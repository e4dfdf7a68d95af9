import { formatTime, swissTime } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { eventDays } from '#features/calendar/event-days.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { toast } from '#site/toast/toast.ts'
import { Button } from '#site/ui/button.tsx'
import { changeBooking } from '#features/booking/site/my-booking/change-booking.ts'
import { bookingPath } from '../booking-address.ts'
import type { OpenBooking as Open } from '../booking.loader.ts'
import styles from './open-booking.module.css'

/** Shown after coming back from payment: continue, release or, for the same date, change in the form below. */
export function OpenBooking({ open, eventId }: { open: Open; eventId: string | null }) {
  const { open: messages, people: count } = useMessages('booking')
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { busy, refusal, submit } = useSubmit<string>()
  const { reference, event, people, heldUntil, payUrl, seen } = open
  const until = heldUntil ? formatTime(language, swissTime(new Date(heldUntil)).time) : ''
  const isHere = event.id === eventId
  const panel = useRef<HTMLElement>(null)
  // The scroll position is restored far below.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus()
  }, [])

  async function release(): Promise<void> {
    const outcome = await submit(() => changeBooking(reference, 'cancellation', { seen }))
    if (!outcome) return
    if (outcome.ok) toast({ title: messages.released })
    if (outcome.ok || outcome.refusal !== 'failed') await revalidate()
  }

  return (
    <section className={styles.open} ref={panel} tabIndex={-1} aria-labelledby="offene-reservation">
      <h2 id="offene-reservation">{fill(messages.title, { time: until })}</h2>
      <p>{`${event.title}, ${eventDays(language, event)}, ${plural(language, people, count.count)}`}</p>
      <p className="small">{isHere ? messages.here : messages.elsewhere}</p>
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
        {!isHere && (
          <PageLink
            className="go"
            to={bookingPath({ serviceId: event.serviceId, eventId: event.id, people })}
          >
            {messages.change}
          </PageLink>
        )}
        <form
          action={`/api/bookings/${reference}/cancellation`}
          method="post"
          onSubmit={(submit) => {
            submit.preventDefault()
            void release()
          }}
        >
          <input type="hidden" name="seen" value={seen} />
          <Button type="submit" aria-disabled={busy}>
            {messages.release}
          </Button>
        </form>
      </div>
      <div role="status">
        {refusal !== null && !busy && <p className={styles.failed}>{messages.failed}</p>}
      </div>
    </section>
  )
}
