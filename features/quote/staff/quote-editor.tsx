import { useRef, useState } from 'react'
import { usePricedServices } from '#features/services/site/use-priced-services.ts'
import { PageLink } from '#site/page-link.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import { events } from '#features/calendar/staff/event.contract.ts'
import { useRead } from '#kit/loaded.tsx'
import { useDraft } from '#site/routes/staff/dialogs/use-draft.ts'
import type { OfferedService } from '#features/calendar/staff/event-service.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { fill, plural } from '#i18n/format.ts'
import { call } from '#kit/client.ts'
import { Columns, PageHead, Row, Stack } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { checkQuote } from '../rules/check-quote.ts'
import { QUOTE_LIMITS, type QuoteDocument } from '../rules/quote-document.ts'
import { CustomerFields } from './customer-fields.tsx'
import { DateFields } from './date-fields.tsx'
import { EventFields } from './event-fields.tsx'
import { InvoicingFields } from './invoicing-fields.tsx'
import { LineFields } from './line-fields.tsx'
import { QuoteDialog, type QuoteQuestion } from './quote-dialogs.tsx'
import { QuoteHistory } from './quote-history.tsx'
import { QuotePaper } from './quote-paper.tsx'
import type { QuotePart, QuoteProps } from './quote-part.ts'
import { type QuoteDetails, quotes } from './quote.contract.ts'
import { RequestMessage } from './request-message.tsx'
import type { StaffQuote } from './staff-quote.ts'

const NO_SERVICES: readonly OfferedService[] = []

/** For whom, when, what, in the order of the talk; saved while it is typed. */
export function QuoteEditor({ quote, invoicing: usual, today, request, onChanged }: QuoteProps) {
  const { t, language } = useTexts('staff-quotes')
  const form = useRef<HTMLDivElement>(null)
  const toast = useResultToast()
  const prices = usePricedServices()
  const services = useRead(events.services, {}).value?.services ?? NO_SERVICES
  const [question, setQuestion] = useState<QuoteQuestion | null>(null)
  const [isChecked, setChecked] = useState(false)
  const { id, number, customer, state, version } = quote
  const draft = useDraft({
    document: quote.document,
    saved: { revision: quote.revision, totalCents: quote.totalCents, clashes: quote.clashes },
    send: (document, seen) => call(quotes.save, { id, document, seen }, { language }),
  })
  const pdf = useAction(quotes.pdf)
  const { document, saved } = draft
  const problems = checkQuote(document, prices, today)
  const isSent = version > 0 && state === 'sent' && !quote.changed && saved.revision === quote.revision

  const part: QuotePart = {
    document,
    set: (change) => draft.change({ ...document, ...change }),
    errorOf(field) {
      const problem = isChecked ? problems.find((each) => each.field === field) : undefined
      return problem && t.problems[problem.problem]
    },
  }

  async function askToSend(): Promise<void> {
    setChecked(true)
    if (problems.length > 0) {
      toast.failed(plural(language, problems.length, t.missing))
      // Once the fields say what is wrong.
      requestAnimationFrame(() => focusProblem(form.current))
      return
    }
    if ((await draft.flush()) !== undefined) setQuestion('send')
  }

  async function print(): Promise<void> {
    if ((await draft.flush()) !== undefined) await pdf.save({ id })
  }

  return (
    <>
      <PageHead
        title={fill(t.head, { number })}
        quiet={customer}
        lead={
          <span role="status">
            {isSent
              ? fill(t.sentState, { version, state: t.states[state] })
              : fill(t.draftState, { version: version + 1 })}
            , {t[draft.state]}
          </span>
        }
      >
        <Row gap={12}>
          <Button onClick={() => void print()}>{t.pdf}</Button>
          {isSent ? (
            <Button onClick={() => setQuestion('sendAgain')}>{t.resend}</Button>
          ) : (
            <TrailSign onClick={() => void askToSend()}>
              {quote.awaitsDate
                ? t.confirmDate
                : version === 0
                  ? t.send
                  : fill(t.sendAgain, { version: version + 1 })}
            </TrailSign>
          )}
        </Row>
      </PageHead>
      <RefusalMessage problem={draft.refusal} attempt={draft.version} />
      <Columns narrow="28rem">
        <div ref={form}>
          <Stack gap={32}>
            <RequestMessage text={request} />
            <CustomerFields {...part} />
            <DateFields {...part} clashes={saved.clashes} />
            <EventFields {...part} prices={prices} services={services} />
            <LineFields {...part} prices={prices} services={services} />
            <InvoicingFields {...part} usual={usual} />
            <NoteField {...part} />
            <Ways quote={quote} onAsk={setQuestion} />
            <QuoteHistory quote={quote} />
          </Stack>
        </div>
        <QuotePaper
          number={number}
          version={isSent ? version : version + 1}
          today={today}
          document={asSent(document, usual)}
        />
      </Columns>
      {question && (
        <QuoteDialog
          question={question}
          quote={quote}
          document={document}
          revision={saved.revision}
          clashes={saved.clashes}
          onClose={() => setQuestion(null)}
          onDone={onChanged}
        />
      )}
    </>
  )
}

function NoteField({ document: { note }, set }: QuotePart) {
  const { t } = useTexts('staff-quotes')
  return (
    <LabelledTextArea
      label={t.note}
      rows={3}
      maxLength={QUOTE_LIMITS.note}
      value={note}
      onChange={({ target }) => set({ note: target.value })}
    />
  )
}

/** Where else it stands, and what the customer said. */
function Ways({ quote, onAsk }: { quote: StaffQuote; onAsk: (question: QuoteQuestion) => void }) {
  const { t } = useTexts('staff-quotes')
  const { version, state, url, inquiryId } = quote
  return (
    <Row gap={12}>
      {version > 0 && (
        <a className="go" href={url} target="_blank" rel="noreferrer">
          {t.customerPage}
        </a>
      )}
      {inquiryId && (
        <PageLink className="go" to={staffPaths.request(inquiryId)}>
          {t.toRequest}
        </PageLink>
      )}
      {state === 'sent' && (
        <>
          <Button size="sm" onClick={() => onAsk('accept')}>
            {t.accept}
          </Button>
          <Button size="sm" onClick={() => onAsk('decline')}>
            {t.decline}
          </Button>
        </>
      )}
      <Button size="sm" onClick={() => onAsk('withdraw')}>
        {t.withdraw}
      </Button>
    </Row>
  )
}

/** Sending names how a group is invoiced. */
function asSent(document: QuoteDocument, usual: QuoteDetails['invoicing']): QuoteDocument {
  const { event, invoicing } = document
  return event ? { ...document, invoicing: invoicing ?? usual[event.serviceId] } : document
}

/** The first wrong field, else the sentence that says what is missing. */
function focusProblem(form: HTMLElement | null) {
  const first = form?.querySelector<HTMLElement>('[aria-invalid], .error-text')
  if (first?.matches('.error-text')) first.tabIndex = -1
  first?.focus()
}
