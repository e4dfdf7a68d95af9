import type { StaffOrderVoucher } from '#features/order/staff/staff-order.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'

interface VoucherFactsProps {
  voucher: StaffOrderVoucher
  price: (cents: number) => string
}

export function VoucherFacts({ voucher, price }: VoucherFactsProps) {
  const { vouchers: messages } = useMessages('staff-desk').orders
  const { lastFour, amountCents, balanceCents, voided, uses } = voucher
  if (!voided && balanceCents === amountCents) return null
  const rest = fill(messages.left, { amount: price(balanceCents), of: price(amountCents) })
  return (
    <small>
      {fill(messages.name, { code: lastFour })}:{' '}
      {[voided ? messages.voided : rest, ...uses.map(textOf)].join(', ')}
    </small>
  )

  function textOf({ bookingNumber, held, cents }: StaffOrderVoucher['uses'][number]): string {
    return fill(held ? messages.held : messages.used, { amount: price(cents), number: bookingNumber })
  }
}
