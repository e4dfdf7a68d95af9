import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput, LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { ActionList, Columns, DangerButton, PageHead, Section, Side, Stack } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { lineCents } from '../rules/invoice-sums.ts'
import { INVOICE_LIMITS } from '../rules/limits.ts'
import { type DraftValues, emptyLine, toDraft, toValues } from './draft-values.ts'
import { invoices } from './invoice.contract.ts'
import { LineFields } from './line-fields.tsx'
import { RecipientFields } from './recipient-fields.tsx'
import type { StaffInvoice } from './staff-invoice.ts'
import styles from './invoices.module.css'

interface DraftFormProps {
  invoice: StaffInvoice
  onChanged: () => void
}

/** Saved by hand; what is sent is what was saved last. */
export function DraftForm({ invoice, onChanged }: DraftFormProps) {
  const { t, price } = useTexts('staff-invoices')
  const { form: messages, invoice: titles, actions } = t
  const navigate = useNavigate()
  const toast = useResultToast()
  const { id } = invoice
  const [values, setValues] = useState(() => toValues(invoice))
  const [revision, setRevision] = useState(invoice.revision)
  const [wrong, setWrong] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const saving = useAction(invoices.save, { silent: true, onDone: (saved) => setRevision(saved.revision) })
  const pdf = useAction(invoices.pdf)
  const discarding = useAction(invoices.discard, {
    done: messages.discarded,
    onDone: () => void navigate(staffPaths.invoices),
  })
  useViewTitle(titles.draftTitle)
  const change = (part: Partial<DraftValues>) => {
    setWrong([])
    setValues((before) => ({ ...before, ...part }))
  }
  const changeLines = (lines: DraftValues['lines']) => change({ lines })
  const { draft } = toDraft(values)
  const amount = price(draft.lines.reduce((sum, line) => sum + lineCents(line), 0))

  /** @returns whether it is saved. */
  async function save(): Promise<boolean> {
    const read = toDraft(values)
    setWrong(read.wrong)
    if (read.wrong.length > 0) return false
    const answer = await saving.send({ id, draft: read.draft, seen: revision })
    return answer?.ok ?? false
  }

  async function keep(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (await save()) toast.done(messages.saved)
  }

  async function preview(): Promise<void> {
    if (await save()) await pdf.save({ id })
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void keep(event)}>
        <PageHead title={titles.draftTitle} />
        <RefusalMessage problem={saving.refusal} attempt={saving.attempt} />
        <Columns narrow="21.5rem">
          <Stack gap={32}>
            <Section title={messages.to}>
              <RecipientFields values={values} onChange={change} />
            </Section>
            <Section title={titles.lines} gap={4}>
              {values.lines.map((line, index) => (
                <LineFields
                  key={line.key}
                  line={line}
                  number={index + 1}
                  wrong={wrong}
                  hasVat={invoice.vatNumber !== null}
                  onChange={(part) =>
                    changeLines(
                      values.lines.map((each) => (each.key === line.key ? { ...each, ...part } : each)),
                    )
                  }
                  onRemove={
                    values.lines.length > 1
                      ? () => changeLines(values.lines.filter(({ key }) => key !== line.key))
                      : undefined
                  }
                />
              ))}
              <p className={styles.total}>
                <span>{titles.total}</span>
                <span className="num">{amount}</span>
              </p>
              <div>
                <Button size="sm" onClick={() => changeLines([...values.lines, emptyLine()])}>
                  {messages.add}
                </Button>
              </div>
            </Section>
            <TermsFields values={values} wrong={wrong} onChange={change} />
          </Stack>
          <Side>
            <Stack gap={8}>
              <TrailSign
                wide
                note={amount}
                aria-disabled={saving.busy}
                onClick={() => void save().then((isSaved) => isSaved && setSending(true))}
              >
                {messages.send}
              </TrailSign>
              {!invoice.accountKnown && <p className="hint">{t.accountMissing}</p>}
            </Stack>
            <ActionList title={actions.paper}>
              <li>
                <button type="submit">{messages.save}</button>
              </li>
              <li>
                <button type="button" onClick={() => void preview()}>
                  {messages.preview}
                </button>
              </li>
            </ActionList>
            <ActionList title={actions.wrong}>
              <li>
                <DangerButton onClick={() => void discarding.send({ id })}>{messages.discard}</DangerButton>
              </li>
            </ActionList>
          </Side>
        </Columns>
      </form>
      {/* A submit bubbles through portals. */}
      {isSending && (
        <ActionDialog
          action={invoices.send}
          fixed={{ id, seen: revision }}
          title={fill(messages.sendTitle, { amount })}
          text={draft.email ? fill(messages.sendText, { email: draft.email }) : messages.sendByPost}
          submit={messages.send}
          done={messages.sent}
          onClose={() => setSending(false)}
          onDone={onChanged}
        />
      )}
    </>
  )
}

interface TermsFieldsProps {
  values: DraftValues
  wrong: readonly string[]
  onChange: (part: Partial<DraftValues>) => void
}

/** When it was performed, by when it is payable, and what the customer's books want. */
function TermsFields({ values, wrong, onChange }: TermsFieldsProps) {
  const messages = useTexts('staff-invoices').t.form
  const typed = (name: 'performedFrom' | 'performedTo' | 'dueDays' | 'orderNumber') => ({
    value: values[name],
    'aria-invalid': wrong.includes(name) || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div className={styles.form}>
      <LabelledInput label={messages.performedFrom} type="date" {...typed('performedFrom')} />
      <LabelledInput label={messages.performedTo} type="date" {...typed('performedTo')} />
      <LabelledInput label={messages.dueDays} inputMode="numeric" maxLength={3} {...typed('dueDays')} />
      <LabelledInput
        label={messages.orderNumber}
        maxLength={INVOICE_LIMITS.orderNumber}
        {...typed('orderNumber')}
      />
      <div className={styles.wide}>
        <LabelledTextArea
          label={messages.note}
          rows={2}
          maxLength={INVOICE_LIMITS.note}
          value={values.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
    </div>
  )
}
