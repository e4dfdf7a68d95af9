import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffInvoice } from '#features/invoice/staff/staff-invoice.ts'
import { lineCents } from '#features/invoice/rules/invoice-sums.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { useViewTitle } from '../use-view-title.ts'
import { type DraftValues, emptyLine, toDraft, toValues } from './draft-values.ts'
import { LineFields } from './line-fields.tsx'
import { openPdf } from './open-pdf.ts'
import { RecipientFields } from './recipient-fields.tsx'
import { TermsFields } from './terms-fields.tsx'
import styles from './invoices.module.css'

interface DraftFormProps {
  invoice: StaffInvoice
  onChanged: () => void
}

/** Saved by hand; what is sent is what was saved last. */
export function DraftForm({ invoice, onChanged }: DraftFormProps) {
  const all = useMessages('staff-invoices')
  const messages = all.form
  const language = useLanguage()
  const navigate = useNavigate()
  const toast = useResultToast()
  const { id } = invoice
  const [values, setValues] = useState(() => toValues(invoice))
  const [revision, setRevision] = useState(invoice.revision)
  const [wrong, setWrong] = useState<string[]>([])
  const [sending, setSending] = useState(false)
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  useViewTitle(all.invoice.draftTitle)
  const change = (part: Partial<DraftValues>) => {
    setWrong([])
    setValues((before) => ({ ...before, ...part }))
  }
  const { draft } = toDraft(values)
  const total = draft.lines.reduce((sum, line) => sum + lineCents(line), 0)
  const amount = formatPrice(language, total, { code: 'chf' })

  /** @returns the new revision; undefined when something is wrong. */
  async function save(): Promise<number | undefined> {
    const read = toDraft(values)
    setWrong(read.wrong)
    if (read.wrong.length > 0) return undefined
    const answer = await submit(() =>
      postStaff<'/invoices/:id'>(`/invoices/${id}`, { draft: read.draft, seen: revision }),
    )
    if (!answer?.ok) return undefined
    setRevision(answer.value.revision)
    return answer.value.revision
  }

  async function keep(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if ((await save()) !== undefined) toast.done(messages.saved)
  }

  async function preview(): Promise<void> {
    if ((await save()) === undefined) return
    const opened = await openPdf(id)
    if (!opened.ok) toast.refused(opened.refusal)
  }

  async function discard(): Promise<void> {
    const answer = await submit(() => postStaff<'/invoices/:id/discarding'>(`/invoices/${id}/discarding`, {}))
    if (!answer?.ok) return
    toast.done(messages.discarded)
    await navigate(staffPaths.part('invoices'))
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void keep(event)}>
        <header className={styles.head}>
          <h1>{all.invoice.draftTitle}</h1>
        </header>
        <RefusalMessage problem={refusal} attempt={attempt} />
        <div className={styles.view}>
          <div>
            <section className={styles.part}>
              <header>
                <h2>{messages.to}</h2>
              </header>
              <RecipientFields values={values} onChange={change} />
            </section>
            <section className={styles.part}>
              <header>
                <h2>{all.invoice.lines}</h2>
              </header>
              {values.lines.map((line, index) => (
                <LineFields
                  key={line.key}
                  line={line}
                  number={index + 1}
                  wrong={wrong}
                  hasVat={invoice.vatNumber !== null}
                  onChange={(part) =>
                    change({
                      lines: values.lines.map((each) =>
                        each.key === line.key ? { ...each, ...part } : each,
                      ),
                    })
                  }
                  onRemove={
                    values.lines.length > 1
                      ? () => change({ lines: values.lines.filter(({ key }) => key !== line.key) })
                      : undefined
                  }
                />
              ))}
              <p className={styles.total}>
                <span>{all.invoice.total}</span>
                <span className="num">{amount}</span>
              </p>
              <Button size="sm" onClick={() => change({ lines: [...values.lines, emptyLine()] })}>
                {messages.add}
              </Button>
            </section>
            <section className={styles.part}>
              <TermsFields values={values} wrong={wrong} onChange={change} />
            </section>
          </div>
          <div className={styles.side}>
            <TrailSign
              wide
              note={amount}
              aria-disabled={busy}
              onClick={() => void save().then((saved) => saved !== undefined && setSending(true))}
            >
              {messages.send}
            </TrailSign>
            {!invoice.accountKnown && <p>{all.accountMissing}</p>}
            <h2>{all.actions.paper}</h2>
            <ul>
              <li>
                <button type="submit">{messages.save}</button>
              </li>
              <li>
                <button type="button" onClick={() => void preview()}>
                  {messages.preview}
                </button>
              </li>
            </ul>
            <h2>{all.actions.wrong}</h2>
            <ul>
              <li>
                <button type="button" className={styles.bad} onClick={() => void discard()}>
                  {messages.discard}
                </button>
              </li>
            </ul>
          </div>
        </div>
      </form>
      {/* A submit bubbles through portals. */}
      {sending && (
        <ConfirmDialog
          title={fill(messages.sendTitle, { amount })}
          text={draft.email ? fill(messages.sendText, { email: draft.email }) : messages.sendByPost}
          submit={messages.send}
          done={messages.sent}
          send={() => postStaff<'/invoices/:id/sending'>(`/invoices/${id}/sending`, { seen: revision })}
          onClose={() => setSending(false)}
          onDone={() => {
            setSending(false)
            onChanged()
          }}
        />
      )}
    </>
  )
}
