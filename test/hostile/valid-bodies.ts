import type { Bodies } from './bodies.ts'
import { ADDRESS, bookingForm, contactForm, LIA, projectForm, SENT, teamEventForm } from './public-forms.ts'
import { validAccountBodies } from './valid-account-bodies.ts'
import { validEventBodies } from './valid-event-bodies.ts'
import { validInvoiceBodies } from './valid-invoice-bodies.ts'
import { validRequestBodies } from './valid-request-bodies.ts'
import { validShopBodies } from './valid-shop-bodies.ts'
import { validStorageBodies } from './valid-storage-bodies.ts'

const ASKING = { email: 'lia@example.ch', source: 'footer', ...SENT }

/** By method and route, with every field that is read. Undefined ones are read but not sent in valid requests. */
export function validBodies(eventId: string): Bodies {
  return {
    ...visitorBodies(eventId),
    ...validEventBodies(eventId),
    ...validShopBodies(),
    ...validInvoiceBodies(),
    ...validRequestBodies(),
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

const contactForm = { ...LIA, topic: 'other', message: 'Guten Tag', newsletter: '', ...SENT }

function projectForm() {
  return {
    ...LIA,
    ...ADDRESS,
    service: 'pmo',
    description: 'Das ERP wird abgelöst.',
    from: dayAhead(20),
    to: dayAhead(40),
    priority: 'urgent',
    budget: 'custom',
    budgetText: 'Zwei Tage pro Woche',
    contract: 'hybrid',
    teamSize: 'to20',
    industry: 'manufacturing',
    firstName: 'Lia',
    lastName: 'Rossi',
    address: 'Dorfstrasse 1a',
    country: 'Schweiz',
    heardOf: 'recommendation',
    note: '',
    newsletter: '',
    terms: 'on',
    ...SENT,
  }
}

function teamEventForm() {
  return {
    ...LIA,
    company: 'Muster AG',
    serviceId: 'wasser-und-willenskraft',
    people: '34',
    from: dayAhead(20),
    to: dayAhead(40),
    alternative: dayAhead(60),
    place: 'Ennetsee',
    occasion: 'Neues Team',
    note: '',
    newsletter: '',
    terms: 'on',
    ...SENT,
  }
}

function bookingForm(eventId: string) {
  return {
    eventId,
    people: 1,
    ...LIA,
    way: 'invoice',
    ...ADDRESS,
    note: 'Zwei sprechen nur Französisch.',
    noteConsent: 'on',
    voucher: '',
    waitIfFull: false,
    shownTotalCents: undefined,
    terms: 'on',
    language: 'de',
    key: undefined,
  }
}

function staffBodies(eventId: string): Bodies {
  const input = eventInput(dayAhead(30))
  return {
    'POST /api/staff/events': { ...input },
    'PUT /api/staff/events/:id': { seen: new Date().toISOString(), input },
    'POST /api/staff/product-imports': {
      csv: 'product_id,variant_id,stock\nplane,plane-moos,7\n',
      dryRun: false,
      fileName: 'produkte.csv',
      fingerprint: '0'.repeat(64),
    },
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
    'POST /api/staff/events/:id/cancellation': { tell: true, recipients: '0123456789abcdef' },
    'POST /api/staff/events/:id/confirmation': { tell: false, recipients: '0123456789abcdef' },
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
    'POST /api/staff/bookings/:id/move': { eventId, tell: true },
    'POST /api/staff/bookings/:id/people': { people: 2 },
    'POST /api/staff/bookings/:id/participants': { names: ['Lia Rossi'] },
    'POST /api/staff/bookings/:id/emergency': { contact: { name: 'Ada Muster', phone: '079 555 01 02' } },
    'POST /api/staff/bookings/:id/attendance': { state: 'attended' },
    'POST /api/staff/bookings/:id/note': { note: 'kommt später' },
    'POST /api/staff/bookings/:id/payment': { cents: 100 },
    'POST /api/staff/bookings/:id/voucher': { code: 'GRAT-0000-0000-0000' },
    'POST /api/staff/bookings/:id/refund': { cents: 100 },
    'POST /api/staff/orders/:id/fulfilment': {},
    'POST /api/staff/orders/:id/parcels': {
      id: '0e37df36-f698-41f6-8dd7-4773da7d5c8b',
      carrier: 'post',
      trackingNumber: '99.00.123456.12345678',
      lines: [{ lineId: '0e37df36-f698-41f6-8dd7-4773da7d5c8c', quantity: 1 }],
    },
    'POST /api/staff/orders/:id/cancellation': {},
    'POST /api/staff/orders/:id/returns': {
      id: '0e37df36-f698-41f6-8dd7-4773da7d5c8e',
      lines: [{ lineId: '0e37df36-f698-41f6-8dd7-4773da7d5c8c', quantity: 1 }],
      restock: true,
      refundCents: 100,
    },
    'POST /api/staff/orders/:id/parcel-reversal': { parcel: '0e37df36-f698-41f6-8dd7-4773da7d5c8b' },
    'POST /api/staff/orders/:id/address': {
      id: '0e37df36-f698-41f6-8dd7-4773da7d5c8f',
      address: { name: 'Urs Muster', street: 'Seeweg 3', postalCode: '6300', city: 'Zug', country: 'CH' },
      seen: 0,
    },
    'POST /api/staff/orders/:id/notes': { id: '0e37df36-f698-41f6-8dd7-4773da7d5c8d', note: 'klingelt' },
    'POST /api/staff/orders/:id/refund': {
      amountCents: 100,
      refundedCents: 0,
      key: '0'.repeat(32),
      acknowledgedBookings: [1],
    },
    'POST /api/staff/voucher-lookups': { typed: 'GRAT-0000-0000-0000' },
    'POST /api/staff/vouchers/:id/redemptions': {
      amountCents: 100,
      reference: 'Beleg 91',
      key: '0123456789abcdef0123456789abcdef',
    },
    'POST /api/staff/vouchers/:id/block': { reason: 'gestohlen' },
    'POST /api/staff/vouchers/:id/extension': { until: '2030-01-31', seen: '2029-01-31' },
    'POST /api/staff/vouchers/:id/replacement': {
      reason: 'verloren',
      email: 'lia@example.ch',
      key: '0123456789abcdef0123456789abcdef',
    },
    'POST /api/staff/vouchers/:id/mail': { to: 'buyer' },
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
    'POST /api/staff/quotes': {
      document: aQuote({ day: '2027-05-01', validUntil: '2027-04-01' }),
      inquiryId: null,
      key: '4d0d4a5b-0000-4000-8000-000000000000',
    },
    'POST /api/staff/quotes/:id': {
      document: aQuote({ day: '2027-05-01', validUntil: '2027-04-01' }),
      seen: 1,
    },
    'POST /api/staff/quotes/:id/sending': { seen: 1, override: 'zweite Leitung' },
    'POST /api/staff/mandates/:id': { nextStep: 'Abnahme', nextDay: dayAhead(5), seen: 1 },
    'POST /api/staff/mandates/:id/closing': { closed: true, seen: 1 },
    'POST /api/staff/quotes/:id/date-confirmation': { version: 1, override: '' },
    'POST /api/staff/quotes/:id/move': {
      version: 1,
      days: [dayAhead(30)],
      to: { day: dayAhead(37), from: '09:00', to: '17:00' },
      override: 'zweite Leitung',
    },
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
    'POST /api/staff/quotes/:id/withdrawal': { reason: 'krank' },
    'POST /api/staff/quotes/:id/acceptance': { version: 1, date: 0, name: 'Lia Rossi', orderNumber: '7' },
    'POST /api/staff/quotes/:id/decline': { reason: 'zu teuer' },
    'POST /api/staff/inquiries/:id/state': { state: 'answered' },
    'POST /api/staff/inquiries/:id/notes': { note: 'rief an' },
  }
}
