import { findCourse, type ServiceId } from '#features/services/content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { NextStepBar } from '#site/ui/notices/next-step-bar.tsx'
import styles from './booking-bar.module.css'
import type { PriceLines } from './price-lines.ts'

export type BookingWay = 'online' | 'invoice' | 'free' | 'wait'

/** What the button of each way says; it binds, except to the waiting list. */
export function useBookingVerb(way: BookingWay): string {
  const { plate } = useMessages('booking')
  return { online: plate.pay, invoice: plate.book, free: plate.book, wait: plate.wait }[way]
}

interface BookingBarProps {
  service: ServiceId | null
  event: CalendarEvent
  price: PriceLines
  way: BookingWay
  sending: boolean
}

/** On phones: total, people, date and the button that binds stay in sight. */
export function BookingBar({ service, event, price, way, sending }: BookingBarProps) {
  const { plate, people } = useMessages('booking')
  const language = useLanguage()
  const verb = useBookingVerb(way)
  const level = findCourse(useServices(), service)?.level ?? 1
  const day = eventDays(language, event).replace(/ \d{4}$/, '')
  return (
    <div className={styles.bar}>
      <NextStepBar
        price={formatPrice(language, price.dueCents, { code: 'chf' })}
        unit={fill(plate.bar, { people: plural(language, price.people, people.count), day })}
        type="submit"
        level={level}
        label={sending ? plate.sending : verb}
        aria-disabled={sending}
      />
    </div>
  )
}
