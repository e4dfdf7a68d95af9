import { useState } from 'react'
import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import type { PlanChoice, PlanView } from '#features/booking/plan-b/plan-b.ts'
import { planDays } from '#features/booking/plan-b/plan-texts.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatTime, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { Radio, Select } from '#site/ui/fields/inputs.tsx'
import { useHydrated } from '#site/use-hydrated.ts'
import styles from './choose-plan.module.css'
import type { MyBooking } from './my-booking.loader.ts'
import { useChange } from './use-change.ts'

interface ChoosePlanProps {
  booking: MyBooking
  plan: PlanView
  dates: readonly CalendarEvent[]
  onProblem: (code: string | null) => void
}

/** What an event that was postponed or called off lets its guest choose; each choice says what it means (ADR-052). */
export function ChoosePlan({ booking, plan, dates, onProblem }: ChoosePlanProps) {
  const { plan: messages, working } = useMessages('my-booking')
  const language = useLanguage()
  const isHydrated = useHydrated()
  const others = dates.filter(({ id }) => id !== plan.newEventId)
  const offered = plan.choices.filter(
    (choice) =>
      (choice !== 'voucher' || plan.moneyCents > 0) && (choice !== 'other_date' || others.length > 0),
  )
  const [choice, setChoice] = useState<PlanChoice>(plan.chosen ?? offered[0] ?? 'refund')
  const { busy, form } = useChange({
    reference: booking.reference,
    change: 'choice',
    body: (data) => ({
      choice: data.get('choice'),
      eventId: data.get('eventId') ?? '',
      seen: booking.seen,
    }),
    saved: messages.saved,
    onProblem,
  })
  const { day, time } = swissTime(new Date(plan.until))
  const until = { day: formatWeekdayAndDay(language, day), time: formatTime(language, time) }
  const { id, startsAt } = booking.event
  const moved = planDays(language, plan, { id, firstDay: startsAt.slice(0, 10) })
  return (
    <form className={`${styles.plan} no-print stack small-titles`} aria-labelledby="wahl" {...form}>
      <h2 id="wahl">{messages.title}</h2>
      {moved && <p>{moved}</p>}
      <input type="hidden" name="seen" value={booking.seen} />
      <fieldset className={styles.choices} aria-labelledby="wahl">
        {offered.map((each) => (
          <Option
            key={each}
            choice={each}
            booking={booking}
            plan={plan}
            dates={others}
            isChecked={each === choice}
            onChoose={() => setChoice(each)}
          />
        ))}
      </fieldset>
      <Button type="submit" className={styles.submit} aria-disabled={busy}>
        {busy ? working : isHydrated ? messages.submit[choice] : messages.plain}
      </Button>
      <p className="small muted">
        {plan.chosen ? '' : `${messages.silent[plan.byDefault]} `}
        {fill(messages.changeable, until)}
      </p>
    </form>
  )
}

interface OptionProps {
  choice: PlanChoice
  booking: MyBooking
  plan: PlanView
  dates: readonly CalendarEvent[]
  isChecked: boolean
  onChoose: () => void
}

function Option({ choice, booking, plan, dates, isChecked, onChoose }: OptionProps) {
  const { plan: messages } = useMessages('my-booking')
  const language = useLanguage()
  const { label, texts } = useOptionTexts(choice, booking, plan)
  return (
    <div className={`${styles.option} small-notes`}>
      <Radio name="choice" value={choice} checked={isChecked} onChange={onChoose}>
        <b>{label}</b>
        {plan.chosen === choice && <span className={`${styles.chosen} note`}> {messages.chosen}</span>}
        {texts.map((text) => (
          <small key={text}>{text}</small>
        ))}
      </Radio>
      {choice === 'other_date' && (
        <Select
          name="eventId"
          aria-label={messages.dates}
          defaultValue={plan.chosen === 'other_date' ? booking.event.id : undefined}
          onChange={onChoose}
        >
          {plan.chosen === 'other_date' && (
            <option value={booking.event.id}>
              {`${eventDays(language, booking.event)}, ${booking.event.place}`}
            </option>
          )}
          {dates.map((event) => (
            <option key={event.id} value={event.id}>
              {`${eventDays(language, event)}, ${event.place}`}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

function useOptionTexts(
  choice: PlanChoice,
  { event }: MyBooking,
  { moneyCents, onVoucherCents, chosen }: PlanView,
): { label: string; texts: string[] } {
  const { plan: messages } = useMessages('my-booking')
  const language = useLanguage()
  const francs = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  const amount = francs(moneyCents)
  const onVoucher = onVoucherCents > 0 ? [fill(messages.onVoucher, { amount: francs(onVoucherCents) })] : []
  switch (choice) {
    case 'new_date': {
      const when = fill(messages.newDateText, { when: eventDays(language, event) })
      // After a move the page shows another event than the new date.
      return { label: messages.newDate, texts: chosen === 'other_date' ? [] : [when] }
    }
    case 'other_date':
      return { label: messages.otherDate, texts: [messages.otherDateText] }
    case 'voucher':
      return { label: fill(messages.voucher, { amount }), texts: [messages.voucherText, ...onVoucher] }
    case 'refund': {
      if (moneyCents === 0 && onVoucherCents === 0)
        return { label: messages.leave, texts: [messages.leaveText] }
      if (moneyCents === 0) return { label: messages.leave, texts: onVoucher }
      const back = fill(messages.refundText, { n: BOOKING_TERMS.refundDays })
      return { label: fill(messages.refund, { amount }), texts: [back, ...onVoucher] }
    }
  }
}
