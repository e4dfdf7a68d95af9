import { useState } from 'react'
import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import type { Result } from '#kernel/result.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { amountText, toCents } from '#kernel/amount.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import styles from '../dialogs/confirm-dialog.module.css'
import { useMay } from '../role/staff-role.ts'
import type { StaffProblem } from '../api/staff-client.ts'
import { cancellationLines } from './cancellation-lines.ts'

interface CancelBookingDialogProps {
  booking: StaffBooking
  title: string
  submit: string
  send: (body: { feeCents?: number }) => Promise<Result<unknown, StaffProblem>>
  onClose: () => void
  onDone: () => void
}

/** Previews what the fee keeps, refunds and returns to the voucher. Another fee than that of the terms wants a permission. */
export function CancelBookingDialog({ booking, send, ...common }: CancelBookingDialogProps) {
  const { ask } = useMessages('staff')
  const { ask: questions, done } = useMessages('staff-bookings')
  const messages = questions.cancel
  const money = useMessages('booking-money')
  const language = useLanguage()
  const mayWaive = useMay('refunds')
  const [fee, setFee] = useState(amountText(booking.feeTodayCents))
  const feeCents = toCents(fee)
  const lines = feeCents === undefined ? [] : cancellationLines(language, money, { booking, feeCents })
  const feeToday = formatPrice(language, booking.feeTodayCents, { code: 'chf' })
  return (
    <ConfirmDialog
      {...common}
      text={fill(messages.terms, { amount: feeToday })}
      done={done.cancelled}
      wrong={ask.wrong.amount}
      send={() => (feeCents === undefined ? undefined : send(mayWaive ? { feeCents } : {}))}
    >
      {(error) => (
        <>
          <Field label={messages.fee} error={error}>
            {(control) => (
              <Input
                name="fee"
                inputMode="decimal"
                value={fee}
                readOnly={!mayWaive}
                onChange={(event) => setFee(event.currentTarget.value)}
                {...control}
              />
            )}
          </Field>
          <div className={styles.lines} role="status">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </>
      )}
    </ConfirmDialog>
  )
}
