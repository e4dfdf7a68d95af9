import { SAMPLE_DRAFT_INPUT } from '../invoice-samples.ts'
import type { Bodies } from './bodies.ts'

/** Of invoices, and of how a team event is invoiced. */
export function validInvoiceBodies(): Bodies {
  return {
    'POST /api/staff/invoices': { id: '0e37df36-f698-41f6-8dd7-4773da7d5c8a', language: 'it' },
    'POST /api/staff/invoice-drafts': {
      source: 'booking',
      sourceId: '0e37df36-f698-41f6-8dd7-4773da7d5c8a',
    },
    'POST /api/staff/invoices/:id': { draft: SAMPLE_DRAFT_INPUT, seen: 1 },
    'POST /api/staff/prices/:id/invoicing': { depositPercent: 30, depositDays: 10, seen: 0 },
    'POST /api/staff/invoices/:id/sending': { seen: 1 },
    'POST /api/staff/invoices/:id/payment': {
      id: '0e37df36-f698-41f6-8dd7-4773da7d5c8a',
      cents: 100,
      paidOn: '2026-11-23',
      way: 'transfer',
      note: 'Valuta Montag',
    },
    'POST /api/staff/invoices/:id/voucher-payment': {
      id: '0e37df36-f698-41f6-8dd7-4773da7d5c8a',
      code: 'GRAT-0000-0000-0000',
      cents: 100,
    },
    'POST /api/staff/invoices/:id/payback': {
      id: '0e37df36-f698-41f6-8dd7-4773da7d5c70',
      cents: 100,
      paidOn: '2026-11-01',
      way: 'transfer',
      note: '',
    },
    'POST /api/staff/invoices/:id/payment-reversal': { payment: '0e37df36-f698-41f6-8dd7-4773da7d5c8a' },
    'POST /api/staff/invoices/:id/reminder': { level: 1 },
    'POST /api/staff/invoices/:id/reminder-stop': { stopped: true },
    'POST /api/staff/invoices/:id/reminder-hold': { held: true },
    'POST /api/staff/invoices/:id/credit': {
      id: '0e37df36-f698-41f6-8dd7-4773da7d5c8a',
      cents: 100,
      reason: 'Kulanz',
    },
    'POST /api/staff/invoices/:id/write-off': { reason: 'Konkurs', cents: 100 },
  }
}
