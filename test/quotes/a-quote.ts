import { randomUUID } from 'node:crypto'
import type { QuoteDocument } from '#features/quote/rules/quote-document.ts'

/** 18 people at the published price of 200 per person, with lunch, transport and five per cent off the first line. */
export function aQuote({ day, validUntil }: { day: string; validUntil: string }): QuoteDocument {
  return {
    language: 'de',
    customer: {
      company: 'Muster Maschinenbau AG',
      name: 'Petra Muster',
      email: `quote-${randomUUID()}@example.ch`,
      phone: '041 000 00 00',
      street: 'Beispielweg 12',
      postalCode: '6340',
      city: 'Baar',
    },
    event: {
      serviceId: 'feuer-und-fokus',
      people: 18,
      fewest: 16,
      most: 20,
      place: 'Städtlerwald, Cham',
      meetingPoint: 'Parkplatz Waldhaus',
    },
    dates: [{ day, from: '09:00', to: '17:00' }],
    holds: true,
    lines: [
      {
        kind: 'service',
        text: 'Feuer & Fokus',
        detail: '',
        quantity: 1800,
        unitCents: 200_00,
        perPerson: true,
        reason: '',
      },
      {
        kind: 'extra',
        text: 'Mittagessen am Feuer',
        detail: 'Suppe, Brot, Käse',
        quantity: 1800,
        unitCents: 28_00,
        perPerson: true,
        reason: '',
      },
      {
        kind: 'free',
        text: 'Materialtransport',
        detail: '',
        quantity: 100,
        unitCents: 180_00,
        perPerson: false,
        reason: '',
      },
    ],
    discount: { line: 0, percent: 500, cents: null, reason: 'zweiter Anlass in einem Jahr' },
    note: '',
    validUntil,
  }
}
