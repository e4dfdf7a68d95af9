import { useState } from 'react'
import type { MandateDocument } from '#features/quote/mandate/mandate.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { sendPdf } from '../documents/upload-document.ts'
import { UploadField } from '../documents/upload-field.tsx'
import { MakeInvoice } from '../invoices/make-invoice.tsx'
import quotes from '../quotes/quotes.module.css'
import { useMay } from '../role/staff-role.ts'
import { RowAction } from '../lists/row-action.tsx'
import { saveFile } from '../lists/save-file.ts'
import type { StaffFile } from '../api/staff-answers.ts'
import type { StaffPath } from '../api/staff-api.ts'
import { postStaff } from '../api/staff-client.ts'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useResultToast } from '../use-staff-messages.ts'
import type { MandateFile } from './mandate-api.ts'
import styles from './mandates.module.css'

/** The quote as it was sent, invoices, and what was uploaded. */
export function MandateDocuments({ file, onChanged }: { file: MandateFile; onChanged: () => void }) {
  const messages = useMessages('staff-mandates')
  const language = useLanguage()
  const momentOf = useFormatDateTime()
  const toast = useResultToast()
  const mayInvoice = useMay('invoices')
  const [removing, setRemoving] = useState<MandateDocument | null>(null)
  const { mandate, invoices } = file
  const { id, versions, documents } = mandate

  async function save(path: StaffPath<StaffFile>, name?: string): Promise<void> {
    const saved = await saveFile(path, name)
    if (!saved.ok) toast.refused(saved.refusal)
  }

  async function upload(pdf: File) {
    const sent = await sendPdf(pdf)
    return sent.ok ? postStaff<'/mandates/:id/documents'>(`/mandates/${id}/documents`, sent.value) : sent
  }

  return (
    <section className={quotes.section}>
      <h2>{messages.documents}</h2>
      <ul className={styles.documents}>
        {versions.map(({ version, totalCents, sentAt }) => {
          const name = fill(messages.version, { version })
          return (
            <li key={version}>
              <span>
                {name}
                <small className="num">{`${momentOf(sentAt)}, ${formatPrice(language, totalCents, { code: 'chf' })}`}</small>
              </span>
              <RowAction
                name={messages.download}
                of={name}
                onClick={() => void save(`/quotes/${id}/quote.pdf?version=${version}`)}
              />
            </li>
          )
        })}
        {invoices.map(({ id: invoice, number, isDraft, totalCents, openCents }) => (
          <li key={invoice}>
            <span>
              <PageLink to={staffPaths.invoice(invoice)}>
                {isDraft ? messages.invoiceDraft : fill(messages.invoice, { number: number ?? '' })}
              </PageLink>
              <small className="num">
                {[
                  formatPrice(language, totalCents, { code: 'chf' }),
                  !isDraft &&
                    (openCents > 0
                      ? fill(messages.openAmount, {
                          amount: formatPrice(language, openCents, { code: 'chf' }),
                        })
                      : messages.paid),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
          </li>
        ))}
        {documents.map((document) => (
          <li key={document.id}>
            <span>
              {document.title}
              <small className="num">{`${momentOf(document.addedAt)}, ${formatBytes(language, document.bytes)}`}</small>
            </span>
            <span className={styles.rowActions}>
              <RowAction
                name={messages.download}
                of={document.title}
                onClick={() => void save(`/mandate-documents/${document.id}/file`, `${document.title}.pdf`)}
              />
              <RowAction name={messages.remove} of={document.title} onClick={() => setRemoving(document)} />
            </span>
          </li>
        ))}
      </ul>
      {mayInvoice && invoices.length === 0 && (
        <p>
          <MakeInvoice source="offer" id={id} />
        </p>
      )}
      <UploadField send={upload} done={messages.added} onDone={onChanged} />
      {removing && (
        <ConfirmDialog
          title={fill(messages.removeTitle, { title: removing.title })}
          text={messages.removeText}
          submit={messages.remove}
          done={messages.removed}
          send={() =>
            postStaff<'/mandate-documents/:id/removal'>(`/mandate-documents/${removing.id}/removal`, {})
          }
          onClose={() => setRemoving(null)}
          onDone={() => {
            setRemoving(null)
            onChanged()
          }}
        />
      )}
    </section>
  )
}
