import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { VOUCHER_REFUSALS } from '#features/invoice/invoice-refusal.ts'
import { fill, plural } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { describeDate } from '../document/describe-quote.ts'
import type { QuoteClash } from '../rules/quote-clashes.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'
import { quoteTotal } from '../rules/quote-total.ts'
import { ClashQuestion, readOverride } from './clash-question.tsx'
import { RequestedDates } from './confirm-date.tsx'
import { quotes } from './quote.contract.ts'
import type { StaffQuote } from './staff-quote.ts'

interface DialogProps {
  quote: StaffQuote
  /** As it is being edited. */
  document: QuoteDocument
  revision: number
  clashes: QuoteClash[]
  onClose: () => void
  onDone: () => void
}

/** Each says what it mails or decides before it does. */
const DIALOGS = {
  send: SendDialog,
  sendAgain: SendAgainDialog,
  withdraw: WithdrawDialog,
  accept: AcceptDialog,
  decline: DeclineDialog,
}

export type QuoteQuestion = keyof typeof DIALOGS

export function QuoteDialog({ question, ...props }: DialogProps & { question: QuoteQuestion }) {
  const Dialog = DIALOGS[question]
  return <Dialog {...props} />
}

/** Where the site has sent it at once, sending it is the yes to its date. */
function SendDialog({ quote, document, revision, clashes, ...close }: DialogProps) {
  const { t, language } = useTexts('staff-quotes')
  const sending = useSendingText(document)
  const { customer, event, holds } = document
  const words = quote.awaitsDate
    ? { ...t.confirming, submit: t.confirmDate }
    : { title: t.sendTitle, submit: t.send, done: t.sent }
  const named = fill(t.confirming.text, {
    customer: customer.company || customer.name,
    people: plural(language, event?.people ?? 0, t.people),
    email: customer.email,
    total: sending.total,
  })
  return (
    <ActionDialog
      action={quotes.send}
      fixed={{ id: quote.id, seen: revision }}
      read={(data) => (readOverride(data, clashes) === undefined ? 'override' : {})}
      title={words.title}
      text={quote.awaitsDate && holds ? named : sending.text}
      submit={words.submit}
      done={words.done}
      wrong={{ override: t.problems.reason }}
      {...close}
    >
      {quote.awaitsDate && <RequestedDates dates={document.dates} />}
      <ClashQuestion clashes={clashes} />
    </ActionDialog>
  )
}

function SendAgainDialog({ quote: { id }, document, onClose, onDone }: DialogProps) {
  const { t } = useTexts('staff-quotes')
  return (
    <ActionDialog
      action={quotes.sendAgain}
      fixed={{ id }}
      title={t.resend}
      text={useSendingText(document).text}
      submit={t.resend}
      done={t.sent}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

function useSendingText(document: QuoteDocument) {
  const { t, day, price } = useTexts('staff-quotes')
  const total = price(quoteTotal(document).totalCents)
  const { customer, validUntil } = document
  return { total, text: fill(t.sendText, { email: customer.email, total, day: day(validUntil) }) }
}

const AT_VOUCHER = Object.fromEntries(Object.keys(VOUCHER_REFUSALS).map((code) => [code, 'voucher' as const]))

function AcceptDialog({ quote: { id, version, versions, document }, onClose, onDone }: DialogProps) {
  const { t, language } = useTexts('staff-quotes')
  const { customer, dates, event } = versions[0]?.document ?? document
  return (
    <ActionDialog
      action={quotes.accept}
      fixed={{ id, version }}
      start={{ name: customer.name }}
      title={t.acceptTitle}
      text={fill(t.acceptText, { email: customer.email })}
      submit={t.accept}
      done={t.acceptedNow}
      wrong={{ name: t.problems.required }}
      at={AT_VOUCHER}
      onClose={onClose}
      onDone={onDone}
    >
      {dates.length > 0 && (
        <LabelledSelect
          label={t.whichDate}
          name="date"
          options={dates.map((date, index) => [index, describeDate(language, date)])}
        />
      )}
      <InputField name="name" label={t.acceptedBy} />
      <InputField name="orderNumber" label={t.orderNumber} />
      {event && dates.length > 0 && (
        <InputField
          name="voucher"
          label={t.voucher}
          hint={t.voucherHint}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </ActionDialog>
  )
}

function WithdrawDialog({ quote: { id }, onClose, onDone }: DialogProps) {
  const { t } = useTexts('staff-quotes')
  return (
    <ActionDialog
      action={quotes.withdraw}
      fixed={{ id }}
      title={t.withdrawTitle}
      text={t.withdrawText}
      submit={t.withdraw}
      done={t.withdrawn}
      onClose={onClose}
      onDone={onDone}
    >
      <InputField name="reason" label={t.reason} />
    </ActionDialog>
  )
}

function DeclineDialog({ quote: { id }, onClose, onDone }: DialogProps) {
  const { t } = useTexts('staff-quotes')
  return (
    <ActionDialog
      action={quotes.decline}
      fixed={{ id }}
      title={t.declineTitle}
      submit={t.decline}
      done={t.declined}
      onClose={onClose}
      onDone={onDone}
    >
      <InputField name="reason" label={t.reason} />
    </ActionDialog>
  )
}
