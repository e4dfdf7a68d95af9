import type { Company, Processors } from './company.ts'

/** Neutral placeholders until the back office knows more. */
export const FIRST_COMPANY: Company = {
  legalName: 'Gratweg GmbH',
  street: 'Musterstrasse 1',
  postalCode: '6330',
  city: 'Cham',
  phone: '+41 41 000 00 00',
  email: 'hallo@example.ch',
  uid: 'CHE-000.000.000',
  vatNumber: null,
  coordinates: '47.18° N, 8.46° E, 418 m',
}

export const FIRST_PROCESSORS: Processors = { hosting: null, mail: null, accounting: null }
