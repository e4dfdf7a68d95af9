import { formatPermille, lineCents, vatShares } from '#features/invoice/rules/invoice-sums.ts'
import type { StaffInvoice } from '#features/invoice/staff/staff-invoice.ts'
import { fill } from '#i18n/format.ts'
import { amountText } from '#kernel/amount.ts'
import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import styles from './invoices.module.css'

/** A table with a sum that adds up, to what is open. */
export function InvoiceLines({ invoice }: { invoice: StaffInvoice }) {
  const all = useMessages('staff-invoices')
  const messages = all.invoice
  const { lines, totalCents, creditNotes, paidCents, openCents, vatNumber, performedFrom, issuedOn } = invoice
  const shares = vatNumber ? vatShares(lines, performedFrom ?? issuedOn ?? '') : []
  return (
    <section className={styles.part}>
      <header>
        <h2>{messages.lines}</h2>
        <small>{messages.fixed}</small>
      </header>
      <table className={styles.lines}>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">
                {line.title}
                {line.detail && <small>{line.detail}</small>}
              </th>
              <td>{line.quantityHundredths / 100}</td>
              <td>{amountText(lineCents(line))}</td>
            </tr>
          ))}
          <Sum name={messages.total} cents={totalCents} isStrong />
          {shares.map(({ permille, netCents, taxCents }) => (
            <tr key={permille}>
              <th scope="row" colSpan={3}>
                <small>
                  {fill(messages.vat, {
                    rate: formatPermille(permille),
                    tax: amountText(taxCents),
                    net: amountText(netCents),
                  })}
                </small>
              </th>
            </tr>
          ))}
          {creditNotes.map(({ id, number, totalCents: cents }) => (
            <tr key={id}>
              <th scope="row" colSpan={2}>
                {messages.credited} <PageLink to={staffPaths.invoice(id)}>{number}</PageLink>
              </th>
              <td>{amountText(-cents)}</td>
            </tr>
          ))}
          {paidCents > 0 && <Sum name={messages.paid} cents={-paidCents} />}
          {openCents > 0 && openCents !== totalCents && (
            <Sum name={messages.facts.open} cents={openCents} isStrong />
          )}
        </tbody>
      </table>
    </section>
  )
}

function Sum({ name, cents, isStrong = false }: { name: string; cents: number; isStrong?: boolean }) {
  return (
    <tr className={isStrong ? styles.sum : undefined}>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td>{amountText(cents)}</td>
    </tr>
  )
}
