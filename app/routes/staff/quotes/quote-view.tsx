import { useSearchParams } from 'react-router'
import type { StaffQuote } from '#features/quote/staff/staff-quote.ts'
import { fill } from '#i18n/format.ts'
import { swissTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { MakeInvoice } from '#features/invoice/staff/make-invoice.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { useMay } from '../role/staff-role.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useViewTitle } from '../use-view-title.ts'
import { ConfirmDate } from './confirm-date.tsx'
import { QuoteEditor } from './quote-editor.tsx'
import type { QuoteFile } from './quote-api.ts'
import { QuoteHistory } from './quote-history.tsx'
import { QuotePaper } from './quote-paper.tsx'
import { RequestMessage } from './request-message.tsx'
import styles from './quotes.module.css'

export default function QuoteView({ id }: { id: string }) {
  const messages = useMessages('staff-quotes')
  const language = useLanguage()
  const { value, problem, reload } = useLoaded<'/quotes/:id'>(
    `/quotes/${encodeURIComponent(id)}?lng=${language}`,
  )
  const [query, setQuery] = useSearchParams()
  const asked = () => setQuery({ quote: id }, { replace: true, preventScrollReset: true })
  return (
    <>
      <BackLink to={staffPaths.part('quotes')}>{messages.back}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && query.get('confirm') === 'date' && (
        <ConfirmDate
          quote={value.quote}
          today={swissTime(new Date(value.now)).day}
          onClose={asked}
          onDone={() => {
            asked()
            reload()
          }}
        />
      )}
      {value && (
        <Quote
          quote={value.quote}
          usual={value.invoicing}
          request={value.request}
          today={swissTime(new Date(value.now)).day}
          onChanged={reload}
        />
      )}
    </>
  )
}

interface QuoteProps {
  quote: StaffQuote
  /** How the owner has groups invoiced, by service. */
  usual: QuoteFile['invoicing']
  today: string
  request: string
  onChanged: () => void
}

function Quote({ quote, usual, today, request, onChanged }: QuoteProps) {
  const messages = useMessages('staff-quotes')
  const { number, customer, state } = quote
  const mayInvoice = useMay('invoices')
  useViewTitle(`${fill(messages.head, { number })} ${customer}`.trim())
  const isEditable = state === 'draft' || state === 'sent' || state === 'expired'
  // A decision made elsewhere, or a version sent, begins the form anew.
  if (isEditable)
    return (
      <QuoteEditor
        key={`${state} ${quote.version}`}
        quote={quote}
        usual={usual}
        today={today}
        request={request}
        onChanged={onChanged}
      />
    )
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>
            {fill(messages.head, { number })} <span className={styles.quiet}>{customer}</span>
          </h1>
          <p className="muted">
            {fill(messages.sentState, { version: quote.version, state: messages.states[state] })}
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <div>
          {quote.declineReason && <p className={styles.told}>«{quote.declineReason}»</p>}
          <p className="row">
            {state === 'accepted' && !quote.eventId && mayInvoice && (
              <MakeInvoice source="offer" id={quote.id} />
            )}
            {state === 'accepted' && !quote.eventId && (
              <PageLink className="go" to={staffPaths.mandate(quote.id)}>
                {messages.toMandate}
              </PageLink>
            )}
            {quote.eventId && (
              <PageLink className="go" to={staffPaths.event(quote.eventId)}>
                {messages.toEvent}
              </PageLink>
            )}
            {quote.inquiryId && (
              <PageLink className="go" to={staffPaths.request(quote.inquiryId)}>
                {messages.toRequest}
              </PageLink>
            )}
          </p>
          <RequestMessage text={request} />
          <QuoteHistory quote={quote} />
        </div>
        <QuotePaper
          number={number}
          version={quote.version}
          today={today}
          document={quote.versions[0]?.document ?? quote.document}
        />
      </div>
    </>
  )
}
