import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayDo, PERMISSIONS, type Permission, STAFF_ROLES } from './permissions.ts'

const permission = fc.constantFrom(...(Object.keys(PERMISSIONS) as Permission[]))

/** The table of ADR-041, written a second time, so that a change is deliberate. */
const NOT_FOR_THE_OFFICE = [
  'accounts',
  'audit',
  'company',
  'figures',
  'legal',
  'newsletter_addresses',
  'prices',
  'refunds',
  'retention',
  'services',
  'unite_customers',
  'voucher_claims',
  'write_offs',
]
const FOR_GUIDES = ['back_office', 'check_in', 'rosters']

it('gives an owner everything', () => {
  fc.assert(fc.property(permission, (each) => mayDo('owner', each)))
})

it('gives a lower role nothing that a higher one lacks', () => {
  const pair = fc.tuple(fc.nat(2), fc.nat(2)).filter(([more, less]) => more < less)
  fc.assert(
    fc.property(pair, permission, ([more, less], each) => {
      const [strong, weak] = [STAFF_ROLES[more] ?? 'owner', STAFF_ROLES[less] ?? 'guide']
      return !mayDo(weak, each) || mayDo(strong, each)
    }),
  )
})

it('denies the office money, accounts and the company, and guides all but the events', () => {
  const all = Object.keys(PERMISSIONS) as Permission[]
  expect(all.filter((each) => !mayDo('office', each)).sort()).toEqual(NOT_FOR_THE_OFFICE)
  expect(all.filter((each) => mayDo('guide', each)).sort()).toEqual(FOR_GUIDES)
})
