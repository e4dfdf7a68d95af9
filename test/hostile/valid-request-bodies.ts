import { aQuote } from '../quotes/a-quote.ts'
import type { Bodies } from './bodies.ts'
import { dayAhead } from './day-ahead.ts'

/** Of requests, quotes and mandates. */
export function validRequestBodies(): Bodies {
  return {
    'POST /api/staff/quotes': {
      document: aQuote({ day: '2027-05-01', validUntil: '2027-04-01' }),
      inquiryId: null,
      key: '4d0d4a5b-0000-4000-8000-000000000000',
    },
    'POST /api/staff/quotes/:id': {
      document: aQuote({ day: '2027-05-01', validUntil: '2027-04-01' }),
      seen: 1,
    },
    'POST /api/staff/quotes/:id/sending': { seen: 1, override: 'zweite Leitung', validUntil: dayAhead(20) },
    'POST /api/staff/mandates/:id': { nextStep: 'Abnahme', nextDay: dayAhead(5), seen: 1 },
    'POST /api/staff/mandates/:id/closing': { closed: true, seen: 1 },
    'POST /api/staff/quotes/:id/date-confirmation': { version: 1, override: '' },
    'POST /api/staff/quotes/:id/move': {
      version: 1,
      days: [dayAhead(30)],
      to: { day: dayAhead(37), from: '09:00', to: '17:00' },
      override: 'zweite Leitung',
    },
    'POST /api/staff/quotes/:id/withdrawal': { reason: 'krank' },
    'POST /api/staff/quotes/:id/acceptance': {
      version: 1,
      date: 0,
      name: 'Lia Rossi',
      orderNumber: '7',
      voucher: '',
    },
    'POST /api/staff/quotes/:id/decline': { reason: 'zu teuer' },
    'POST /api/staff/inquiries/:id/state': { state: 'answered' },
    'POST /api/staff/inquiries/:id/notes': { note: 'rief an' },
  }
}
