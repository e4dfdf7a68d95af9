import { MAX_SCANNED } from '#features/voucher/staff/staff-voucher.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { contract, file, get, post } from '#kit/contract.ts'
import {
  cents,
  choice,
  count,
  day,
  decisionId,
  flag,
  json,
  line,
  listOf,
  optional,
  required,
  uuid,
  withFallback,
} from '#kit/fields.ts'
import { HAND_WAYS, type ReminderLevel } from '../invoice.ts'
import { INVOICE_REFUSALS } from '../invoice-refusal.ts'
import type { Draft } from '../rules/draft.schema.ts'
import { MAX_TOTAL_CENTS } from '../rules/invoice-sums.ts'
import { INVOICE_LIMITS } from '../rules/limits.ts'
import {
  INVOICE_FILTERS,
  INVOICE_SORTS,
  MAX_INVOICE_SEARCH,
  type StaffInvoice,
  type StaffInvoices,
} from './staff-invoice.ts'

export const invoiceList = listOf({
  filters: INVOICE_FILTERS,
  first: 'open',
  whenSearched: 'all',
  sorts: INVOICE_SORTS,
  searchLength: MAX_INVOICE_SEARCH,
})

const seen = count(0, 1_000_000)
const amount = cents(1, MAX_TOTAL_CENTS)
const reason = required(line(INVOICE_LIMITS.reason))
/** The decision names the payment. */
const payment = {
  decision: decisionId(),
  cents: amount,
  paidOn: day(),
  way: choice(HAND_WAYS),
  note: line(INVOICE_LIMITS.detail),
}

/** Bookings show what their invoice was paid. */
const CHANGE = { changesCalendar: true } as const

/** Drafted, sent, paid by hand, reminded of, credited and written off. */
export const invoices = contract(
  {
    permission: 'invoices',
    refusals: INVOICE_REFUSALS,
    missing: 'unknown_invoice',
    subject: 'invoiceId',
    words: 'staff-invoices',
  },
  {
    list: get('/invoices', invoiceList.fields).answers<StaffInvoices>(),
    csv: file('/invoices.csv', invoiceList.selection, { risk: 'exports_data', audit: 'list_exported' }),
    payments: file('/invoice-payments.csv', {}, { risk: 'exports_data', audit: 'invoices_exported' }),
    /** `today`: Swiss day. */
    read: get('/invoices/:id').answers<{ today: string; invoice: StaffInvoice }>(),
    /** The document, or the letter of a reminder. */
    pdf: file('/invoices/:id/pdf', { reminder: optional(choice(['1', '2', '3'])) }),
    write: post('/invoices', { id: uuid(), language: choice(LANGUAGES) }).answers<{ id: string }>(),
    /** Of what is due of a booking, or of an accepted quote; while one stands, that one. */
    draft: post('/invoice-drafts', { source: choice(['booking', 'offer']), sourceId: uuid() }).answers<{
      id: string
    }>(),
    save: post('/invoices/:id', { draft: json<Draft>(), seen }).answers<{
      revision: number
      totalCents: number
    }>(),
    discard: post('/invoices/:id/discarding', {}, { ...CHANGE, audit: 'invoice_discarded' }),
    send: post('/invoices/:id/sending', { seen }, { ...CHANGE, audit: 'invoice_sent' }),
    sendAgain: post('/invoices/:id/resending', {}, { ...CHANGE, audit: 'invoice_sent_again' }),
    pay: post('/invoices/:id/payment', payment, { ...CHANGE, audit: 'invoice_paid' }),
    /** Of what was paid too much. */
    payBack: post('/invoices/:id/payback', payment, {
      ...CHANGE,
      permission: 'refunds',
      risk: 'returns_money',
      audit: 'invoice_paid_back',
    }),
    /** Without an amount as much as is open. */
    payByVoucher: post(
      '/invoices/:id/voucher-payment',
      { decision: decisionId(), code: required(line(MAX_SCANNED)), cents: optional(amount) },
      { ...CHANGE, audit: 'invoice_paid' },
    ),
    undoPayment: post(
      '/invoices/:id/payment-reversal',
      { payment: uuid() },
      { ...CHANGE, audit: 'invoice_payment_undone' },
    ),
    remind: post(
      '/invoices/:id/reminder',
      { level: json<ReminderLevel>() },
      { ...CHANGE, audit: 'invoice_reminded' },
    ),
    /** To its address. */
    stopReminders: post(
      '/invoices/:id/reminder-stop',
      { stopped: flag() },
      { ...CHANGE, audit: 'invoice_reminders_set' },
    ),
    /** Of this invoice alone: by hand, or by itself again. */
    holdReminders: post(
      '/invoices/:id/reminder-hold',
      { held: flag() },
      { ...CHANGE, audit: 'invoice_reminders_set' },
    ),
    /** `acknowledgedUses`: what vouchers of the order were redeemed for, as shown and confirmed; `stillDue`: of a booking's, which is invoiced anew. */
    credit: post(
      '/invoices/:id/credit',
      {
        decision: decisionId(),
        cents: amount,
        reason,
        acknowledgedUses: withFallback(json<string[]>(), []),
        stillDue: withFallback(flag(), false),
      },
      { ...CHANGE, audit: 'invoice_credited' },
    ),
    /** `cents`: what is open, as shown. */
    writeOff: post(
      '/invoices/:id/write-off',
      { reason, cents: amount },
      { ...CHANGE, permission: 'write_offs', audit: 'invoice_written_off' },
    ),
  },
)
