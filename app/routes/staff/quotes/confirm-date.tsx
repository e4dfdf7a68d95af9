import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import type { StaffQuote } from '#features/quote/staff/staff-quote.ts'
import { describeDate } from '#features/quote/document/describe-quote.ts'
import { fill, formatFrancs, plural } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/inputs.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { postStaff } from '../staff-client.ts'
import { ClashText } from './date-fields.tsx'
import styles from './quotes.module.css'

interface ConfirmDateProps {
  quote: StaffQuote
  /** Swiss day, by the server's clock. */
  today: string
  onClose: () => void
  onDone: () => void
}

/** Where the link in the owner's mail leads: one press says yes to the date, or the page says why there is nothing to say yes to. */
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
  const [date, ...others] = sent.dates
  return (
    <ConfirmDialog
      title={messages.confirming.title}
      text={fill(messages.confirming.text, {
        customer: quote.customer,
        people: plural(language, quote.people ?? 0, messages.people),
        total: formatFrancs(language, quote.totalCents),
        email: sent.customer.email,
      })}
      submit={messages.confirmDate}
      done={messages.confirming.done}
      wrong={messages.problems.reason}
      fields={{ invalid: 'override' }}
      send={(data) => {
        const override = String(data.get('override') ?? '').trim()
        if (clashes.length > 0 && override === '') return undefined
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
          <p>
            <strong>{date && describeDate(language, date)}</strong>
            {others.length > 0 && (
              <>
                <br />
                {fill(messages.confirming.others, {
                  dates: others.map((other) => describeDate(language, other)).join('; '),
                })}
              </>
            )}
          </p>
          {clashes.length > 0 && (
            <ul className={styles.clashes}>
              {clashes.map((clash) => (
                <li key={`${clash.date} ${clash.id}`}>
                  <ClashText clash={clash} />
                </li>
              ))}
            </ul>
          )}
          {clashes.length > 0 && (
            <Field label={messages.override} error={wrong}>
              {(control) => <Input name="override" maxLength={QUOTE_LIMITS.reason} {...control} />}
            </Field>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
