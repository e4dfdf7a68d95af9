import { useRef, useState } from 'react'
import { checkQuote } from '#features/quote/rules/check-quote.ts'
import type { QuoteDocument } from '#features/quote/rules/quote-document.ts'
import type { StaffQuote } from '#features/quote/staff/staff-quote.ts'
import { fill, plural } from '#i18n/format.ts'
import { usePricedServices } from '../../../calendar/use-priced-services.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { saveFile } from '../lists/save-file.ts'
import { postStaff } from '../api/staff-client.ts'
import { useDraft } from '../dialogs/use-draft.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { CustomerFields } from './customer-fields.tsx'
import { DateFields } from './date-fields.tsx'
import { EventFields } from './event-fields.tsx'
import { InvoicingFields } from './invoicing-fields.tsx'
import { LineFields } from './line-fields.tsx'
import { NoteField } from './note-field.tsx'
import { QuoteDialog, type QuoteQuestion } from './quote-dialogs.tsx'
import type { QuoteFile } from './quote-api.ts'
import { QuoteHistory } from './quote-history.tsx'
import type { QuotePart } from './quote-part.ts'
import { QuotePaper } from './quote-paper.tsx'
import { RequestMessage } from './request-message.tsx'
import styles from './quotes.module.css'
import { useOfferedServices } from './use-offered-services.ts'

interface QuoteEditorProps {
  quote: StaffQuote
  /** How the owner has groups invoiced, by service. */
  usual: QuoteFile['invoicing']
  /** Swiss day, by the server's clock. */
  today: string
  request: string
  onChanged: () => void
}

/** For whom, when, what, in the order of the talk; saved while it is typed. */
export function QuoteEditor({ quote, usual, today, request, onChanged }: QuoteEditorProps) {
  const messages = useMessages('staff-quotes')
  const language = useLanguage()
  const form = useRef<HTMLDivElement>(null)
  const toast = useResultToast()
  const prices = usePricedServices()
  const offered = { prices, services: useOfferedServices() }
  const [question, setQuestion] = useState<QuoteQuestion | null>(null)
  const [wasAsked, setAsked] = useState(false)
  const { id, number, customer, state, version, url, inquiryId } = quote
  const draft = useDraft({
    document: quote.document,
    saved: { revision: quote.revision, totalCents: quote.totalCents, clashes: quote.clashes },
    send: (document, seen) => postStaff<'/quotes/:id'>(`/quotes/${id}`, { document, seen }),
  })
  const { document, saved } = draft
  const problems = checkQuote(document, prices, today)
  const isSent = version > 0 && state === 'sent' && !quote.changed && saved.revision === quote.revision

  const part: QuotePart = {
    document,
    set: (change) => draft.change({ ...document, ...change }),
    errorOf(field) {
      const problem = wasAsked ? problems.find((each) => each.field === field) : undefined
      return problem && messages.problems[problem.problem]
    },
  }

  async function askToSend(): Promise<void> {
    setAsked(true)
    if (problems.length > 0) {
      toast.failed(plural(language, problems.length, messages.missing))
      // Once the fields say what is wrong.
      requestAnimationFrame(() => focusProblem(form.current))
      return
    }
    if ((await draft.flush()) !== undefined) setQuestion('send')
  }

  async function print(): Promise<void> {
    if ((await draft.flush()) === undefined) return
    const file = await saveFile(`/quotes/${id}/quote.pdf`)
    if (!file.ok) toast.refused(file.refusal)
  }

  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>
            {fill(messages.head, { number })} <span className={styles.quiet}>{customer}</span>
          </h1>
          <p className="muted" role="status">
            {isSent
              ? fill(messages.sentState, { version, state: messages.states[state] })
              : fill(messages.draftState, { version: version + 1 })}
            , {messages[draft.state]}
          </p>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => void print()}>{messages.pdf}</Button>
          {isSent ? (
            <Button onClick={() => setQuestion('resend')}>{messages.resend}</Button>
          ) : (
            <TrailSign onClick={() => void askToSend()}>
              {quote.awaitsDate
                ? messages.confirmDate
                : version === 0
                  ? messages.send
                  : fill(messages.sendAgain, { version: version + 1 })}
            </TrailSign>
          )}
        </div>
      </header>
      <RefusalMessage problem={draft.refusal} attempt={draft.version} />
      <div className={styles.columns}>
        <div ref={form}>
          <RequestMessage text={request} />
          <CustomerFields {...part} />
          <DateFields {...part} clashes={saved.clashes} />
          <EventFields {...part} {...offered} />
          <LineFields {...part} {...offered} />
          <InvoicingFields {...part} usual={usual} />
          <NoteField {...part} />
          <section className={styles.section}>
            <p className={styles.ways}>
              {version > 0 && (
                <a className="go" href={url} target="_blank" rel="noreferrer">
                  {messages.customerPage}
                </a>
              )}
              {inquiryId && (
                <PageLink className="go" to={staffPaths.request(inquiryId)}>
                  {messages.toRequest}
                </PageLink>
              )}
              {state === 'sent' && (
                <>
                  <Button size="sm" onClick={() => setQuestion('accept')}>
                    {messages.accept}
                  </Button>
                  <Button size="sm" onClick={() => setQuestion('decline')}>
                    {messages.decline}
                  </Button>
                </>
              )}
              <Button size="sm" onClick={() => setQuestion('withdraw')}>
                {messages.withdraw}
              </Button>
            </p>
          </section>
          <QuoteHistory quote={quote} />
        </div>
        <QuotePaper
          number={number}
          version={isSent ? version : version + 1}
          today={today}
          document={asSent(document, usual)}
        />
      </div>
      {question && (
        <QuoteDialog
          question={question}
          quote={quote}
          document={document}
          revision={saved.revision}
          clashes={saved.clashes}
          onClose={() => setQuestion(null)}
          onDone={() => {
            setQuestion(null)
            onChanged()
          }}
        />
      )}
    </>
  )
}

/** Sending names how a group is invoiced. */
function asSent(document: QuoteDocument, usual: QuoteFile['invoicing']): QuoteDocument {
  const { event, invoicing } = document
  return event ? { ...document, invoicing: invoicing ?? usual[event.serviceId] } : document
}

/** The first wrong field, else the sentence that says what is missing. */
function focusProblem(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid], .error-text')
  if (first?.matches('.error-text')) first.tabIndex = -1
  first?.focus()
}
