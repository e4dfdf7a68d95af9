import type { Messages } from '#content/staff-desk/de.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { ShownVoucherUse } from '#kernel/voucher-use.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Checkbox } from '../../../ui/fields/inputs.tsx'
import marked from '../../../ui/styles/marked-list.module.css'
import styles from '../dialogs/confirm-dialog.module.css'
import type { StaffProblem } from '../api/staff-client.ts'

/** In a dialog that takes the ground of an order's vouchers: what they were redeemed for, to be agreed to as `agreed`. */
export function VouchersInUse({ uses, currency }: { uses: readonly ShownVoucherUse[]; currency: string }) {
  const { refund: messages, vouchers } = useMessages('staff-desk').orders
  const language = useLanguage()
  if (uses.length === 0) return null
  const price = (cents: number) => formatPrice(language, cents, { code: currency })
  return (
    <div className={styles.inUse} aria-live="polite">
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
export function agreedUses(data: FormData, uses: readonly ShownVoucherUse[]): string[] {
  return data.get('agreed') ? uses.map(({ key }) => key) : []
}

export function usesOf(problem: StaffProblem): ShownVoucherUse[] | undefined {
  return problem.code === 'vouchers_in_use' ? problem.uses : undefined
}

export function nameUse(
  { uses }: Messages['orders']['vouchers'],
  { by, of, held, cents }: ShownVoucherUse,
  price: (cents: number) => string,
): string {
  const text = held && (by === 'booking' || by === 'order') ? uses.held[by] : uses.used[by]
  return fill(text, { amount: price(cents), number: of })
}
