import { type FurtherId, MEMBER_IDS, type Person, type PersonId } from '#features/company/content/people.ts'
import { PICTURE_REFUSALS } from '#features/pictures/picture-refusal.ts'
import { contract, get, post } from '#kit/contract.ts'
import { json, listOf, revision } from '#kit/fields.ts'
import { PERSON_REFUSALS, type StaffPerson } from '../staff-person.ts'

const id = new RegExp(`^(?:${MEMBER_IDS.join('|')}|p-[0-9a-f]{12})$`)
const person = json<Person>()
const seen = revision()

export const peopleList = listOf({})

/** Persons of the team page, and their order. */
export const people = contract(
  {
    permission: 'people',
    isSmall: true,
    refusals: { ...PERSON_REFUSALS, ...PICTURE_REFUSALS },
    missing: 'unknown_person',
    subject: 'person',
  },
  {
    list: get('/people').answers<{ people: StaffPerson[]; orderRevision: number }>(),
    add: post('/people', { person }, { audit: 'person_published' }).answers<{
      revision: number
      id: PersonId
    }>(),
    publish: post('/people/:id', { person, seen }, { id, audit: 'person_published' }).answers<{
      revision: number
    }>(),
    remove: post('/people/:id/removal', { seen }, { id, risk: 'deletes_data', audit: 'person_removed' }),
    /** `order`: of all but the two members. */
    arrange: post('/people-order', { order: json<FurtherId[]>(), seen }).answers<{ revision: number }>(),
  },
)
