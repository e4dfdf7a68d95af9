import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { fill } from '#i18n/format.ts'
import { amountText } from '#kernel/amount.ts'
import { Amounts, Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { formatPermille, lineCents, vatShares } from '../rules/invoice-sums.ts'
import type { StaffInvoice } from './staff-invoice.ts'

/** A table with a sum that adds up, to what is open. */
export function InvoiceLines({ invoice }: { invoice: StaffInvoice }) {
  const { invoice: messages } = useTexts('staff-invoices').t
  const { lines, totalCents, creditNotes, paidCents, openCents, vatNumber, performedFrom, issuedOn } = invoice
  const shares = vatNumber ? vatShares(lines, performedFrom ?? issuedOn ?? '') : []
  return (
    <Section title={messages.lines} note={messages.fixed} gap={4}>
      <Amounts>
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
      </Amounts>
    </Section>
  )
}

function Sum({ name, cents, isStrong = false }: { name: string; cents: number; isStrong?: boolean }) {
  return (
    <tr data-sum={isStrong || undefined}>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td>{amountText(cents)}</td>
    </tr>
  )
}
