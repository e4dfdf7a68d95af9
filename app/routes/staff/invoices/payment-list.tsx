import type { StaffInvoice } from '#features/invoice/staff/staff-invoice.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { amountText } from '#kernel/amount.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { RowAction } from '../lists/row-action.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useMay } from '../role/staff-role.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './invoices.module.css'

/** Where the focus goes with a payment. */
export const PAYMENTS = 'zahlungen'

/** Each can be taken back at once; those of the payment page go back there. */
export function PaymentList({ invoice, onChanged }: { invoice: StaffInvoice; onChanged: () => void }) {
  const all = useMessages('staff-invoices')
  const messages = all.payment
  const language = useLanguage()
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const mayPayBack = useMay('refunds')

  async function undo(payment: string): Promise<void> {
    const path = `/invoices/${invoice.id}/payment-reversal` as const
    const answer = await submit(() => postStaff<'/invoices/:id/payment-reversal'>(path, { payment }))
    if (!answer) return
    if (answer.ok) toast.done(messages.undoneDone)
    else toast.refused(answer.refusal)
    onChanged()
  }

  return (
    <section id={PAYMENTS} tabIndex={-1} aria-labelledby={`${PAYMENTS}-titel`} className={styles.part}>
      <header>
        <h2 id={`${PAYMENTS}-titel`}>{messages.list}</h2>
      </header>
      <table className={styles.lines}>
        <tbody>
          {invoice.payments.map(({ id, cents, paidOn, way, note, online, undone, returnedCents }) => (
            <tr key={id}>
              <th scope="row" className={undone ? styles.undone : undefined}>
                {formatDay(language, paidOn)}, {online ? all.ways.online : all.ways[way]}
                {cents < 0 && `, ${all.payback.row}`}
                {note && <small>{note}</small>}
              </th>
              <td>
                {undone && messages.undone}
                {returnedCents > 0 &&
                  fill(messages.returned, { amount: formatPrice(language, returnedCents, { code: 'chf' }) })}
                {!undone && !online && (cents > 0 || mayPayBack) && (
                  <RowAction
                    name={messages.undo}
                    of={amountText(cents)}
                    busy={busy}
                    onClick={() => void undo(id)}
                  />
                )}
              </td>
              <td className={undone ? styles.undone : undefined}>{amountText(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
