import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { counted } from '#i18n/counted.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { useChange } from './use-change.ts'

interface MoveBookingProps {
  booking: MyBooking
  dates: readonly CalendarEvent[]
  onProblem: (code: string | null) => void
}

export function MoveBooking({ booking, dates, onProblem }: MoveBookingProps) {
  const { move: messages, working } = useMessages('my-booking')
  const language = useLanguage()
  const { busy, form } = useChange({
    reference: booking.reference,
    change: 'move',
    body: (data) => ({ eventId: data.get('eventId'), seen: booking.seen }),
    saved: messages.saved,
    onProblem,
  })
  return (
    <form className={styles.change} aria-labelledby="verschieben" {...form}>
      <h3 id="verschieben">{messages.title}</h3>
      <p className="small muted">
        {dates.length > 0 ? counted(language, booking.people, messages.text) : messages.none}
      </p>
      {dates.length > 0 && (
        <>
          <input type="hidden" name="seen" value={booking.seen} />
          <LabelledSelect
            label={messages.label}
            name="eventId"
            options={dates.map((event) => [event.id, `${eventDays(language, event)}, ${event.place}`])}
          />
          <Button type="submit" aria-disabled={busy}>
            {busy ? working : messages.save}
          </Button>
        </>
      )}
    </form>
  )
}
