import type { CompanyPart } from './company-parts.ts'

const COMPANY = 'einstellungen/firma'
const PROOFS = 'website/nachweise'
const PLACES = 'website/orte'

/** Where in the back office each part is changed. */
export const PATH_OF_PART: Readonly<Record<CompanyPart, string>> = {
  company: COMPANY,
  openingHours: 'einstellungen/oeffnungszeiten',
  bankAccount: 'einstellungen/konto',
  invoicing: COMPANY,
  reminders: COMPANY,
  orderInvoices: COMPANY,
  voices: PROOFS,
  references: PROOFS,
  proofs: PROOFS,
  insurance: PROOFS,
  memberships: PROOFS,
  furtherInstructors: PROOFS,
  projectPrices: COMPANY,
  travelTimes: PLACES,
  meetingPlaces: PLACES,
  processors: COMPANY,
}
