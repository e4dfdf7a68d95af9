import { RowAction } from '#site/routes/staff/lists/row-action.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { fill } from '#i18n/format.ts'
import { amountText } from '#kernel/amount.ts'
import { Amounts, Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { invoices } from './invoice.contract.ts'
import type { StaffInvoice } from './staff-invoice.ts'

/** Where the focus goes with a payment. */
export const PAYMENTS = 'zahlungen'

/** Each can be taken back at once; those of the payment page go back there. */
export function PaymentList({ invoice, onChanged }: { invoice: StaffInvoice; onChanged: () => void }) {
  const { t, day, price } = useTexts('staff-invoices')
  const { payment: messages, payback, ways } = t
  const mayPayBack = useMay('refunds')
  const { busy, send } = useAction(invoices.undoPayment, { done: messages.undoneDone, onChanged })
  return (
    <Section id={PAYMENTS} title={messages.list} gap={4}>
      <Amounts>
        {invoice.payments.map(({ id, cents, paidOn, way, note, online, undone, returnedCents }) => {
          const Text = undone ? 'del' : 'span'
          return (
            <tr key={id}>
              <th scope="row">
                <Text>
                  {day(paidOn)}, {online ? ways.online : ways[way]}
                  {cents < 0 && `, ${payback.row}`}
                  {note && <small>{note}</small>}
                </Text>
              </th>
              <td>
                {undone && messages.undone}
                {returnedCents > 0 && fill(messages.returned, { amount: price(returnedCents) })}
                {!undone && !online && (cents > 0 || mayPayBack) && (
                  <RowAction
                    name={messages.undo}
                    of={amountText(cents)}
                    busy={busy}
                    onClick={() => void send({ id: invoice.id, payment: id })}
                  />
                )}
              </td>
              <td>
                <Text>{amountText(cents)}</Text>
              </td>
            </tr>
          )
        })}
      </Amounts>
    </Section>
  )
}
