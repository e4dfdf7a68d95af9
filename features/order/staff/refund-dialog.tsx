import { useState } from 'react'
import { reduceVouchers } from '#features/voucher/reduce-vouchers.ts'
import { fill } from '#i18n/format.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import marked from '#site/ui/styles/marked-list.module.css'
import { payableCents, refundableCents } from '../order.ts'
import { orders } from './order.contract.ts'
import type { StaffOrder } from './staff-order.ts'
import { agreedUses, usesOf, VouchersInUse } from './vouchers-in-use.tsx'

interface RefundDialogProps {
  order: StaffOrder
  onClose: () => void
  onDone?: () => void
}

/** Proposes what the provider refused before, else all that is left. What the order's vouchers were redeemed for must be confirmed. */
export function RefundDialog({ order: seen, onClose, onDone }: RefundDialogProps) {
  const { t, price } = useTexts('staff-desk')
  const { refund: messages, voucherReturn } = t.orders
  const { wrong } = useTexts('staff').t.ask
  const [order] = useState(seen)
  const { number, refundedCents, voucherCents, currency } = order
  const [uses, setUses] = useState(() => order.vouchers.flatMap((voucher) => voucher.uses))
  const [amount, setAmount] = useState(amountText(order.refundFailedCents || refundableCents(order)))
  return (
    <ActionDialog
      action={orders.refund}
      fixed={{ id: String(number), refundedCents }}
      read={(data) => ({ acknowledgedUses: agreedUses(data, uses) })}
      title={fill(messages.title, { number })}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={{ amountCents: wrong.amount }}
      onClose={onClose}
      onRefused={(problem) => setUses(usesOf(problem) ?? uses)}
      {...(onDone && { onDone: () => onDone() })}
    >
      <InputField name="amountCents" label={messages.amount} value={amount} onWritten={setAmount} />
      {voucherCents > 0 && <p>{fill(voucherReturn.withMoney, { amount: price(voucherCents, currency) })}</p>}
      <VouchersAfter order={order} refundCents={toCents(amount)} />
      <VouchersInUse uses={uses} currency={currency} />
    </ActionDialog>
  )
}

function VouchersAfter({ order, refundCents }: { order: StaffOrder; refundCents: number | undefined }) {
  const { t, price: priceOf } = useTexts('staff-desk')
  const { refund: messages, vouchers: facts } = t.orders
  const { vouchers, refundedCents, voucherRefundCents: beforeCents, currency } = order
  const totalCents = payableCents(order)
  if (vouchers.length === 0 || refundCents === undefined || refundCents > refundableCents(order)) return null
  const afterCents = refundedCents + refundCents
  const takes = reduceVouchers(vouchers, { totalCents, beforeCents, afterCents })
  const price = (cents: number) => priceOf(cents, currency)
  return (
    <div data-kit="stack" data-gap="12" aria-live="polite">
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
