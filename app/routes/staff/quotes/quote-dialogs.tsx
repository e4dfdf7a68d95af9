import type { InvoiceVoucherRefusal } from '#features/invoice/invoice-refusal.ts'
import { MAX_SCANNED } from '#features/voucher/staff/staff-voucher.ts'
import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import { QUOTE_LIMITS, type QuoteDocument } from '#features/quote/rules/quote-document.ts'
import { quoteTotal } from '#features/quote/rules/quote-total.ts'
import type { StaffQuote } from '#features/quote/staff/staff-quote.ts'
import { describeDate } from '#features/quote/document/describe-quote.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, Select, TextArea } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import { ClashQuestion, readOverride } from './clash-question.tsx'
import { RequestedDates } from './confirm-date.tsx'

export type QuoteQuestion = 'send' | 'resend' | 'withdraw' | 'accept' | 'decline'

interface QuoteDialogProps {
  question: QuoteQuestion
  quote: StaffQuote
  /** As it is being edited. */
  document: QuoteDocument
  revision: number
  clashes: QuoteClash[]
  onClose: () => void
  onDone: () => void
}

/** What mails somebody or decides says so first. */
export function QuoteDialog({ question, ...props }: QuoteDialogProps) {
  if (question === 'send') return <SendDialog {...props} />
  if (question === 'accept') return <AcceptDialog {...props} />
  return <PlainDialog question={question} {...props} />
}

type Props = Omit<QuoteDialogProps, 'question'>

/** Where the site has sent it at once, sending it is the yes to its date. */
function SendDialog({ quote, document, revision, clashes, onClose, onDone }: Props) {
  const messages = useMessages('staff-quotes')
  const language = useLanguage()
  const { id, awaitsDate } = quote
  const { customer, event, validUntil, holds } = document
  const text = fill(awaitsDate && holds ? messages.confirming.text : messages.sendText, {
    customer: customer.company || customer.name,
    people: plural(language, event?.people ?? 0, messages.people),
    email: customer.email,
    total: formatPrice(language, quoteTotal(document).totalCents, { code: 'chf' }),
    day: formatDay(language, validUntil),
  })
  const words = awaitsDate
    ? { ...messages.confirming, submit: messages.confirmDate }
    : { title: messages.sendTitle, submit: messages.send, done: messages.sent }
  return (
    <ConfirmDialog
      title={words.title}
      text={text}
      submit={words.submit}
      done={words.done}
      wrong={messages.problems.reason}
      fields={{ invalid: 'override' }}
      send={(data) => {
        const override = readOverride(data, clashes)
        if (override === undefined) return undefined
        return postStaff<'/quotes/:id/sending'>(`/quotes/${id}/sending`, { seen: revision, override })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(wrong) => (
        <>
          {awaitsDate && <RequestedDates dates={document.dates} />}
          <ClashQuestion clashes={clashes} wrong={wrong} />
        </>
      )}
    </ConfirmDialog>
  )
}

const ACCEPT_FIELDS: Record<AcceptFieldRefusal, string> = {
  invalid: 'name',
  voucher_unknown: 'voucher',
  voucher_voided: 'voucher',
  voucher_blocked: 'voucher',
  voucher_used_up: 'voucher',
  voucher_lapsed: 'voucher',
  voucher_test: 'voucher',
  voucher_for_course: 'voucher',
}
type AcceptFieldRefusal = 'invalid' | InvoiceVoucherRefusal['code']

function AcceptDialog({ quote, onClose, onDone }: Props) {
  const messages = useMessages('staff-quotes')
  const language = useLanguage()
  const { id, version, versions } = quote
  const sent = versions[0]?.document ?? quote.document
  return (
    <ConfirmDialog
      title={messages.acceptTitle}
      text={fill(messages.acceptText, { email: sent.customer.email })}
      submit={messages.accept}
      done={messages.acceptedNow}
      wrong={messages.problems.required}
      fields={ACCEPT_FIELDS}
      send={(data) => {
        const name = String(data.get('name') ?? '').trim()
        const date = data.get('date')
        if (name === '') return undefined
        return postStaff<'/quotes/:id/acceptance'>(`/quotes/${id}/acceptance`, {
          version,
          name,
          orderNumber: String(data.get('orderNumber') ?? ''),
          voucher: String(data.get('voucher') ?? '').trim(),
          date: date === null ? null : Number(date),
        })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(_wrong, errorOf) => (
        <>
          {sent.dates.length > 0 && (
            <Field label={messages.whichDate}>
              {(control) => (
                <Select name="date" {...control}>
                  {sent.dates.map((date, index) => (
                    <option key={index} value={index}>
                      {describeDate(language, date)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field label={messages.acceptedBy} error={errorOf('name')}>
            {(control) => (
              <Input
                name="name"
                maxLength={QUOTE_LIMITS.name}
                defaultValue={sent.customer.name}
                {...control}
              />
            )}
          </Field>
          <Field label={messages.orderNumber}>
            {(control) => <Input name="orderNumber" maxLength={QUOTE_LIMITS.orderNumber} {...control} />}
          </Field>
          {sent.event && sent.dates.length > 0 && (
            <Field label={messages.voucher} hint={messages.voucherHint} error={errorOf('voucher')}>
              {(control) => (
                <Input
                  name="voucher"
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={MAX_SCANNED}
                  {...control}
                />
              )}
            </Field>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}

function PlainDialog({
  question,
  quote: { id },
  document,
  onClose,
  onDone,
}: Props & { question: 'resend' | 'withdraw' | 'decline' }) {
  const messages = useMessages('staff-quotes')
  const language = useLanguage()
  const words = {
    resend: {
      title: messages.resend,
      text: fill(messages.sendText, {
        email: document.customer.email,
        total: formatPrice(language, quoteTotal(document).totalCents, { code: 'chf' }),
        day: formatDay(language, document.validUntil),
      }),
      done: messages.sent,
    },
    withdraw: { title: messages.withdrawTitle, text: messages.withdrawText, done: messages.withdrawn },
    decline: { title: messages.declineTitle, text: undefined, done: messages.declined },
  }[question]
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      submit={messages[question]}
      done={words.done}
      send={(data) => {
        const reason = String(data.get('reason') ?? '')
        if (question === 'resend') return postStaff<'/quotes/:id/resending'>(`/quotes/${id}/resending`, {})
        return question === 'withdraw'
          ? postStaff<'/quotes/:id/withdrawal'>(`/quotes/${id}/withdrawal`, { reason })
          : postStaff<'/quotes/:id/decline'>(`/quotes/${id}/decline`, { reason })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {question !== 'resend' && (
        <Field label={messages.reason}>
          {(control) => <TextArea name="reason" rows={2} maxLength={QUOTE_LIMITS.reason} {...control} />}
        </Field>
      )}
    </ConfirmDialog>
  )
}
