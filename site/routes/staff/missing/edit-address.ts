import type { MissingKey } from '#features/facts/content/missing-facts.ts'
import type { CompanyPart } from '#features/company/company-parts.ts'
import { staffPaths } from '../../../staff-paths.ts'

/** Where the back office asks for a fact: the form, and its field where it has several. */
export function editAddress(key: MissingKey): string {
  const place = PLACES[key]
  if (place === 'people' || place === 'pictures') return staffPaths[place]
  const [part, field] = place.split('.') as [CompanyPart, string?]
  return staffPaths.fact(part, field)
}

const PLACES: Record<MissingKey, 'people' | 'pictures' | CompanyPart | `${CompanyPart}.${string}`> = {
  address: 'company.street',
  phone: 'company.phone',
  email: 'company.email',
  uid: 'company.uid',
  processors: 'processors',
  voices: 'voices',
  references: 'references',
  proofs: 'proofs',
  insurance: 'insurance',
  memberships: 'memberships',
  furtherInstructors: 'furtherInstructors',
  meetingPlaces: 'meetingPlaces',
  travelTimes: 'travelTimes',
  checkCents: 'projectPrices.checkCents',
  dayRateCents: 'projectPrices.dayRateCents',
  photographs: 'pictures',
  name: 'people',
  portrait: 'people',
  biography: 'people',
  qualifications: 'people',
  languages: 'people',
  since: 'people',
  role: 'people',
  profileUrl: 'people',
}
