import { useLoaderData } from 'react-router'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import { UnknownPage } from '#site/ui/notices/unknown-page.tsx'
import { ScenePicture } from '#site/ui/pictures/scene-picture.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { paths } from '#content/paths.ts'
import type { QuoteView } from '#features/quote/customer/quote-view.ts'
import { QUOTE_LIMITS } from '#features/quote/rules/quote-document.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import rows from '#site/ui/styles/fact-rows.module.css'
import { AcceptFields, AcceptSign, useAcceptance } from './accept-quote.tsx'
import { AskAboutQuote } from './ask-about-quote.tsx'
import { ProblemText } from './problem-text.tsx'
import type { MyQuoteData } from './quote.loader.ts'
import { useQuoteChange } from './use-quote-change.ts'
import styles from './quote-page.module.css'

export default function QuotePage() {
  const { quote } = useLoaderData<MyQuoteData>()
  const { unknown } = useMessages('my-quote')
  if (!quote) return <UnknownPage words={unknown} />
  return (
    <>
      {quote.state === 'open' && !quote.awaitsDate ? (
        // A new version is a new form: what was typed for the old one must not accept it.
        <OpenQuote quote={quote} key={quote.version} />
      ) : (
        <div className={`wrap grid ${styles.page}`}>
          <Main quote={quote}>
            {quote.awaitsDate && <AwaitsDate />}
            {quote.bookingReference && (
              <p className={styles.next}>
                <TrailSign to={paths.myBooking(quote.bookingReference)}>
                  <ToBooking />
                </TrailSign>
              </p>
            )}
          </Main>
          <Aside quote={quote} />
        </div>
      )}
      <div className={`wrap grid ${styles.other}`}>
        <AskAboutQuote quote={quote} />
        {quote.state === 'open' && <DeclineQuote quote={quote} />}
      </div>
    </>
  )
}

function OpenQuote({ quote }: { quote: QuoteView }) {
  const acceptance = useAcceptance(quote)
  return (
    <form className={`wrap grid ${styles.page}`} {...acceptance.form}>
      <Main quote={quote}>
        <AcceptFields quote={quote} acceptance={acceptance} />
      </Main>
      <Aside quote={quote}>
        <AcceptSign quote={quote} acceptance={acceptance} />
      </Aside>
    </form>
  )
}

function Main({ quote, children }: { quote: QuoteView; children: React.ReactNode }) {
  const messages = useMessages('my-quote')
  const language = useLanguage()
  const { problem, done } = useLoaderData<MyQuoteData>()
  const { number, invoiceTo, serviceName, people, facts, state, note } = quote
  const company = invoiceTo.company || invoiceTo.name
  return (
    <div className={`${styles.main} small-titles`}>
      <header>
        <p className="muted">{fill(company ? messages.numberFor : messages.number, { number, company })}</p>
        <h1>
          {serviceName && people
            ? fill(plural(language, people, messages.forPeople), { service: serviceName })
            : messages.project}
        </h1>
        <p className="lead">{fill(messages.states[state], { day: formatDay(language, quote.validUntil) })}</p>
      </header>
      {problem && (
        <FormAlert title={<ProblemText code={problem} />}>
          <></>
        </FormAlert>
      )}
      {done === 'question' && <p role="status">{messages.ask.done}</p>}
      {facts.length > 0 && (
        <dl className={`${rows.rows} ${styles.facts}`}>
          {facts.map(({ label, value, note: small }, index) => (
            // Further dates have no label of their own.
            <div key={`${index} ${label}`}>
              <dt>{label}</dt>
              <dd>
                {value}
                {small && <small className={styles.small}>{small}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  )
}

function Aside({ quote, children }: { quote: QuoteView; children?: React.ReactNode }) {
  const messages = useMessages('my-quote')
  const { serviceId, reference } = quote
  return (
    <aside className={styles.aside}>
      {serviceId && (
        <div className={styles.picture}>
          <ScenePicture of={serviceId} alt="" />
        </div>
      )}
      <QuoteLines quote={quote} />
      {children}
      <p className="small muted">
        <a href={`/offerte/${reference}/offerte.pdf`}>{messages.pdf}</a>. {messages.invoice}
      </p>
    </aside>
  )
}

function AwaitsDate() {
  return <p className={styles.next}>{useMessages('my-quote').awaitsDate}</p>
}

function ToBooking() {
  return useMessages('my-quote').toBooking
}

/** The amounts, which add up to the total. */
function QuoteLines({ quote }: { quote: QuoteView }) {
  const messages = useMessages('my-quote')
  const { lines, discount, total } = quote
  return (
    <dl className={styles.lines}>
      {lines.map(({ text, detail, quantity, price, amount }, index) => (
        // Lines are fixed, and two may say the same.
        <div key={`${index} ${text}`}>
          <dt>
            {text}
            <small className={styles.small}>
              {[quantity === '1' ? '' : fill(messages.perUnit, { quantity, price }), detail]
                .filter(Boolean)
                .join(', ')}
            </small>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {discount && (
        <div className={styles.discount}>
          <dt>
            {discount.text}
            <small className={styles.small}>{discount.reason}</small>
          </dt>
          <dd>{discount.amount}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{messages.total}</dt>
        <dd>CHF {total}</dd>
      </div>
    </dl>
  )
}

/** Folded: easy to find, hard to hit. */
function DeclineQuote({ quote: { reference } }: { quote: QuoteView }) {
  const { decline: messages, accept, working } = useMessages('my-quote')
  const { form, busy, problem, attempt, first } = useQuoteChange(
    { reference, change: 'decline', done: messages.done },
    (data) => ({ reason: data.get('reason') }),
  )
  return (
    <section className={`${styles.way} stack small-titles`} aria-labelledby="ablehnen">
      <h2 id="ablehnen">{messages.title}</h2>
      <details className={styles.unfold} open={first !== null}>
        <summary className="button">{messages.submit}</summary>
        <form className={`${styles.form} stack`} {...form}>
          <p>{messages.lead}</p>
          {problem && (
            <FormAlert title={<ProblemText code={problem.code} />} attempt={attempt}>
              <></>
            </FormAlert>
          )}
          <LabelledTextArea
            label={messages.reason}
            optional={accept.optional}
            name="reason"
            rows={2}
            maxLength={QUOTE_LIMITS.reason}
            defaultValue={first?.['reason']}
          />
          <Button type="submit" aria-disabled={busy}>
            {busy ? working : messages.submit}
          </Button>
        </form>
      </details>
    </section>
  )
}
