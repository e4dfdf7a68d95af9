import type { QuoteDate } from '#features/quote/rules/quote-document.ts'
import type { StaffQuote } from '#features/quote/staff/staff-quote.ts'
import { describeDate } from '#features/quote/document/describe-quote.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import { ClashQuestion, readOverride } from './clash-question.tsx'
import styles from './quotes.module.css'

interface ConfirmDateProps {
  quote: StaffQuote
  /** Swiss day, by the server's clock. */
  today: string
  onClose: () => void
  onDone: () => void
}

/** Where the link in the owner's mail leads: one press confirms the date, or the page says why there is nothing to confirm. */
export function ConfirmDate({ quote, today, onClose, onDone }: ConfirmDateProps) {
  const messages = useMessages('staff-quotes')
  const language = useLanguage()
  const { id, version, clashes } = quote
  const sent = quote.versions[0]?.document
  const isLate = quote.state === 'expired' || (quote.state === 'sent' && quote.validUntil < today)
  if (!sent || !quote.awaitsDate || isLate) {
    const { over } = messages.confirming
    const why = isLate ? 'expired' : quote.state === 'draft' ? 'withdrawn' : quote.state
    return (
      <p className={styles.told} role="status">
        {fill(over[why], { day: formatDay(language, quote.validUntil) })}
      </p>
    )
  }
  return (
    <ConfirmDialog
      title={messages.confirming.title}
      text={fill(messages.confirming.text, {
        customer: quote.customer,
        people: plural(language, quote.people ?? 0, messages.people),
        total: formatPrice(language, quote.totalCents, { code: 'chf' }),
        email: sent.customer.email,
      })}
      submit={messages.confirmDate}
      done={messages.confirming.done}
      wrong={messages.problems.reason}
      fields={{ invalid: 'override' }}
      send={(data) => {
        const override = readOverride(data, clashes)
        if (override === undefined) return undefined
        return postStaff<'/quotes/:id/date-confirmation'>(`/quotes/${id}/date-confirmation`, {
          version,
          override,
        })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(wrong) => (
        <>
          <RequestedDates dates={sent.dates} />
          <ClashQuestion clashes={clashes} wrong={wrong} />
        </>
      )}
    </ConfirmDialog>
  )
}

/** The one that is kept, then what else was proposed. */
export function RequestedDates({ dates: [date, ...others] }: { dates: QuoteDate[] }) {
  const { confirming } = useMessages('staff-quotes')
  const language = useLanguage()
  if (!date) return null
  return (
    <p>
      <strong>{describeDate(language, date)}</strong>
      {others.length > 0 && (
        <>
          <br />
          {fill(confirming.others, {
            dates: others.map((other) => describeDate(language, other)).join('; '),
          })}
        </>
      )}
    </p>
  )
}
