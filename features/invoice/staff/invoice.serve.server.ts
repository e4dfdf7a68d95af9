import { z } from 'zod'
import { mayDo } from '#features/account/roles/permissions.ts'
import { findBooking } from '#features/booking/database/bookings-repository.server.ts'
import { findOrderNumber } from '#features/order/read/read-order.server.ts'
import { scannedCode } from '#features/voucher/staff/staff-voucher.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import { csvFile } from '#kit/csv.server.ts'
import { eachPage } from '#kit/list.server.ts'
import { found, type Record, serve } from '#kit/serve.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import type { DrawingRequest } from '#server/drawing/draw-file.ts'
import { acknowledgedUses } from '#features/voucher/staff/acknowledged-uses.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { creditInvoice } from '../change/credit-invoice.server.ts'
import { discardDraft, draftFromSource, saveDraft, writeInvoice } from '../change/draft-invoice.server.ts'
import { type HandPayment, recordPaymentByHand, undoPayment } from '../change/record-payment.server.ts'
import { holdReminders, remindOfInvoice, stopReminders } from '../change/remind.server.ts'
import { resendInvoice, sendInvoice } from '../change/send-invoice.server.ts'
import { writeOffInvoice } from '../change/write-off.server.ts'
import { findInvoice, type StoredInvoice } from '../database/invoices-repository.server.ts'
import { listAllPayments } from '../database/invoice-payments-repository.server.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import { openCents, REMINDER_LEVELS, type ReminderLevel } from '../invoice.ts'
import { payInvoiceByVoucher } from '../pay/pay-by-voucher.server.ts'
import { draftSchema } from '../rules/draft.schema.ts'
import { invoiceUrl, readDocument, readDraftDocument } from '../view-invoice.server.ts'
import { invoiceColumns, paymentColumns, withNumbers } from './invoice-columns.server.ts'
import { invoices } from './invoice.contract.ts'
import type { StaffInvoice } from './staff-invoice.ts'
import { listStaffInvoices, readInvoices, readStaffInvoice } from './staff-read-invoices.server.ts'

const DOCUMENTS = {
  save: { draft: draftSchema },
  remind: { level: z.literal(REMINDER_LEVELS) },
  credit: { acknowledgedUses },
}

export const serveInvoices = serve(
  invoices,
  DOCUMENTS,
)<StaffDeps>((deps) => {
  const { db, messages, drawing } = deps
  return {
    list: async ({ input: { q: search, filter, sort, ...position } }) =>
      accept(await listStaffInvoices(deps, { filter, search, sort, position })),
    csv: async ({ input: { q: search, filter, sort }, language, now, record }) => {
      const { title } = staffTexts(messages.current(), language, 'staff-invoices')
      const lines = eachPage(async (after, size) => {
        const read = await readInvoices(db, { filter, search, sort, position: { after }, size, now })
        return { ...read, rows: await withNumbers(db, read.rows) }
      })
      return csvFile({ db, now, record }, title, invoiceColumns(messages.current(), language), lines, {
        list: 'invoices',
      })
    },
    payments: async ({ language, now, record }) => {
      const { paymentsFileName } = staffTexts(messages.current(), language, 'staff-invoices').csv
      const rows = await listAllPayments(db)
      return csvFile(
        { db, now, record },
        paymentsFileName,
        paymentColumns(messages.current(), language),
        rows,
        { what: 'payments', rows: rows.length },
      )
    },
    read: async ({ id, now }) => {
      const read = await found(readStaffInvoice(deps, id))
      if (!read.ok) return read
      return accept({ today: swissTime(now).day, invoice: await withSource(deps, read.value) })
    },
    pdf: async ({ id, input, now }) => {
      const invoice = await findInvoice(db, { id })
      if (!invoice) return refuse({ code: 'missing' })
      const level = REMINDER_LEVELS.find((each) => String(each) === input.reminder)
      const file = await drawing.draw(await paperOf(deps, invoice, level, swissTime(now).day))
      return accept({ name: file.filename, type: file.contentType, content: file.content })
    },
    write: async ({ input, member }) => {
      const drafted = await writeInvoice(deps, input, member.id)
      return drafted.ok ? accept({ id: drafted.value.id }) : drafted
    },
    draft: async ({ input, member }) => {
      const drafted = await draftFromSource(deps, input, member.id)
      return drafted.ok ? accept({ id: drafted.value.id }) : drafted
    },
    save: async ({ id, input: { draft, seen } }) => {
      const saved = await saveDraft(deps, id, draft, seen)
      if (!saved.ok) return saved
      const { revision, totalCents } = saved.value
      return accept({ revision, totalCents })
    },
    discard: ({ id, record }) => discardDraft(deps, id, noting(record)),
    send: ({ id, input: { seen }, member, record }) =>
      sendInvoice(deps, id, { seen, staffId: member.id }, noting(record, totalOf)),
    sendAgain: ({ id, member, record }) => resendInvoice(deps, id, member.id, noting(record)),
    pay: (request) => recordPayment(deps, request, false),
    payBack: (request) => recordPayment(deps, request, true),
    payByVoucher: ({ id, input: { decision, code, cents }, member, record }) => {
      const payment = { id: decision, code: scannedCode(code), mostCents: cents }
      return payInvoiceByVoucher(deps, id, payment, member.id, noting(record, totalOf))
    },
    undoPayment: ({ id, input, member, record }) => {
      const by = { staffId: member.id, mayReturnMoney: mayDo(member.role, 'refunds') }
      return undoPayment(deps, id, input.payment, by, noting(record, totalOf))
    },
    remind: ({ id, input: { level }, member, record }) =>
      remindOfInvoice(deps, id, level, member.id, noting(record, { level })),
    stopReminders: ({ id, input: { stopped }, member, record }) =>
      stopReminders(deps, id, stopped, member.id, noting(record, { stopped })),
    holdReminders: ({ id, input: { held }, member, record }) =>
      holdReminders(deps, id, held, member.id, noting(record, { held })),
    credit: async ({ id, input: { decision, ...credit }, member, record }) => {
      // Money that vouchers have given on is lost: as with a refund, the owners' decision.
      if (credit.acknowledgedUses.length > 0 && !mayDo(member.role, 'refunds'))
        return refuse({ code: 'no_permission' })
      const { cents } = credit
      return creditInvoice(deps, id, { id: decision, ...credit }, member.id, noting(record, { cents }))
    },
    writeOff: ({ id, input: { reason, cents }, member, record }) =>
      writeOffInvoice(deps, id, { reason, seenCents: cents }, member.id, noting(record, { cents })),
  }
})

