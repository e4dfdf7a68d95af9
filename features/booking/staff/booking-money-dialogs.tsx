import { LabelledSelect } from '#app/ui/fields/labelled.tsx'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField, SelectField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { PAYMENT_MEANS } from '../booking.ts'
import { type BookingDialogProps, useQuestion } from './use-question.ts'
import { bookings } from './booking.contract.ts'
import { useState } from 'react'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { cancellationLines } from './cancellation-lines.ts'

/** What is likely, to begin with. */
const FIRST_MEANS = { invoice: '', door: 'cash', transfer: 'transfer' } as const

/** A place of the waiting list. */
export function GiveDialog(props: BookingDialogProps) {
  const { give, way } = useTexts('staff-bookings').t.ask
  return (
    <ActionDialog
      action={bookings.grantPlace}
      {...useQuestion(props)}
      start={{ dueWay: props.question.booking.dueWay }}
      text={give.text}
    >
      <SelectField name="dueWay" label={way.label} words={way} />
    </ActionDialog>
  )
}

export function PaidDialog(props: BookingDialogProps) {
  const { t, price } = useTexts('staff-bookings')
  const { ask, means } = t
  const { id, dueCents: cents, dueWay } = props.question.booking
  return (
    <ActionDialog
      action={bookings.pay}
      {...useQuestion(props)}
      fixed={{ id, cents }}
      text={fill(ask.paid.text, { amount: price(cents) })}
    >
      <LabelledSelect
        label={ask.way.label}
        name="means"
        defaultValue={FIRST_MEANS[dueWay]}
        options={PAYMENT_MEANS.map((each) => [each, means[each]])}
      >
        <option value="">{ask.means}</option>
      </LabelledSelect>
    </ActionDialog>
  )
}

export function VoucherDialog(props: BookingDialogProps) {
  const { t, price } = useTexts('staff-bookings')
  const { text, code } = t.ask.voucher
  return (
    <ActionDialog
      action={bookings.payByVoucher}
      {...useQuestion(props)}
      text={fill(text, { amount: price(props.question.booking.dueCents) })}
    >
      <InputField name="code" label={code} autoCapitalize="characters" spellCheck={false} />
    </ActionDialog>
  )
}

/** Tried again through the provider, or paid back another way. */
export function RefundedDialog(props: BookingDialogProps) {
  const { t, price } = useTexts('staff-bookings')
  const question = useQuestion(props)
  const { kind, booking } = props.question
  const { id, refundCents, refundOnItsWayCents } = booking
  const cents = refundCents - refundOnItsWayCents
  if (kind === 'refundAgain') {
    const text = fill(t.ask.refundAgain.text, { amount: price(cents) })
    return <ActionDialog action={bookings.retryRefund} {...question} text={text} />
  }
  const text = fill(t.ask.refunded.text, { amount: price(cents) })
  return <ActionDialog action={bookings.refund} {...question} fixed={{ id, cents }} text={text} />
}

/** Previews what the fee keeps, refunds and returns to the voucher. Another fee than that of the terms wants a permission. */
export function CancelBookingDialog(props: BookingDialogProps) {
  const { t, language, price } = useTexts('staff-bookings')
  const { cancel: messages } = t.ask
  const { wrong } = useTexts('staff').t.ask
  const { t: money } = useTexts('booking-money')
  const mayWaive = useMay('refunds')
  const { booking } = props.question
  const { id, seen, feeTodayCents, state } = booking
  const owes = state === 'confirmed'
  const [fee, setFee] = useState(amountText(feeTodayCents))
  const feeCents = toCents(fee)
  const lines = feeCents === undefined ? [] : cancellationLines(language, money, { booking, feeCents })
  return (
    <ActionDialog
      action={bookings.cancel}
      {...useQuestion(props)}
      fixed={{ id, seen }}
      read={() => (mayWaive && owes ? {} : { feeCents: undefined })}
      text={fill(messages.terms, { amount: price(feeTodayCents) })}
      done={t.done.cancelled}
      wrong={{ feeCents: wrong.amount }}
    >
      {owes && (
        <InputField
          name="feeCents"
          label={messages.fee}
          value={fee}
          onWritten={setFee}
          readOnly={!mayWaive}
        />
      )}
      <div data-kit="stack" data-gap="4" role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </ActionDialog>
  )
}
