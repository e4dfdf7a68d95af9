import { LabelledSelect } from '#app/ui/fields/labelled.tsx'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField, SelectField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { PAYMENT_MEANS } from '../booking.ts'
import { type BookingDialogProps, useQuestion } from './use-question.ts'
import { bookings } from './booking.contract.ts'

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
