import type { MissingKey } from '#content/missing-facts.ts'
import { staffPaths } from '../../../staff-paths.ts'

/** Where the back office asks for a fact: the form, and its field where it has several. */
export function editAddress(key: MissingKey): string {
  const place = PLACES[key]
  return place === 'people' || place === 'pictures'
    ? staffPaths.part(place)
    : `${staffPaths.part('company')}#${place}`
}

const PLACES: Record<MissingKey, string> = {
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
