import { findCourse, type ServiceId } from '#features/services/content/services.ts'
import { HOLD_MINUTES } from '#features/booking/booking.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import type { FormState } from '#site/form/form-state.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { bookingPromises } from '#features/calendar/site/booking-promises.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { type BookingWay, useBookingVerb } from './booking-bar.tsx'
import { SummaryCard } from './summary-card.tsx'
import styles from './summary-card.module.css'
import type { PriceLines } from './price-lines.ts'

interface BookingPlateProps {
  service: ServiceId | null
  event: CalendarEvent
  price: PriceLines
  way: BookingWay
  state: FormState
  /** `YYYY-MM-DD` */
  today: string
}

export function BookingSummary({ service, event, price, way, state, today }: BookingPlateProps) {
  const messages = useMessages('booking')
  const { plate } = messages
  const { company } = useMessages('common')
  const { freeCancellation } = useMessages('dates')
  const language = useLanguage()
  const francs = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  const { people, eachCents, totalCents, voucherCents, dueCents } = price
  const { sending, again, notice, attempt } = state
  const level = findCourse(useServices(), service)?.level ?? 1
  const isFree = event.priceCents === 0
  const action = useBookingVerb(way)
  return (
    <SummaryCard
      label={plate.label}
      service={service}
      event={event}
      sign={
        <>
          <TrailSign
            type="submit"
            wide
            level={level}
            className={styles.total}
            aria-disabled={sending}
            note={francs(dueCents)}
          >
            {sending ? plate.sending : action}
          </TrailSign>
          <output className="visually-hidden" aria-live="polite">
            {francs(dueCents)}
          </output>
          <output className={styles.again}>{again ? plate.again : null}</output>
          {notice && (
            <div className={styles.notice}>
              <FormAlert title={messages.notices[notice]} {...(attempt > 0 && { attempt })} />
            </div>
          )}
          {!isFree && way !== 'wait' && (
            <div className={styles.promises}>
              <PromiseLine of={bookingPromises(event, today)} />
            </div>
          )}
          <div className={`tiny muted ${styles.small}`}>
            {way === 'online' && <p>{fill(plate.hold, { n: HOLD_MINUTES })}</p>}
            {isFree ? (
              <p>{freeCancellation}</p>
            ) : (
              <p>
                {company.vatNumber ? plate.vat : plate.final} {plate.cancellation}
              </p>
            )}
            {service !== 'none' && <p>{plate.weather}</p>}
          </div>
        </>
      }
    >
      <div className={styles.lines}>
        <div>
          <span>{`${people} × ${francs(eachCents)}`}</span>
          <span>{francs(totalCents)}</span>
        </div>
        {voucherCents > 0 && (
          <div className={styles.voucher}>
            <span>{messages.voucher.line}</span>
            <span>{francs(-voucherCents)}</span>
          </div>
        )}
      </div>
    </SummaryCard>
  )
}
