import { useSearchParams } from 'react-router'
import { PageLink } from '#site/page-link.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { MakeInvoice } from '#features/invoice/staff/make-invoice.tsx'
import { swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { Columns, PageHead, Row, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { canBeSent } from '../quote.ts'
import { ConfirmDate } from './confirm-date.tsx'
import { QuoteEditor } from './quote-editor.tsx'
import { QuoteHistory } from './quote-history.tsx'
import { QuotePaper } from './quote-paper.tsx'
import type { QuoteProps } from './quote-part.ts'
import { type QuoteDetails, quotes } from './quote.contract.ts'
import styles from './quotes.module.css'
import { RequestMessage } from './request-message.tsx'

/** One quote: an editor while it can be sent, then what was decided. */
export default function QuotePage() {
  const { t } = useTexts('staff-quotes')
  return (
    <LoadedPage of={quotes.read} back={{ to: staffPaths.quotes, title: t.back }}>
      {(details, reload) => <Quote {...details} onChanged={reload} />}
    </LoadedPage>
  )
}

function Quote(details: QuoteDetails & { onChanged: () => void }) {
  const { t } = useTexts('staff-quotes')
  const [query, setQuery] = useSearchParams()
  const { now, quote, onChanged } = details
  const { number, customer, state, version } = quote
  const today = swissTime(new Date(now)).day
  useViewTitle(`${fill(t.head, { number })} ${customer}`.trim())
  return (
    <>
      {query.get('confirm') === 'date' && (
        <ConfirmDate
          quote={quote}
          today={today}
          onClose={() => setQuery({}, { replace: true, preventScrollReset: true })}
          onDone={onChanged}
        />
      )}
      {canBeSent(state) ? (
        // A decision made elsewhere, or a version sent, begins the form anew.
        <QuoteEditor key={`${state} ${version}`} {...details} today={today} />
      ) : (
        <DecidedQuote {...details} today={today} />
      )}
    </>
  )
}

function DecidedQuote({ quote, today, request }: QuoteProps) {
  const { t } = useTexts('staff-quotes')
  const mayInvoice = useMay('invoices')
  const { id, number, customer, state, version, declineReason, eventId, inquiryId } = quote
  const isProject = state === 'accepted' && !eventId
  return (
    <>
      <PageHead
        title={fill(t.head, { number })}
        quiet={customer}
        lead={fill(t.sentState, { version, state: t.states[state] })}
      />
      <Columns narrow="28rem">
        <Stack gap={32}>
          {declineReason && <p className={styles.written}>«{declineReason}»</p>}
          {(isProject || eventId || inquiryId) && (
            <Row>
              {isProject && mayInvoice && <MakeInvoice source="offer" id={id} />}
              {isProject && (
                <PageLink className="go" to={staffPaths.mandate(id)}>
                  {t.toMandate}
                </PageLink>
              )}
              {eventId && (
                <PageLink className="go" to={staffPaths.event(eventId)}>
                  {t.toEvent}
                </PageLink>
              )}
              {inquiryId && (
                <PageLink className="go" to={staffPaths.request(inquiryId)}>
                  {t.toRequest}
                </PageLink>
              )}
            </Row>
          )}
          <RequestMessage text={request} />
          <QuoteHistory quote={quote} />
        </Stack>
        <QuotePaper
          number={number}
          version={version}
          today={today}
          document={quote.versions[0]?.document ?? quote.document}
        />
      </Columns>
    </>
  )
}
