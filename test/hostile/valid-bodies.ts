import type { Bodies } from './bodies.ts'
import { ADDRESS, bookingForm, contactForm, LIA, projectForm, SENT, teamEventForm } from './public-forms.ts'
import { validAccountBodies } from './valid-account-bodies.ts'
import { validStorageBodies } from './valid-storage-bodies.ts'

const ASKING = { email: 'lia@example.ch', source: 'footer', ...SENT }

/**
 * Of what visitors, accounts and the storage service read, by method and route, with every field. Undefined ones are read
 * but not sent in valid requests. The back office declares what it reads (`validStaffInputs`).
 */
export function validBodies(eventId: string): Bodies {
  return {
    ...visitorBodies(eventId),
    ...validAccountBodies(),
    ...validStorageBodies(),
  }
}

function visitorBodies(eventId: string): Bodies {
  const [contact, project, teamEvent, booking] = [
    contactForm,
    projectForm(),
    teamEventForm(),
    bookingForm(eventId),
  ]
  return {
    'POST /api/invoices/:reference/order-number': { orderNumber: '4500-118' },
    'POST /store/:storeId/checkout': {
      items: [{ variant_id: 'peilkompass-grad', quantity: 1 }],
      successUrl: 'http://localhost/success',
      cancelUrl: 'http://localhost/shop',
      locale: 'de',
      timeZone: 'Europe/Zurich',
    },
    'POST /api/cart-vouchers': {
      items: [{ variant_id: 'peilkompass-grad', quantity: 1 }],
      voucher: 'GRAT-0000-0000-0000',
    },
    'POST /api/order-invoices': {
      key: '0'.repeat(32),
      items: [{ variant_id: 'peilkompass-grad', quantity: 1 }],
      company: 'Muster AG',
      name: 'Petra Muster',
      email: 'einkauf@muster.example',
      phone: '',
      street: 'Musterweg 5',
      postalCode: '6300',
      city: 'Zug',
      country: 'CH',
      reference: '',
      delivery: null,
      termsVersion: '2026-11-27',
      agreed: true,
      seenCents: 89_00,
    },
    'POST /api/voucher-previews': {
      variant_id: 'gutschein-wert-100',
      lng: 'de',
      picture: '',
      recipient: 'Noemi',
      sender: '',
      message: 'Alles Gute',
    },
    'POST /api/inquiries/contact': contact,
    'POST /kontakt': contact,
    'POST /api/inquiries/project': project,
    'POST /projekt-management/anfrage': project,
    'POST /api/inquiries/team-event': teamEvent,
    'POST /buchen/anfrage': teamEvent,
    'POST /api/newsletter/sign-ups': ASKING,
    'POST /newsletter': ASKING,
    'POST /newsletter/bestaetigen?token=x': {},
    'POST /newsletter/abmelden?token=x': { action: 'return' },
    'POST /api/privacy/links': ASKING,
    'POST /datenschutz/meine-daten': ASKING,
    'POST /datenschutz/meine-daten/einsicht?token=x': { sure: 'on' },
    'POST /api/bookings': booking,
    'POST /buchen': { ...booking, people: '1', waitIfFull: 'on' },
    'POST /api/voucher-appraisals': { code: 'GW-TEST', eventId, people: 2 },
    'POST /api/bookings/:reference/cancellation': { seen: 'confirmed.2.40000.0.0.0.0' },
    'POST /api/bookings/:reference/people': { people: 2, seen: 'confirmed.2.40000.0.0.0.0' },
    'POST /api/bookings/:reference/choice': {
      choice: 'other_date',
      eventId,
      seen: 'confirmed.2.40000.0.0.0.0',
    },
    'POST /api/bookings/:reference/voucher': { code: 'GRAT-0000-0000-0000' },
    'POST /api/invoices/:reference/voucher': { code: 'GRAT-0000-0000-0000' },
    'POST /api/bookings/:reference/move': { eventId, seen: 'confirmed.2.40000.0.0.0.0' },
    'POST /api/bookings/:reference/emergency-contact': { name: 'Ada Muster', phone: '079 555 01 02' },
    'POST /api/bookings/:reference/participants': { names: ['Lia Rossi'], name: undefined },
    'POST /gruppe/:link': { name: 'Lia Rossi', food: 'vegan', note: '', key: 'k'.repeat(36) },
    'POST /gruppe/:link/:entry': { name: 'Lia Rossi', food: 'vegan', note: '' },
    'POST /offerte/:reference?form=question': { kind: 'asked', text: 'Gibt es Parkplätze?' },
    'POST /testkasse/:sessionId/payment': { ...LIA, ...ADDRESS, country: 'CH', terms: 'on' },
  }
}
