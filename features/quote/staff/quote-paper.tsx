import { describeQuote } from '../document/describe-quote.ts'
import { quoteTexts } from '../document/quote.texts.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { HTML_LANG } from '#i18n/languages.ts'
import { Section, Side } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import styles from './quotes.module.css'

interface QuotePaperProps {
  number: number
  /** That was sent, or that the draft will be. */
  version: number
  today: string
  document: QuoteDocument
}

/** The first page as the customer gets it, in the customer's language; the same words as the PDF. */
export function QuotePaper({ number, version, today, document }: QuotePaperProps) {
  const { preview } = useTexts('staff-quotes').t
  const { language, customer, lines, note, validUntil } = document
  const texts = quoteTexts[language]
  // The name in the customer's language stands in the line of the service.
  const service = lines.find(({ kind }) => kind === 'service')?.text ?? document.event?.serviceId ?? null
  const { title, facts, lines: rows, discount, total } = describeQuote(language, document, service)
  return (
    <Side>
      <aside aria-label={preview}>
        <Section title={preview} gap={12}>
          <div className={styles.paper} lang={HTML_LANG[language]}>
            <p>
              {[customer.company, customer.name, customer.street, `${customer.postalCode} ${customer.city}`]
                .filter((line) => line.trim())
                .map((line) => (
                  <span key={line}>{line}</span>
                ))}
            </p>
            <h3>{title}</h3>
            <p className={styles.quiet}>
              {fill(texts.subtitle, {
                number,
                version,
                day: formatDay(language, today),
                until: formatDay(language, validUntil),
              })}
            </p>
            <dl>
              {facts.map(({ label, value, note: small }, index) => (
                <div key={`${index} ${label}`}>
                  <dt>{label}</dt>
                  <dd>
                    {value}
                    {small && <small>{small}</small>}
                  </dd>
                </div>
              ))}
            </dl>
            <table>
              <thead>
                <tr>
                  <th scope="col">{texts.service}</th>
                  <th scope="col">{texts.quantity}</th>
                  <th scope="col">{texts.price}</th>
                  <th scope="col">CHF</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ text, detail, quantity, price, amount }, index) => (
                  <tr key={`${index} ${text}`}>
                    <td>
                      {text}
                      {detail && <small>{detail}</small>}
                    </td>
                    <td>{quantity}</td>
                    <td>{price}</td>
                    <td>{amount}</td>
                  </tr>
                ))}
                {discount && (
                  <tr>
                    <td colSpan={3}>
                      {discount.text}
                      <small>{discount.reason}</small>
                    </td>
                    <td>{discount.amount}</td>
                  </tr>
                )}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" colSpan={3}>
                    {texts.total}
                  </th>
                  <td>{total}</td>
                </tr>
              </tfoot>
            </table>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </Section>
      </aside>
    </Side>
  )
}