/** @param goesBack of what was paid too much */
function recordPayment(
  deps: InvoiceDeps,
  { id, input: { decision, ...payment }, member, record }: PaymentRequest,
  goesBack: boolean,
) {
  const entry = { ...payment, id: decision, note: payment.note || null }
  const { cents } = payment
  return recordPaymentByHand(deps, id, entry, member.id, { record: noting(record, { cents }), goesBack })
}

interface PaymentRequest {
  id: string
  input: Omit<HandPayment, 'id' | 'note'> & { decision: string; note: string }
  member: { id: string }
  record: Record
}

/** In the audit log, of the invoice or of the note that corrects it; the rest is in the invoice's own history. */
function noting(record: Record, more: object | ((invoice: StoredInvoice) => object) = {}) {
  return (tx: Transaction, invoice: StoredInvoice) =>
    record(tx, {
      invoiceId: invoice.id,
      ...(invoice.number !== null && { number: invoice.number }),
      ...(typeof more === 'function' ? more(invoice) : more),
    })
}

function totalOf({ totalCents }: StoredInvoice) {
  return { cents: totalCents }
}

async function withSource(
  { db }: InvoiceDeps,
  invoice: Omit<StaffInvoice, 'eventId' | 'shopOrder'>,
): Promise<StaffInvoice> {
  const { source, sourceId } = invoice
  const booking = source === 'booking' && sourceId ? await findBooking(db, { id: sourceId }) : undefined
  const shopOrder = source === 'order' && sourceId ? await findOrderNumber(db, sourceId) : undefined
  return { ...invoice, eventId: booking?.eventId ?? null, shopOrder: shopOrder ?? null }
}

/** The document as it is sent, or as its draft would be; with a level the letter of that reminder. */
async function paperOf(
  deps: InvoiceDeps,
  invoice: StoredInvoice,
  level: ReminderLevel | undefined,
  today: string,
): Promise<DrawingRequest> {
  const isDraft = invoice.state === 'draft'
  const document = isDraft
    ? readDraftDocument(invoice, deps.terms(), today)
    : await readDocument(deps.db, invoice)
  const { remindedOn, paidCents, creditedCents } = invoice
  const reminder =
    level && !isDraft
      ? { level, on: remindedOn ?? today, openCents: openCents(invoice), paidCents, creditedCents }
      : undefined
  const address = isDraft ? null : invoiceUrl(deps, invoice.id)
  return { kind: 'invoice', input: [document, { address, reminder, isDraft }] }
}
