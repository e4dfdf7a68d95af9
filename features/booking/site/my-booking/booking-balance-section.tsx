import type { ReactNode } from 'react'
import { findCourse } from '#features/services/content/services.ts'
import { balanceLines } from '#features/booking/rules/describe-balance.ts'
import { counted } from '#i18n/counted.ts'
import { formatPrice } from '#i18n/format.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { bookingPath } from '#features/booking/site/booking-address.ts'
import type { BookingChange } from './change-booking.ts'
import { type DisplayedState, displayedState } from './booking-state.ts'
import type { MyBooking } from './my-booking.loader.ts'
import { SummaryCard } from '#features/booking/site/price/summary-card.tsx'
import { PayByVoucher } from '#features/voucher/site/pay-by-voucher.tsx'
import styles from '#features/booking/site/price/summary-card.module.css'
import { useChange } from './use-change.ts'

interface BookingAccountProps {
  booking: MyBooking
  onProblem: (code: string | null) => void
}

export function BookingBalanceSection({ booking, onProblem }: BookingAccountProps) {
  const messages = useMessages('my-booking')
  const money = useMessages('booking-money')
  const language = useLanguage()
  const { account, event, payment, totalCents, voucherCents, paidCents, dueCents, test } = booking
  const { refundCents, refundedCents, withdrawnCents, voucherNoted, dueWay, feeCents, paidByHand } = booking
  const francs = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  const state = displayedState(booking)
  const isOpen = dueCents > 0 && !SETTLED.includes(state)
  return (
    <SummaryCard
      label={messages.lines.price}
      service={event.serviceId ?? 'none'}
      event={event}
      sign={<NextStep booking={booking} onProblem={onProblem} />}
    >
      <div className={styles.lines}>
        {account ? (
          balanceLines(account)
            .filter(({ name }) => name !== 'due')
            .map(({ name, cents }) => (
              <Line key={name} name={money.lines[name]}>
                {francs(cents)}
              </Line>
            ))
        ) : (
          <>
            <Line name={messages.lines.price}>{francs(totalCents)}</Line>
            {feeCents > 0 && <Line name={money.feeLine}>{francs(feeCents)}</Line>}
            {voucherCents > 0 && (
              <Line name={messages.lines.voucher} look={styles.voucher}>
                {francs(-voucherCents)}
              </Line>
            )}
            {paidCents > 0 && (
              <Line name={messages.lines.paid} look={styles.voucher}>
                {francs(-paidCents)}
              </Line>
            )}
            {refundedCents > 0 && <Line name={messages.lines.refunded}>{francs(refundedCents)}</Line>}
            {withdrawnCents > 0 && <Line name={money.lines.withdrawn}>{francs(withdrawnCents)}</Line>}
            {refundCents > 0 && <Line name={messages.lines.refund}>{francs(refundCents)}</Line>}
          </>
        )}
        {voucherNoted && <Line name={messages.lines.voucher}>{messages.lines.noted}</Line>}
        {isOpen ? (
          <Line name={messages.lines[payment === 'invoiced' ? DUE_LINES[dueWay] : 'due']}>
            <b>{francs(dueCents)}</b>
          </Line>
        ) : (
          <Line name={messages.lines.nothingDue}>{francs(0)}</Line>
        )}
      </div>
      {booking.mayUseVoucher && (
        <PayByVoucher key={dueCents} address={`/api/bookings/${booking.reference}/voucher`} />
      )}
      {paidByHand.length > 0 && (
        <p className="tiny muted">{paidByHand.map((means) => messages.paidByHand[means]).join(' ')}</p>
      )}
      {test && paidCents > 0 && <p className="tiny muted">{messages.test}</p>}
    </SummaryCard>
  )
}

const DUE_LINES = { invoice: 'invoiced', door: 'door', transfer: 'transfer' } as const

/** States without payment, whatever the price. */
const SETTLED: readonly DisplayedState[] = ['waitlisted', 'asked', 'lapsed', 'left', 'moved']

/** How each leads to the payment page; else by accepting an offer. */
const PAYING: Partial<Record<DisplayedState, BookingChange>> = { asked: 'online-payment', held: 'payment' }

/** States that offer a new booking, on the same date while it can be booked. */
const TO_BOOK_AGAIN: readonly DisplayedState[] = [
  'lapsed',
  'left',
  'cancelled',
  'calledOff',
  'released',
  'over',
]

function isStillOpen({ phase, cancelled, priceCents }: MyBooking['event']): boolean {
  return phase === 'coming' && !cancelled && priceCents !== null
}

function Line({ name, look, children }: { name: string; look?: string | undefined; children: ReactNode }) {
  return (
    <div className={look}>
      <span>{name}</span>
      <span>{children}</span>
    </div>
  )
}

function NextStep({ booking, onProblem }: BookingAccountProps) {
  const messages = useMessages('my-booking')
  const language = useLanguage()
  const { event, reference, payUrl, dueCents, people } = booking
  const state = displayedState(booking)
  const accept = useChange({
    reference,
    change: PAYING[state] ?? 'acceptance',
    body: () => ({ seen: booking.seen }),
    saved: counted(language, people, messages.states.confirmed.title),
    onProblem,
  })
  const level = findCourse(useServices(), event.serviceId)?.level ?? 1
  const look = { wide: true, level, className: styles.total } as const
  const note = formatPrice(language, dueCents, { code: 'chf' })
  if (state === 'held' && payUrl)
    return (
      <TrailSign {...look} href={payUrl} note={note} rel="noreferrer">
        {messages.pay}
      </TrailSign>
    )
  if (state === 'offered' || state === 'asked' || state === 'held')
    return (
      <form {...accept.form}>
        <input type="hidden" name="seen" value={booking.seen} />
        <TrailSign {...look} type="submit" note={note} aria-disabled={accept.busy}>
          {accept.busy
            ? messages.working
            : state === 'asked'
              ? messages.bookOnline
              : state === 'held'
                ? messages.pay
                : counted(language, people, messages.accept)}
        </TrailSign>
      </form>
    )
  if (TO_BOOK_AGAIN.includes(state))
    return (
      <TrailSign
        {...look}
        to={bookingPath({
          serviceId: event.serviceId,
          eventId: isStillOpen(event) ? event.id : null,
          people,
          again: reference,
        })}
      >
        {messages.bookAgain}
      </TrailSign>
    )
  return null
}
