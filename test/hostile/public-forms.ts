import { dayAhead } from './day-ahead.ts'

export const LIA = { name: 'Lia Rossi', email: 'lia@example.ch', phone: '+41 41 780 00 00' }
export const ADDRESS = { company: 'Beispiel AG', street: 'Musterweg 1', postalCode: '6330', city: 'Cham' }
export const SENT = { language: 'de', key: '', altcha: '', website: '' }

export const contactForm = { ...LIA, topic: 'other', message: 'Guten Tag', newsletter: '', ...SENT }

export function projectForm() {
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

export function teamEventForm() {
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

export function bookingForm(eventId: string) {
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
