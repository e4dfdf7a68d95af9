import { asAttachment, asInline } from '#platform/http/content-disposition.ts'
import type { FastifyReply } from 'fastify'
import { recordAction } from '#features/account/security/audit.server.ts'
import {
  findInvoice,
  listAllPayments,
  readNumbers,
  type StoredInvoice,
} from '#features/invoice/database/invoices-repository.server.ts'
import { type InvoiceKind, invoiceStatus, openCents, REMINDER_LEVELS } from '#features/invoice/invoice.ts'
import { formatPermille, vatShares } from '#features/invoice/rules/invoice-sums.ts'
import { paymentReference } from '#features/invoice/rules/qr-bill.ts'
import { readInvoices } from '#features/invoice/staff/staff-read-invoices.server.ts'
import { invoiceUrl, readDocument, readDraftDocument } from '#features/invoice/view-invoice.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { isUuid } from '#kernel/uuid.ts'
import { FILE_MESSAGES } from '../../messages/site-messages.ts'
import { invoiceSelection } from './invoice-endpoints.ts'
import { listFile } from '../lists/list-file.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'
import { staffInvoiceDeps } from './staff-invoice-deps.ts'
import { writeCsv } from '#kit/write-csv.server.ts'

/** What leaves the back office as a file: a document as PDF, and all invoices and payments for the accountant. */
export function invoiceFiles(route: StaffRoute, staff: StaffDeps): void {
  const deps = staffInvoiceDeps(staff)
  const { db, clock } = deps
  const { drawing } = staff

  route('GET', '/invoices/:id/pdf', 'invoices', 'none', async ({ id, query, reply }) => {
    const invoice = isUuid(id) ? await findInvoice(db, { id }) : undefined
    if (!invoice) return reply.code(404).send({ statusCode: 404, code: 'unknown_invoice' })
    const isDraft = invoice.state === 'draft'
    const today = swissTime(clock()).day
    const document = isDraft
      ? readDraftDocument(invoice, deps.terms(), today)
      : await readDocument(db, invoice)
    const level = REMINDER_LEVELS.find((each) => String(each) === query['reminder'])
    const { paidCents, creditedCents } = invoice
    const reminder =
      level && !isDraft
        ? { level, on: invoice.remindedOn ?? today, openCents: openCents(invoice), paidCents, creditedCents }
        : undefined
    const address = isDraft ? null : invoiceUrl(deps, id)
    const file = await drawing.draw({ kind: 'invoice', input: [document, { address, reminder, isDraft }] })
    return reply
      .type(file.contentType)
      .header('Content-Disposition', asInline(file.filename))
      .send(file.content)
  })

  listFile(route, staff, {
    path: '/invoices.csv',
    list: 'invoices',
    needs: 'invoices',
    query: invoiceSelection,
    async read({ q: search, filter, sort }, page) {
      const { rows, next } = await readInvoices(db, { filter, search, sort, ...page })
      const numberOf = await readNumbers(
        db,
        rows.flatMap(({ correctsId }) => correctsId ?? []),
      )
      return {
        rows: rows.map((row) => ({ ...row, corrects: numberOf.get(row.correctsId ?? '') ?? '' })),
        next,
      }
    },
    columns: (language) => {
      const { csv, kinds, statuses } = messagesIn(language)
      const head = csv.invoices
      type Row = StoredInvoice & { corrects: string }
      const sharesOf = ({ seller, lines, performedFrom, issuedOn }: Row) =>
        seller?.vatNumber ? vatShares(lines, performedFrom ?? issuedOn ?? '') : []
      const signed = ({ kind }: Row, cents: number) => money(kind === 'credit_note' ? -cents : cents)
      const columns: [title: string, cell: (row: Row) => string][] = [
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
        [head.rate, (row) => list(sharesOf(row).map(({ permille }) => formatPermille(permille)))],
        [head.net, (row) => list(sharesOf(row).map(({ netCents }) => signed(row, netCents)))],
        [head.tax, (row) => list(sharesOf(row).map(({ taxCents }) => signed(row, taxCents)))],
        [head.credited, ({ creditedCents }) => money(creditedCents)],
        [head.paid, ({ paidCents }) => money(paidCents)],
        [head.open, (row) => money(row.kind === 'invoice' ? openCents(row) : 0)],
        [head.status, (row) => statuses[invoiceStatus(row)]],
        [head.corrects, ({ corrects }) => corrects],
        [head.reference, (row) => referenceOf(row.kind, row)],
      ]
      return columns
    },
  })

  route('GET', '/invoice-payments.csv', 'invoices', 'exports_data', async ({ member, language, reply }) => {
    const { csv, ways } = messagesIn(language)
    const rows = await listAllPayments(db)
    const cells = rows.map(({ payment, number, recipient }) => [
      payment.paidOn,
      number ?? '',
      recipient.company ?? recipient.name ?? '',
      money(payment.cents),
      money(payment.returnedCents),
      payment.provider ? ways.online : ways[payment.way],
      payment.note ?? '',
      payment.undoneAt ? csv.undone : '',
    ])
    await exported(member.id, 'payments', rows.length)
    const name = `${csv.paymentsFileName}-${swissTime(clock()).day}.csv`
    return send(reply, name, [Object.values(csv.payments), ...cells])
  })

  function exported(actorId: string, what: string, rows: number): Promise<void> {
    const taken = { at: clock(), action: 'invoices_exported', actorId, detail: { what, rows } }
    return db.transaction((tx) => recordAction(tx, taken))
  }
}

function messagesIn(language: Language) {
  const messages = FILE_MESSAGES.of(language, ['staff-invoices'])['staff-invoices']
  if (!messages) throw new Error(`No messages for the staff in "${language}"`)
  return messages
}

function referenceOf(
  kind: InvoiceKind,
  row: { number: string | null; account: Parameters<typeof paymentReference>[0]['account'] },
): string {
  return kind === 'invoice' && row.number && row.account
    ? paymentReference({ number: row.number, account: row.account })
    : ''
}

function list(texts: readonly string[]): string {
  return texts.join(' / ')
}

function money(cents: number): string {
  return (cents / 100).toFixed(2)
}

function send(reply: FastifyReply, name: string, rows: string[][]) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', asAttachment(name))
    .send(writeCsv(rows))
}
