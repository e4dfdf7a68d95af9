import { COMPANY_PARTS } from '#features/company/company-parts.ts'
import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import type { Bodies } from '../hostile/bodies.ts'
import { dayAhead } from '../hostile/day-ahead.ts'
import { bookingForm } from '../hostile/public-forms.ts'
import type { Route } from './collect-routes.ts'
import { jsonSchemaOf, sampleOf } from './schema-inputs.ts'

/** By method and address, a valid body of every route of the back office, or its query. */
export function validStaffInputs(routes: readonly Route[], eventId: string): Bodies {
  const inputs: Bodies = {}
  for (const { method, url, body, query } of routes) {
    const schema = body ?? query
    const name = `${method} ${url}`
    if (!schema || method === 'HEAD') continue
    inputs[name] = sampleOf(jsonSchemaOf(schema), {
      ...meantBy(eventId),
      ...OF_ADDRESS[url.replace('/api/staff', '')],
    }) as Bodies[string]
  }
  return inputs
}

/** What fields mean beyond their form, by name; the first that fits counts. */
function meantBy(eventId: string): Record<string, readonly unknown[]> {
  const form = { ...bookingForm(eventId), way: 'door', language: 'de', holdDays: 1, staffNote: 'ruft zurück' }
  return {
    starts: [`${dayAhead(30)}T09:00`],
    ends: [`${dayAhead(30)}T17:00`],
    until: [`${dayAhead(3)}T12:00`, dayAhead(300)],
    from: ['09:00', dayAhead(30)],
    to: ['17:00', dayAhead(31)],
    fromDay: [dayAhead(3)],
    toDay: [dayAhead(4)],
    day: [dayAhead(30)],
    days: [dayAhead(30)],
    validUntil: [dayAhead(20)],
    year: ['2026'],
    version: ['1'],
    weeks: ['8'],
    email: ['lia@example.ch'],
    phone: ['079 555 01 02'],
    postalCode: ['6330'],
    serviceId: ['aufbruch'],
    eventId: [eventId],
    discount: [{ line: null, percent: 5, cents: null, reason: 'Zusage vom Mai' }],
    pages: [FACT_PAGES[0]],
    profileUrl: ['https://example.ch/lia'],
    form: [{ ...form, participants: ['Lia'] }],
  }
}

/** Where one name means different things at different addresses. */
const OF_ADDRESS: Record<string, Record<string, readonly unknown[]>> = {
  '/day-hits': { from: [dayAhead(30)], to: [dayAhead(31)] },
  '/time-clashes': { from: [`${dayAhead(30)}T09:00`], to: [`${dayAhead(30)}T17:00`] },
  '/facts/:id': { value: [COMPANY_PARTS.openingHours.first] },
  '/company/:id': { value: [COMPANY_PARTS.company.first] },
}
