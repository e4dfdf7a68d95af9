import { useState } from 'react'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { fill } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { bookings } from './booking.contract.ts'
import { cancellationLines } from './cancellation-lines.ts'
import { type BookingDialogProps, useQuestion } from './use-question.ts'

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
