import type { Language } from '#i18n/languages.ts'
import { fromCents } from '#kernel/amount.ts'
import type { CsvColumns } from '#kit/csv.server.ts'
import type { Database } from '#platform/database/database.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { readNumbers, type StoredInvoice } from '../database/invoices-repository.server.ts'
import type { listAllPayments } from '../database/invoice-payments-repository.server.ts'
import { invoiceStatus, openCents } from '../invoice.ts'
import { formatPermille, vatShares } from '../rules/invoice-sums.ts'
import { paymentReference } from '../rules/qr-bill.ts'

interface Row extends StoredInvoice {
  /** Number of the invoice that this one corrects. */
  corrects: string
}

export async function withNumbers(db: Database, rows: readonly StoredInvoice[]): Promise<Row[]> {
  const numberOf = await readNumbers(
    db,
    rows.flatMap(({ correctsId }) => correctsId ?? []),
  )
  return rows.map((row) => ({ ...row, corrects: numberOf.get(row.correctsId ?? '') ?? '' }))
}

/** For the accountant. */
export function invoiceColumns(messages: SiteMessages, language: Language): CsvColumns<Row> {
  const { csv, kinds, statuses } = staffTexts(messages, language, 'staff-invoices')
  const head = csv.invoices
  return [
    [head.number, ({ number }) => number ?? ''],
    [head.kind, ({ kind }) => kinds[kind]],
    [head.issued, ({ issuedOn }) => issuedOn ?? ''],
    [head.due, ({ dueOn }) => dueOn ?? ''],
    [head.performedFrom, ({ performedFrom }) => performedFrom ?? ''],
    [head.performedTo, ({ performedTo }) => performedTo ?? ''],
    [head.customer, ({ recipient }) => recipient.company ?? recipient.name ?? ''],
    [head.email, ({ email }) => email ?? ''],
    [head.orderNumber, ({ addedOrderNumber, orderNumber }) => addedOrderNumber ?? orderNumber ?? ''],
    [head.total, (row) => signed(row, row.totalCents)],
    [
      head.rate,
      (row) =>
        sharesOf(row)
          .map(({ permille }) => formatPermille(permille))
          .join(' / '),
    ],
    [
      head.net,
      (row) =>
        sharesOf(row)
          .map(({ netCents }) => signed(row, netCents))
          .join(' / '),
    ],
    [
      head.tax,
      (row) =>
        sharesOf(row)
          .map(({ taxCents }) => signed(row, taxCents))
          .join(' / '),
    ],
    [head.credited, ({ creditedCents }) => fromCents(creditedCents)],
    [head.paid, ({ paidCents }) => fromCents(paidCents)],
    [head.open, (row) => fromCents(row.kind === 'invoice' ? openCents(row) : 0)],
    [head.status, (row) => statuses[invoiceStatus(row)]],
    [head.corrects, ({ corrects }) => corrects],
    [head.reference, referenceOf],
  ]
}

export function paymentColumns(
  messages: SiteMessages,
  language: Language,
): CsvColumns<Awaited<ReturnType<typeof listAllPayments>>[number]> {
  const { csv, ways } = staffTexts(messages, language, 'staff-invoices')
  const head = csv.payments
  return [
    [head.day, ({ payment }) => payment.paidOn],
    [head.invoice, ({ number }) => number ?? ''],
    [head.customer, ({ recipient }) => recipient.company ?? recipient.name ?? ''],
    [head.amount, ({ payment }) => fromCents(payment.cents)],
    [head.returned, ({ payment }) => fromCents(payment.returnedCents)],
    [head.way, ({ payment }) => (payment.provider ? ways.online : ways[payment.way])],
    [head.note, ({ payment }) => payment.note ?? ''],
    [head.state, ({ payment }) => (payment.undoneAt ? csv.undone : '')],
  ]
}

function sharesOf({ seller, lines, performedFrom, issuedOn }: Row) {
  return seller?.vatNumber ? vatShares(lines, performedFrom ?? issuedOn ?? '') : []
}

function signed({ kind }: Row, cents: number) {
  return fromCents(kind === 'credit_note' ? -cents : cents)
}

function referenceOf({ kind, number, account }: Row) {
  return kind === 'invoice' && number && account ? paymentReference({ number, account }) : ''
}
