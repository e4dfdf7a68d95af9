import type { StaffQuote, StaffQuoteEntry } from '#features/quote/staff/staff-quote.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../lists/save-file.ts'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './quotes.module.css'

const BY_CUSTOMER = ['asked', 'date_wished', 'accepted', 'declined']

/** Newest first, with every version that was sent. */
export function QuoteHistory({ quote }: { quote: StaffQuote }) {
  const messages = useMessages('staff-quotes')
  const language = useLanguage()
  const momentOf = useFormatDateTime()
  const toast = useResultToast()
  const { id, history } = quote

  async function save(version: number): Promise<void> {
    const saved = await saveFile(`/quotes/${id}/quote.pdf?version=${version}`)
    if (!saved.ok) toast.refused(saved.refusal)
  }

  function describe({ action, version, totalCents }: StaffQuoteEntry): string {
    const text = messages.history[action as keyof typeof messages.history] ?? action
    return fill(text, {
      version: version ?? '',
      total: totalCents === null ? '' : formatPrice(language, totalCents, { code: 'chf' }),
    })
  }

  function by({ byStaff, action }: StaffQuoteEntry): string {
    if (byStaff) return messages.byStaff
    return BY_CUSTOMER.includes(action) ? messages.byCustomer : messages.automatic
  }

  return (
    <section className={styles.section}>
      <h2>{messages.versions}</h2>
      <ol className={styles.history}>
        {history.toReversed().map((entry, index) => (
          // Append-only.
          <li key={history.length - index}>
            <b>{describe(entry)}</b>{' '}
            <span className="num muted">{`${momentOf(entry.at)}, ${by(entry)}`}</span>
            {entry.text && <span className={styles.told}>«{entry.text}»</span>}
            {entry.action === 'sent' && entry.version !== null && (
              <Button
                size="sm"
                aria-label={fill(messages.versionPdf, { version: entry.version })}
                onClick={() => void save(entry.version ?? 0)}
              >
                {messages.pdf}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
