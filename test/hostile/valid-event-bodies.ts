import { eventInput } from '../staff/event-input.ts'
import type { Bodies } from './bodies.ts'
import { dayAhead } from './day-ahead.ts'
import { bookingForm } from './public-forms.ts'

/** Of events, their bookings and the people who lead them. */
export function validEventBodies(eventId: string): Bodies {
  const input = eventInput(dayAhead(30))
  return {
    'POST /api/staff/events': { ...input },
    'PUT /api/staff/events/:id': { seen: new Date().toISOString(), input },
    'POST /api/staff/events/:id/plan': {
      id: '00000000-0000-4000-8000-0000000000b1',
      to: null,
      otherDates: true,
      vouchers: true,
      until: `${dayAhead(3)}T12:00`,
      byDefault: 'refund',
      seen: '1.1.0',
    },
    'POST /api/staff/events/:id/plan-mails': {
      id: '00000000-0000-4000-8000-0000000000b1',
      to: null,
      otherDates: true,
      vouchers: true,
      until: `${dayAhead(3)}T12:00`,
      byDefault: 'refund',
      seen: '1.1.0',
    },
    'POST /api/staff/events/:id/change-preview': { seen: new Date().toISOString(), input },
    'POST /api/staff/events/:id/cancellation': { notify: true, recipients: '0123456789abcdef' },
    'POST /api/staff/events/:id/confirmation': { notify: false, recipients: '0123456789abcdef' },
    'POST /api/staff/bookings/:id/move-preview': { eventId },
    'POST /api/staff/bookings/:id/choice': { choice: 'refund', eventId: null },
    'POST /api/staff/events/:id/repetitions': { rhythm: 'weekly', count: 2 },
    'POST /api/staff/events/:id/roster-marks': {
      sentAt: '2026-11-28T08:00:00Z',
      marks: [
        {
          id: '0e37df36-f698-41f6-8dd7-4773da7d5c8a',
          bookingId: '1e37df36-f698-41f6-8dd7-4773da7d5c8a',
          device: '2e37df36-f698-41f6-8dd7-4773da7d5c8a',
          person: 0,
          kind: 'paid',
          at: '2026-11-28T07:59:00Z',
          cents: 25000,
          means: 'cash',
        },
      ],
    },
    'POST /api/staff/customers/:id/email': { email: 'lia@example.ch' },
    'POST /api/staff/bookings': {
      key: '5f0c6a3e-1f3b-4d56-9a39-0c1b2d3e4f50',
      form: {
        ...bookingForm(eventId),
        way: 'door',
        language: 'de',
        holdDays: 1,
        staffNote: 'ruft zurück',
        participants: ['Lia'],
      },
    },
    'POST /api/staff/bookings/:id/cancellation': { feeCents: 100 },
    'POST /api/staff/bookings/:id/move': { eventId, notify: true },
    'POST /api/staff/bookings/:id/people': { people: 2 },
    'POST /api/staff/bookings/:id/participants': { names: ['Lia Rossi'] },
    'POST /api/staff/bookings/:id/emergency': { contact: { name: 'Ada Muster', phone: '079 555 01 02' } },
    'POST /api/staff/bookings/:id/attendance': { state: 'attended' },
    'POST /api/staff/bookings/:id/note': { note: 'kommt später' },
    'POST /api/staff/bookings/:id/payment': { cents: 100 },
    'POST /api/staff/bookings/:id/voucher': { code: 'GRAT-0000-0000-0000' },
    'POST /api/staff/bookings/:id/refund': { cents: 100 },
    'POST /api/staff/blocked-days': {
      id: '00000000-0000-4000-8000-000000000077',
      staffId: null,
      fromDay: dayAhead(3),
      toDay: dayAhead(4),
      kind: 'holidays',
    },
    'POST /api/staff/events/:id/guides': {
      guides: { lead: null, helpers: [], shown: false },
      seen: { lead: null, helpers: [], shown: false },
      agreed: true,
    },
    'POST /api/staff/staff-people/:id': { name: 'Lia', leads: true },
  }
}
