import { useLoaderData } from 'react-router'
import { usePrivateForm } from '#site/form/behaviour/use-private-form.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { Fact } from '#site/ui/layout/fact.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { UnknownPage } from '#site/ui/notices/unknown-page.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import type { InvoiceView } from '#features/invoice/invoice-view.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { formatDay } from '#i18n/format-date.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import rows from '#site/ui/styles/fact-rows.module.css'
import page from '#features/booking/site/my-booking/my-booking-page.module.css'
import { InvoiceAmounts } from './invoice-amounts.tsx'
import type { MyInvoiceData } from './my-invoice.loader.ts'
import styles from './my-invoice-page.module.css'

export default function MyInvoicePage() {
  const { invoice, today, problem, done } = useLoaderData<MyInvoiceData>()
  const { unknown } = useMessages('my-invoice')
  if (!invoice) return <UnknownPage words={unknown} />
  return (
    <div className={`wrap grid ${page.page}`}>
      <Head invoice={invoice} today={today} problem={problem} done={done} />
      <InvoiceAmounts invoice={invoice} />
      <div className={page.main}>
        <Facts invoice={invoice} />
        {invoice.mayGiveOrderNumber && <OrderNumberForm invoice={invoice} />}
      </div>
    </div>
  )
}

interface HeadProps {
  invoice: InvoiceView
  today: string
  problem: string | null
  done: string | null
}

function Head({ invoice, today, problem, done }: HeadProps) {
  const messages = useMessages('my-invoice')
  const language = useLanguage()
  const { status, kind, dueOn, openCents, overpaidCents, hasAccount, corrects } = invoice
  const isLate = status === 'open' && dueOn < today
  const state =
    kind === 'credit_note' ? 'credit_note' : isLate ? 'overdue' : status === 'draft' ? 'open' : status
  const { title, lead } = messages.states[state]
  const text = state === 'overpaid' && invoice.surplusHeld ? messages.contested : lead
  const { problems: ofVoucher, done: voucherDone } = useMessages('pay-voucher')
  const problems: Partial<Record<string, string>> = { ...ofVoucher, ...messages.problems }
  const { part } = invoice
  const name = kind === 'invoice' && part !== 'whole' ? messages.parts[part] : messages.number[kind]
  const cents = status === 'overpaid' ? overpaidCents : openCents
  return (
    <div className={`${page.head} small-titles`}>
      <SectionRule name={<span className="num">{fill(name, { number: invoice.number })}</span>} />
      {problem && (
        <div className={page.problem}>
          <FormAlert title={problems[problem] ?? messages.problems.failed} />
        </div>
      )}
      {done === 'voucher' && <p role="status">{voucherDone}</p>}
      <h1>{title}</h1>
      <p className="lead">
        {fill(text, {
          day: formatDay(language, dueOn),
          amount: formatPrice(language, cents, { code: 'chf' }),
          number: corrects ?? '',
        })}
      </p>
      {openCents > 0 && <p>{hasAccount ? messages.transfer : messages.account}</p>}
    </div>
  )
}

function Facts({ invoice }: { invoice: InvoiceView }) {
  const messages = useMessages('my-invoice')
  const language = useLanguage()
  const { recipient, issuedOn, dueOn, kind, performedFrom, performedTo, orderNumber, reference, note } =
    invoice
  const day = (of: string) => formatDay(language, of)
  const { company, name, street, houseNumber, postalCode, city } = recipient
  const address = [company, name, `${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim()].filter(
    Boolean,
  )
  return (
    <>
      <dl className={`${rows.rows} ${page.facts}`}>
        <Fact name={messages.facts.issued}>{day(issuedOn)}</Fact>
        {kind === 'invoice' && <Fact name={messages.facts.due}>{day(dueOn)}</Fact>}
        {performedFrom && (
          <Fact name={messages.facts.performed}>
            {performedTo && performedTo !== performedFrom
              ? `${day(performedFrom)} – ${day(performedTo)}`
              : day(performedFrom)}
          </Fact>
        )}
        <Fact name={messages.facts.to}>{address.join(', ')}</Fact>
        {orderNumber && (
          <Fact name={messages.facts.orderNumber}>
            {orderNumber}
            {invoice.orderNumberAddedOn && (
              <small className="muted">
                {' '}
                {fill(messages.orderNumber.addedOn, { day: day(invoice.orderNumberAddedOn) })}
              </small>
            )}
          </Fact>
        )}
      </dl>
      {note && <p className={`${page.next} small-titles`}>{note}</p>}
      <p className={`${page.links} no-print`}>
        <a className="go" href={`/api/invoices/${reference}/pdf?${LANGUAGE_QUERY}=${language}`}>
          {messages.download}
          <ArrowIcon />
        </a>
      </p>
    </>
  )
}

/** The company's own number, added or corrected while something is open; without JavaScript a plain form. */
function OrderNumberForm({ invoice }: { invoice: InvoiceView }) {
  const all = useMessages('my-invoice')
  const { orderNumber: messages } = all
  const language = useLanguage()
  const { form, busy, problem, attempt, errorOf } = usePrivateForm(
    {
      action: `/api/invoices/${invoice.reference}/order-number?${LANGUAGE_QUERY}=${language}`,
      done: messages.done,
    },
    (data) => ({ orderNumber: data.get('orderNumber') }),
  )
  const isWrong = errorOf('orderNumber') !== undefined
  const problems: Partial<Record<string, string>> = all.problems
  return (
    <section className={`${styles.section} small-titles`} aria-labelledby="bestellnummer">
      <h2 id="bestellnummer">{invoice.orderNumber ? messages.correct : messages.add}</h2>
      <form className={`${styles.form} stack`} {...form}>
        {problem && !isWrong && (
          <FormAlert title={problems[problem.code] ?? all.problems.failed} attempt={attempt}>
            <></>
          </FormAlert>
        )}
        <LabelledInput
          label={all.facts.orderNumber}
          hint={messages.hint}
          error={isWrong && messages.wrong}
          name="orderNumber"
          autoComplete="off"
          maxLength={INVOICE_LIMITS.orderNumber}
          defaultValue={invoice.orderNumber ?? ''}
          aria-required
        />
        <Button type="submit" aria-disabled={busy}>
          {busy ? messages.saving : messages.save}
        </Button>
      </form>
    </section>
  )
}
