import { useLoaderData } from 'react-router'
import { fill, plural } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { QuoteView } from '#features/quote/customer/quote-view.ts'
import { FormAlert } from '#app/form/form-alert.tsx'
import { UnknownPage } from '#app/ui/notices/unknown-page.tsx'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import rows from '#app/ui/styles/fact-rows.module.css'
import { ScenePicture } from '#app/ui/pictures/scene-picture.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import { AcceptFields, AcceptSign, useAcceptance } from './accept-quote.tsx'
import { AskAboutQuote } from './ask-about-quote.tsx'
import { DeclineQuote } from './decline-quote.tsx'
import type { MyQuoteData } from './quote.loader.ts'
import styles from './quote-page.module.css'
import { ProblemText } from './problem-text.tsx'
import { QuoteLines } from './quote-lines.tsx'

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
    <div className={styles.main}>
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
