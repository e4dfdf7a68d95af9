import type { PlanChoice, PlanPreview } from '#features/booking/plan-b/plan-b.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { amountText } from '#kernel/amount.ts'
import styles from './plan.module.css'
import { ScrollArea } from '#app/routes/staff/lists/scroll-area.tsx'

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
              <th scope="col">{messages.paid}</th>
              <th scope="col">{messages.refunded}</th>
              <th scope="col">{messages.vouchers}</th>
              <th scope="col">{messages.booked}</th>
              <th scope="col">{messages.sum}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ choice, paidCents, refundCents, voucherCents, bookedCents }) => (
              <tr key={choice}>
                <th scope="row" data-label={messages.when}>
                  {messages.all[choice]}
                </th>
                <td data-label={messages.paid}>{amountText(paidCents)}</td>
                <td data-label={messages.refunded}>{amountText(-refundCents)}</td>
                <td data-label={messages.vouchers}>{amountText(-voucherCents)}</td>
                <td data-label={messages.booked}>{amountText(-bookedCents)}</td>
                <td data-label={messages.sum}>
                  {amountText(paidCents - refundCents - voucherCents - bookedCents)}
                </td>
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
