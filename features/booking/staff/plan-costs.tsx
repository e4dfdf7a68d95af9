import type { PlanChoice, PlanCost, PlanPreview } from '#features/booking/plan-b/plan-b.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { amountText } from '#kernel/amount.ts'
import styles from './plan.module.css'
import { ScrollArea } from '#site/routes/staff/lists/scroll-area.tsx'

/** From the best to the worst for us; every row sums to 0. */
export function PlanCosts({ preview, choices }: { preview: PlanPreview; choices: readonly PlanChoice[] }) {
  const { costs: messages } = useMessages('staff-plan-b')
  const language = useLanguage()
  const rows = preview.costs.filter(
    ({ choice }) => choices.includes(choice) && !(choice === 'other_date' && choices.includes('new_date')),
  )
  const { openBookings, openCents } = preview
  return (
    <section>
      <h3>{messages.title}</h3>
      <ScrollArea label={messages.title}>
        <table className={styles.table} data-kit="amounts">
          <thead>
            <tr>
              <th scope="col">{messages.when}</th>
              <AmountTitles />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ choice, ...amounts }) => (
              <tr key={choice}>
                <th scope="row" data-label={messages.when}>
                  {messages.all[choice]}
                </th>
                <Amounts {...amounts} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="hint">
        {messages.back}{' '}
        {openBookings > 0 &&
          fill(plural(language, openBookings, messages.unpaid), { amount: `CHF ${amountText(openCents)}` })}
      </p>
    </section>
  )
}

export function AmountTitles() {
  const { costs } = useMessages('staff-plan-b')
  return [costs.paid, costs.refunded, costs.vouchers, costs.booked, costs.sum].map((title) => (
    <th key={title} scope="col">
      {title}
    </th>
  ))
}

export function Amounts({ paidCents, refundCents, voucherCents, bookedCents }: PlanCost) {
  const { costs } = useMessages('staff-plan-b')
  const amounts = [
    [costs.paid, paidCents],
    [costs.refunded, -refundCents],
    [costs.vouchers, -voucherCents],
    [costs.booked, -bookedCents],
    [costs.sum, paidCents - refundCents - voucherCents - bookedCents],
  ] as const
  return amounts.map(([title, cents]) => (
    <td key={title} data-label={title}>
      {amountText(cents)}
    </td>
  ))
}
