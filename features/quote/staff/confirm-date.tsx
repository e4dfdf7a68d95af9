import { describeDate } from '../document/describe-quote.ts'
import { fill, plural } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { useTexts } from '#kit/texts.ts'
import type { QuoteDate } from '../rules/quote-document.ts'
import { ClashQuestion, readOverride } from './clash-question.tsx'
import { quotes } from './quote.contract.ts'
import type { StaffQuote } from './staff-quote.ts'
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
  const { t, language, day, price } = useTexts('staff-quotes')
  const { id, version, clashes, state, validUntil } = quote
  const sent = quote.versions[0]?.document
  const isLate = state === 'expired' || (state === 'sent' && validUntil < today)
  if (!sent || !quote.awaitsDate || isLate) {
    const why = isLate ? 'expired' : state === 'draft' ? 'withdrawn' : state
    return (
      <p className={styles.written} role="status">
        {fill(t.confirming.over[why], { day: day(validUntil) })}
      </p>
    )
  }
  return (
    <ActionDialog
      action={quotes.confirmDate}
      fixed={{ id, version }}
      read={(data) => (readOverride(data, clashes) === undefined ? 'override' : {})}
      title={t.confirming.title}
      text={fill(t.confirming.text, {
        customer: quote.customer,
        people: plural(language, quote.people ?? 0, t.people),
        total: price(quote.totalCents),
        email: sent.customer.email,
      })}
      submit={t.confirmDate}
      done={t.confirming.done}
      wrong={{ override: t.problems.reason }}
      onClose={onClose}
      onDone={onDone}
    >
      <RequestedDates dates={sent.dates} />
      <ClashQuestion clashes={clashes} />
    </ActionDialog>
  )
}

/** The one that is kept, then what else was proposed. */
export function RequestedDates({ dates: [date, ...others] }: { dates: QuoteDate[] }) {
  const { t, language } = useTexts('staff-quotes')
  if (!date) return null
  return (
    <p>
      <strong>{describeDate(language, date)}</strong>
      {others.length > 0 && (
        <>
          <br />
          {fill(t.confirming.others, {
            dates: others.map((other) => describeDate(language, other)).join('; '),
          })}
        </>
      )}
    </p>
  )
}
