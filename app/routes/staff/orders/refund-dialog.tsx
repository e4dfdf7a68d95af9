import { useState } from 'react'
import { payableCents, refundableCents } from '#features/order/order.ts'
import { reduceVouchers } from '#features/voucher/reduce-vouchers.ts'
import type { StaffOrder } from '#features/order/staff/staff-order.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { amountText, toCents } from '#kernel/amount.ts'
import marked from '../../../ui/styles/marked-list.module.css'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import styles from '../dialogs/confirm-dialog.module.css'
import { postStaff } from '../api/staff-client.ts'
import { agreedUses, usesOf, VouchersInUse } from './vouchers-in-use.tsx'

interface RefundDialogProps {
  order: StaffOrder
  /** Idempotency key of this dialog. */
  requestKey: string
  onClose: () => void
  onDone?: () => void
}

/** Proposes what the provider refused before, else all that is left. What the order's vouchers were redeemed for must be confirmed. */
export function RefundDialog({ order, requestKey, onClose, onDone = onClose }: RefundDialogProps) {
  const { refund: messages, voucherReturn } = useMessages('staff-desk').orders
  const { withMoney } = voucherReturn
  const { wrong } = useMessages('staff').ask
  const language = useLanguage()
  const { number, refundedCents } = order
  const [uses, setUses] = useState(() => order.vouchers.flatMap((voucher) => voucher.uses))
  const [amount, setAmount] = useState(amountText(order.refundFailedCents || refundableCents(order)))
  const price = (cents: number) => formatPrice(language, cents, { code: order.currency })
  return (
    <ConfirmDialog
      title={fill(messages.title, { number })}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={wrong.amount}
      send={(data) => {
        const amountCents = toCents(String(data.get('amount')))
        if (amountCents === undefined) return undefined
        const acknowledgedUses = agreedUses(data, uses)
        const body = { amountCents, refundedCents, key: requestKey, acknowledgedUses }
        return postStaff<'/orders/:id/refund'>(`/orders/${number}/refund`, body).then((answer) => {
          if (!answer.ok) setUses(usesOf(answer.refusal) ?? uses)
          return answer
        })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(error) => (
        <>
          <Field label={messages.amount} error={error}>
            {(control) => (
              <Input
                name="amount"
                inputMode="decimal"
                value={amount}
                onChange={({ target }) => setAmount(target.value)}
                {...control}
              />
            )}
          </Field>
          {order.voucherCents > 0 && <p>{fill(withMoney, { amount: price(order.voucherCents) })}</p>}
          <VouchersAfter order={order} refundCents={toCents(amount)} />
          <VouchersInUse uses={uses} currency={order.currency} />
        </>
      )}
    </ConfirmDialog>
  )
}

function VouchersAfter({ order, refundCents }: { order: StaffOrder; refundCents: number | undefined }) {
  const { refund: messages, vouchers: facts } = useMessages('staff-desk').orders
  const language = useLanguage()
  const { vouchers, refundedCents, voucherRefundCents: beforeCents, currency } = order
  const totalCents = payableCents(order)
  if (vouchers.length === 0 || refundCents === undefined || refundCents > refundableCents(order)) return null
  const afterCents = refundedCents + refundCents
  const takes = reduceVouchers(vouchers, { totalCents, beforeCents, afterCents })
  const price = (cents: number) => formatPrice(language, cents, { code: currency })
  return (
    <div className={styles.inUse} aria-live="polite">
      <p>{messages.vouchersAfter}</p>
      <ul className={marked.list}>
        {vouchers.map(({ lastFour, amountCents, balanceCents, voided }, index) => {
          const taken = takes[index] ?? 0
          const isVoid = voided || afterCents === totalCents || taken === amountCents
          const left = { amount: price(balanceCents - taken), of: price(amountCents) }
          return (
            <li key={lastFour}>
              {fill(facts.name, { code: lastFour })}: {isVoid ? facts.voided : fill(facts.left, left)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
