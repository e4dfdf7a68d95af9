import type { FastifyReply } from 'fastify'
import { recordAction } from '#features/account/security/audit.server.ts'
import { listAllPayments } from '#features/invoice/database/invoices-repository.server.ts'
import { findInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { type InvoiceKind, invoiceStatus, openCents, REMINDER_LEVELS } from '#features/invoice/invoice.ts'
import { formatPermille, vatShares } from '#features/invoice/rules/invoice-sums.ts'
import { paymentReference } from '#features/invoice/rules/qr-bill.ts'
import { listSentInvoices } from '#features/invoice/staff/staff-read-invoices.server.ts'
import { invoiceUrl, readDocument, readDraftDocument } from '#features/invoice/view-invoice.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { isUuid } from '#kernel/uuid.ts'
import { FILE_MESSAGES } from '../messages/site-messages.ts'
import type { StaffDeps, StaffRoute } from './staff-deps.ts'
import { staffInvoiceDeps } from './staff-invoice-deps.ts'
import { writeCsv } from './write-csv.ts'

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
      .header('Content-Disposition', `inline; filename="${file.filename}"`)
      .send(file.content)
  })

  route('GET', '/invoices.csv', 'invoices', 'exports_data', async ({ member, language, reply }) => {
    const { csv, statuses, kinds } = messagesIn(language)
    const rows = await listSentInvoices(db)
    const numberOf = new Map(rows.map((row) => [row.id, row.number ?? '']))
    const head = csv.invoices
    const cells = rows.map((row) => {
      const { kind, recipient, seller, lines, performedFrom, performedTo, issuedOn } = row
      const sign = kind === 'credit_note' ? -1 : 1
      const shares = seller?.vatNumber ? vatShares(lines, performedFrom ?? issuedOn ?? '') : []
      return [
        row.number ?? '',
        kinds[kind],
        issuedOn ?? '',
        row.dueOn ?? '',
        performedFrom ?? '',
        performedTo ?? '',
        recipient.company ?? recipient.name ?? '',
        row.email ?? '',
        row.addedOrderNumber ?? row.orderNumber ?? '',
        money(sign * row.totalCents),
        shares.map(({ permille }) => formatPermille(permille)).join(' / '),
        shares.map(({ netCents }) => money(sign * netCents)).join(' / '),
        shares.map(({ taxCents }) => money(sign * taxCents)).join(' / '),
        money(row.creditedCents),
        money(row.paidCents),
        money(kind === 'invoice' ? openCents(row) : 0),
        statuses[invoiceStatus(row)],
        row.correctsId ? (numberOf.get(row.correctsId) ?? '') : '',
        referenceOf(kind, row),
      ]
    })
    await exported(member.id, 'invoices', rows.length)
    return send(reply, `${csv.fileName}-${swissTime(clock()).day}.csv`, [Object.values(head), ...cells])
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

function money(cents: number): string {
  return (cents / 100).toFixed(2)
}

function send(reply: FastifyReply, name: string, rows: string[][]) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(writeCsv(rows))
}
