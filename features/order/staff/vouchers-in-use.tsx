import type staffDeskTexts from '#content/texts/staff-desk.ts'
import { fill } from '#i18n/format.ts'
import type { StaffVoucherUse } from '#kernel/voucher-use.ts'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import marked from '#site/ui/styles/marked-list.module.css'
import { useTexts } from '#kit/texts.ts'

type Messages = typeof staffDeskTexts.de

/** In a dialog that takes the ground of an order's vouchers: what they were redeemed for, to be agreed to as `agreed`. */
export function VouchersInUse({ uses, currency }: { uses: readonly StaffVoucherUse[]; currency: string }) {
  const { t, price: priceOf } = useTexts('staff-desk')
  const { refund: messages, vouchers } = t.orders
  if (uses.length === 0) return null
  const price = (cents: number) => priceOf(cents, currency)
  return (
    <div data-kit="stack" data-gap="12" aria-live="polite">
      <p>{messages.inUse}</p>
      <ul className={marked.list}>
        {uses.map((use) => (
          <li key={use.key}>
            {fill(vouchers.name, { code: use.lastFour })}: {nameUse(vouchers, use, price)}
          </li>
        ))}
      </ul>
      <Checkbox key={uses.length} name="agreed">
        {messages.agree}
      </Checkbox>
    </div>
  )
}

/** Keys of what staff agreed to in that dialog. */
export function agreedUses(data: FormData, uses: readonly StaffVoucherUse[]): string[] {
  return data.get('agreed') ? uses.map(({ key }) => key) : []
}

export function usesOf(problem: StaffProblem): StaffVoucherUse[] | undefined {
  return problem.code === 'vouchers_in_use' ? problem.uses : undefined
}

export function nameUse(
  { uses }: Messages['orders']['vouchers'],
  { by, of, held, cents }: StaffVoucherUse,
  price: (cents: number) => string,
): string {
  const text = held && (by === 'booking' || by === 'order') ? uses.held[by] : uses.used[by]
  return fill(text, { amount: price(cents), number: of })
}
