import { lineCents } from '#features/invoice/rules/invoice-sums.ts'
import { invoices } from '#features/invoice/staff/invoice.contract.ts'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import type { AnswerOf } from '#kit/contract.ts'
import { useTexts } from '#kit/texts.ts'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import type { ActProps } from './act.tsx'

/** Sends the draft as it lies ready: its lines and their sum; whoever wants it otherwise opens it. */
export function InvoiceSendAct({
  file: { invoice },
  onClose,
  onDone,
}: ActProps<AnswerOf<typeof invoices.read>>) {
  const { t, price } = useTexts('staff-invoices')
  const { form } = t
  const { acts } = useTexts('staff-today').t
  const { id, email, totalCents, revision, lines } = invoice
  return (
    <ActionDialog
      action={invoices.send}
      fixed={{ id, seen: revision }}
      title={fill(form.sendTitle, { amount: price(totalCents) })}
      text={email ? fill(form.sendText, { email }) : form.sendByPost}
      submit={form.send}
      done={form.sent}
      onClose={onClose}
      onDone={() => onDone()}
    >
      <ul className="lines">
        {lines.map((line, index) => (
          <li key={index} data-kit="row" data-apart="">
            <span>{line.title}</span> <span className="num">{price(lineCents(line))}</span>
          </li>
        ))}
      </ul>
      <p>
        <PageLink className="go" to={staffPaths.invoice(id)}>
          {acts.finalInvoice.open}
        </PageLink>
      </p>
    </ActionDialog>
  )
}
