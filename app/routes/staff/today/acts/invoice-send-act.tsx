import { lineCents } from '#features/invoice/rules/invoice-sums.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../../language/language.tsx'
import { PageLink } from '../../../../page-link.tsx'
import { staffPaths } from '../../../../staff-paths.ts'
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx'
import type { InvoiceAnswers } from '../../invoices/invoice-api.ts'
import { postStaff } from '../../api/staff-client.ts'
import type { ActProps } from './act.tsx'
import styles from '../today.module.css'

/** Sends the draft as it lies ready: its lines and their sum; whoever wants it otherwise opens it. */
export function InvoiceSendAct({
  file: { invoice },
  onClose,
  onDone,
}: ActProps<InvoiceAnswers['/invoices/:id']>) {
  const { form } = useMessages('staff-invoices')
  const { acts } = useMessages('staff-today')
  const language = useLanguage()
  const { id, email, totalCents, revision, lines } = invoice
  const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  return (
    <ConfirmDialog
      title={fill(form.sendTitle, { amount: price(totalCents) })}
      text={email ? fill(form.sendText, { email }) : form.sendByPost}
      submit={form.send}
      done={form.sent}
      send={() => postStaff<'/invoices/:id/sending'>(`/invoices/${id}/sending`, { seen: revision })}
      onClose={onClose}
      onDone={() => onDone()}
    >
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={index}>
            <span>{line.title}</span> <span className="num">{price(lineCents(line))}</span>
          </li>
        ))}
      </ul>
      <p>
        <PageLink className="go" to={staffPaths.invoice(id)}>
          {acts.finalInvoice.open}
        </PageLink>
      </p>
    </ConfirmDialog>
  )
}
