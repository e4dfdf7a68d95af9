import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import type { HolderRefusal } from '#features/booking/booking-refusal.ts'
import { balanceSentences } from '#features/booking/rules/describe-balance.ts'
import { waitingSentences } from '#features/booking/rules/describe-waiting.ts'
import { formatTime, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { type Counted, counted } from '#i18n/counted.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { displayedState } from './booking-state.ts'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'

/** Every refusal needs a message, except that of a missing booking, which has a page. */
type Sentences = Record<Exclude<HolderRefusal['code'], 'unknown_booking'>, string>

interface BookingHeadProps {
  booking: MyBooking
  problem: { code: string; attempt?: number } | null
}

export function BookingHead({ booking, problem }: BookingHeadProps) {
  const messages = useMessages('my-booking')
  const money = useMessages('booking-money')
  const language = useLanguage()
  const state = displayedState(booking)
  const texts = messages.states[state === 'asked' && booking.offeredUntil ? 'askedHeld' : state]
  const inNumber = (text: Counted) => counted(language, booking.people, text)
  const until =
    booking.heldUntil ?? booking.offeredUntil ?? (booking.plan?.isOpen ? booking.plan.until : null)
  const clock = until ? swissTime(new Date(until)) : { day: '', time: '' }
  const { account, event, payment, email, refundCents, refundedCents } = booking
  const { problems: ofVoucher } = useMessages('pay-voucher')
  const problems: Sentences & Partial<Record<string, string>> = { ...ofVoucher, ...messages.problems }
  return (
    <div className={`${styles.head} small-titles`}>
      <SectionRule name={<span className="num">{fill(messages.number, { number: booking.number })}</span>} />
      {problem && (
        <div className={styles.problem}>
          <FormAlert
            title={problems[problem.code] ?? messages.problems.failed}
            {...(problem.attempt !== undefined && { attempt: problem.attempt })}
          />
        </div>
      )}
      <div role="status">
        <h1>{inNumber(texts.title)}</h1>
        <p className="lead">
          {fill(
            email === null && inNumber(texts.lead).includes('{email}')
              ? messages.withoutEmail
              : inNumber(texts.lead),
            {
              email: email ?? '',
              day: clock.day && formatWeekdayAndDay(language, clock.day),
              time: formatTime(language, clock.time),
            },
          )}
        </p>
        {waitingSentences(language, booking.waitingAhead).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {balanceSentences(language, money, booking).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {state === 'cancelled' && booking.feeCents > 0 && event.phase === 'coming' && (
          <p>{money.ifReplaced}</p>
        )}
        {!account && refundCents > 0 && <p>{fill(messages.refund, { n: BOOKING_TERMS.refundDays })}</p>}
        {!account && payment === 'refunded' && refundedCents > 0 && (
          <p>{fill(messages.refunded, { price: formatPrice(language, refundedCents, { code: 'chf' }) })}</p>
        )}
      </div>
    </div>
  )
}
