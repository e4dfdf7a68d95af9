import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { StaffPosts } from '#app/routes/staff/api/staff-actions.ts'
import { mayDo, type Permission, type StaffRole } from '#features/account/roles/permissions.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { creditInvoice } from '#features/invoice/change/credit-invoice.server.ts'
import {
  discardDraft,
  draftFromSource,
  saveDraft,
  writeInvoice,
} from '#features/invoice/change/draft-invoice.server.ts'
import {
  recordPaybackByHand,
  recordPaymentByHand,
  undoPayment,
} from '#features/invoice/change/record-payment.server.ts'
import { payInvoiceByVoucher } from '#features/invoice/pay/pay-by-voucher.server.ts'
import { MAX_SCANNED, scannedCode } from '#features/voucher/staff/staff-voucher.ts'
import { holdReminders, remindOfInvoice, stopReminders } from '#features/invoice/change/remind.server.ts'
import { resendInvoice, sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import { writeOffInvoice } from '#features/invoice/change/write-off.server.ts'
import { HAND_WAYS, REMINDER_LEVELS } from '#features/invoice/invoice.ts'
import { draftSchema } from '#features/invoice/rules/draft.schema.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { MAX_TOTAL_CENTS } from '#features/invoice/rules/invoice-sums.ts'
import { INVOICE_FILTERS, INVOICE_SORTS, MAX_INVOICE_SEARCH } from '#features/invoice/staff/staff-invoice.ts'
import { listStaffInvoices, readStaffInvoice } from '#features/invoice/staff/staff-read-invoices.server.ts'
import { findBooking } from '#features/booking/database/bookings-repository.server.ts'
import { findOrderNumber } from '#features/order/read/read-order.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { swissTime } from '#i18n/format-date.ts'
import { refuse } from '#kernel/result.ts'
import { isUuid } from '#kernel/uuid.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { staffInvoiceDeps } from './staff-invoice-deps.ts'
import type { Risk } from '#kit/contract.ts'
import { answer, answerWith, refuseStaff } from '../answer-staff.ts'
import { LIST_POSITION, listSort } from '../lists/list-position.ts'
import { acknowledgedUses } from '../shop/acknowledged-uses.ts'
import { type Accepting, noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'
import type { Transaction } from '#platform/database/database.ts'

export const invoiceSelection = z.object({
  filter: z.enum(INVOICE_FILTERS).default('open'),
  q: z.string().overwrite(plainLine).max(MAX_INVOICE_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(INVOICE_SORTS),
})
const query = invoiceSelection.extend(LIST_POSITION)
const seen = z.int().min(0).max(1_000_000)
const line = (most: number) => z.string().overwrite(plainLine).max(most).regex(SINGLE_LINE)
const cents = z.int().min(1).max(MAX_TOTAL_CENTS)
const reason = line(INVOICE_LIMITS.reason).min(1)

const payment = z.object({
  id: z.uuid(),
  cents,
  paidOn: z.iso.date(),
  way: z.enum(HAND_WAYS),
  note: line(INVOICE_LIMITS.detail).transform((text) => text || null),
})
const voucherPayment = z.object({
  id: z.uuid(),
  code: line(MAX_SCANNED).min(1),
  cents: cents.exactOptional(),
})
const draftOf = z.object({ source: z.enum(['booking', 'offer']), sourceId: z.uuid() })

type InvoiceAddress = Extract<keyof StaffPosts, `/invoices/:id/${string}`>
type Noun = InvoiceAddress extends `/invoices/:id/${infer Name}` ? Name : never
type Outcome = Parameters<typeof answer>[1]

/** Invoices (Rechnungen): drafted, sent, paid by hand, reminded of, credited and written off. */
export function invoiceEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const deps = staffInvoiceDeps(staff)
  const { db, clock } = deps

  /** In the audit log, in the transaction of the change. */
  const audited =
    (action: string, actorId: string, moved?: number) =>
    (
      tx: Parameters<typeof recordAction>[0],
      row: { id: string; number: string | null; totalCents: number },
    ) =>
      recordAction(tx, {
        at: clock(),
        action,
        actorId,
        detail: { invoiceId: row.id, number: row.number, cents: moved ?? row.totalCents },
      })

  route('GET', '/invoices', 'invoices', 'none', query, async ({ query: selected }) => {
    const { q: search, filter, sort, ...position } = selected
    return listStaffInvoices(deps, { filter, search, sort, position })
  })

  route('GET', '/invoices/:id', 'invoices', 'none', async ({ id, reply }) => {
    const invoice = isUuid(id) ? await readStaffInvoice(deps, id) : undefined
    if (!invoice) return unknown(reply)
    const booking =
      invoice.source === 'booking' && invoice.sourceId
        ? await findBooking(db, { id: invoice.sourceId })
        : undefined
    const shopOrder =
      invoice.source === 'order' && invoice.sourceId ? await findOrderNumber(db, invoice.sourceId) : null
    const of = { eventId: booking?.eventId ?? null, shopOrder: shopOrder ?? null }
    return { today: swissTime(clock()).day, invoice: { ...invoice, ...of } }
  })

  route(
    'POST',
    '/invoices',
    'invoices',
    'none',
    z.object({ id: z.uuid(), language: z.enum(LANGUAGES) }),
    async ({ member, body, reply }) =>
      answerWith(reply, await writeInvoice(deps, body, member.id), ({ id }) => ({ id })),
  )

  route('POST', '/invoice-drafts', 'invoices', 'none', draftOf, async ({ member, body, reply }) =>
    answerWith(reply, await draftFromSource(deps, body, member.id), ({ id }) => ({ id })),
  )

  route(
    'POST',
    '/invoices/:id',
    'invoices',
    'none',
    z.object({ draft: draftSchema, seen }),
    async ({ id, body, reply }) => {
      if (!isUuid(id)) return unknown(reply)
      return answerWith(
        reply,
        await saveDraft(deps, id, body.draft, body.seen),
        ({ revision, totalCents }) => ({
          revision,
          totalCents,
        }),
      )
    },
  )

  function change<Name extends Noun, Schema extends z.ZodType>(
    noun: Name,
    schema: Accepting<Schema, StaffPosts[`/invoices/:id/${Name}`]['body']>,
    run: (id: string, staffId: string, body: z.output<Schema>, role: StaffRole) => Promise<Outcome>,
    { needs = 'invoices', risk = 'none' }: { needs?: Permission; risk?: Risk } = {},
  ): void {
    route<InvoiceAddress, z.ZodType>(
      'POST',
      `/invoices/:id/${noun}`,
      needs,
      risk,
      schema,
      async ({ id, member, body, reply }) => {
        if (!isUuid(id)) return unknown(reply)
        const outcome = await run(id, member.id, body as z.output<Schema>, member.role)
        // Bookings show what their invoice was paid.
        staff.onCalendarWrite()
        return answer(reply, outcome)
      },
    )
  }

  /** The same of changes without amounts; the rest is in the invoice's own history. */
  const noted =
    (action: string, actorId: string, more: object = {}) =>
    (tx: Transaction, { id: invoiceId, number }: { id: string; number: string | null }) =>
      recordAction(tx, {
        at: clock(),
        action,
        actorId,
        detail: { invoiceId, ...(number !== null && { number }), ...more },
      })

  change('discarding', noBody, (id, staffId) => discardDraft(deps, id, noted('invoice_discarded', staffId)))
  change('sending', z.object({ seen }), (id, staffId, body) =>
    sendInvoice(deps, id, { ...body, staffId }, audited('invoice_sent', staffId)),
  )
  change('resending', noBody, (id, staffId) =>
    resendInvoice(deps, id, staffId, noted('invoice_sent_again', staffId)),
  )
  change('payment', payment, (id, staffId, body) =>
    recordPaymentByHand(deps, id, body, staffId, audited('invoice_paid', staffId, body.cents)),
  )
  change(
    'payback',
    payment,
    (id, staffId, body) =>
      recordPaybackByHand(deps, id, body, staffId, audited('invoice_paid_back', staffId, body.cents)),
    { needs: 'refunds', risk: 'returns_money' },
  )
  change('voucher-payment', voucherPayment, (id, staffId, { code, cents: mostCents, id: paymentId }) =>
    payInvoiceByVoucher(
      deps,
      id,
      { code: scannedCode(code), mostCents, id: paymentId },
      staffId,
      audited('invoice_paid', staffId),
    ),
  )
  change('payment-reversal', z.object({ payment: z.uuid() }), (id, staffId, body, role) =>
    undoPayment(
      deps,
      id,
      body.payment,
      { staffId, mayReturnMoney: mayDo(role, 'refunds') },
      audited('invoice_payment_undone', staffId),
    ),
  )
  change('reminder', z.object({ level: z.literal(REMINDER_LEVELS) }), (id, staffId, { level }) =>
    remindOfInvoice(deps, id, level, staffId, noted('invoice_reminded', staffId, { level })),
  )
  change('reminder-stop', z.object({ stopped: z.boolean() }), (id, staffId, { stopped }) =>
    stopReminders(deps, id, stopped, staffId, noted('invoice_reminders_set', staffId, { stopped })),
  )
  change('reminder-hold', z.object({ held: z.boolean() }), (id, staffId, { held }) =>
    holdReminders(deps, id, held, staffId, noted('invoice_reminders_set', staffId, { held })),
  )
  change(
    'credit',
    z.object({ id: z.uuid(), cents, reason, acknowledgedUses, stillDue: z.boolean().default(false) }),
    async (id, staffId, body, role) => {
      // Money that vouchers have given on is lost: as with a refund, the owners' decision.
      if (body.acknowledgedUses.length > 0 && !mayDo(role, 'refunds'))
        return refuse({ code: 'no_permission' })
      return creditInvoice(deps, id, body, staffId, audited('invoice_credited', staffId, body.cents))
    },
  )
  change(
    'write-off',
    z.object({ reason, cents }),
    (id, staffId, body) =>
      writeOffInvoice(
        deps,
        id,
        { reason: body.reason, seenCents: body.cents },
        staffId,
        audited('invoice_written_off', staffId, body.cents),
      ),
    { needs: 'write_offs' },
  )
}

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_invoice' })
}
