import { Button } from '#site/ui/button.tsx'
import { fill } from '#i18n/format.ts'
import { History, Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { quotes } from './quote.contract.ts'
import type { StaffQuote, StaffQuoteEntry } from './staff-quote.ts'
import styles from './quotes.module.css'

const BY_CUSTOMER = ['asked', 'date_wished', 'accepted', 'declined']

/** Newest first, with every version that was sent. */
export function QuoteHistory({ quote: { id, history } }: { quote: StaffQuote }) {
  const { t, price, moment } = useTexts('staff-quotes')
  const { save } = useAction(quotes.pdf)

  function describe({ action, version, totalCents }: StaffQuoteEntry): string {
    const text = t.history[action as keyof typeof t.history] ?? action
    return fill(text, { version: version ?? '', total: totalCents === null ? '' : price(totalCents) })
  }

  function by({ byStaff, action }: StaffQuoteEntry): string {
    if (byStaff) return t.byStaff
    return BY_CUSTOMER.includes(action) ? t.byCustomer : t.automatic
  }

  const more = ({ action, text, version }: StaffQuoteEntry) => (
    <>
      {text && <p className={styles.written}>«{text}»</p>}
      {action === 'sent' && version !== null && (
        <div>
          <Button
            size="sm"
            aria-label={fill(t.versionPdf, { version })}
            onClick={() => void save({ id, version })}
          >
            {t.pdf}
          </Button>
        </div>
      )}
    </>
  )

  return (
    <Section title={t.versions}>
      <History
        entries={history
          .toReversed()
          .map((entry) => [
            <b key="what">{describe(entry)}</b>,
            `${moment(entry.at)}, ${by(entry)}`,
            more(entry),
          ])}
      />
    </Section>
  )
}
