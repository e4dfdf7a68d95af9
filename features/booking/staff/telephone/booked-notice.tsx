import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import { bookings } from '#features/booking/staff/booking.contract.ts'
import { useAction } from '#kit/use-action.ts'
import type { BookedByStaff } from '#features/booking/staff/booking.contract.ts'
import styles from './telephone.module.css'

interface BookedNoticeProps {
  booked: BookedByStaff & { email: string; eventId: string; line: string }
  onNext: () => void
}

/** What has been booked, and what is left to do: hand over the paper, or take the next call. */
export function BookedNotice({ booked, onNext }: BookedNoticeProps) {
  const { done } = useMessages('staff-telephone')
  const language = useLanguage()
  const paper = useAction(bookings.paper)
  const { id, number, state, offeredUntil, email, eventId, line } = booked
  const title = offeredUntil ? done.held : state === 'waitlisted' ? done.waiting : done.booked
  const until = offeredUntil && swissTime(new Date(offeredUntil))

  return (
    <div className={styles.done} data-kit="part">
      <div data-kit="stack" data-gap="8" role="status">
        <h2 className="num">{fill(title, { number })}</h2>
        <p className="num">{line}</p>
        <p>{email ? fill(done.mail, { email }) : done.paper}</p>
        {until && (
          <p>
            {fill(done.until, {
              day: formatDay(language, until.day),
              time: formatTime(language, until.time),
            })}
          </p>
        )}
      </div>
      <p data-kit="row" data-gap="24">
        {email ? (
          <TrailSign onClick={onNext}>{done.next}</TrailSign>
        ) : (
          <TrailSign onClick={() => void paper.save({ id })}>{done.print}</TrailSign>
        )}
        {email ? (
          <Button onClick={() => void paper.save({ id })}>{done.print}</Button>
        ) : (
          <Button onClick={onNext}>{done.next}</Button>
        )}
        <PageLink className="go" to={staffPaths.eventBooking(eventId, id)}>
          {done.event}
        </PageLink>
      </p>
    </div>
  )
}
