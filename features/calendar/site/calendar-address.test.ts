import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FIRST_SERVICE_IDS,
  FIRST_SERVICES,
  SURVIVAL_COURSES,
  TEAM_EVENTS,
} from '#features/services/content/services.ts'
import {
  type CalendarAddress,
  calendarPath,
  readAddress,
  SERVICE_KINDS,
  servicesOf,
} from './calendar-address.ts'

const TODAY = '2027-03-14'
const read = (query: string) => readAddress(new URLSearchParams(query), TODAY, FIRST_SERVICES)

describe('the address of the calendar', () => {
  it('is read back as it was written', () => {
    const address = fc.record<CalendarAddress>({
      view: fc.constantFrom('list', 'month'),
      month: fc.constantFrom(null, '2027-03', '2027-12', '2030-03'),
      after: fc.constantFrom(null, '2027-03-15', '2028-02-29'),
      service: fc.constantFrom(null, ...SERVICE_KINDS, ...FIRST_SERVICE_IDS),
    })
    fc.assert(
      fc.property(address, (one) => {
        expect(read(new URL(calendarPath(one), 'http://x').search)).toEqual(one)
      }),
    )
  })

  it.each([
    'monat=2027-02',
    'monat=2030-04',
    'monat=2027-13',
    'monat=x',
    'ab=2027-03-14',
    'ab=2027-02-31x',
    'service=yoga',
    'ansicht=jahr',
  ])('omits the parameter with %s', (query) =>
    expect(read(query)).toEqual({ view: 'list', month: null, after: null, service: null }),
  )

  it('asks for every service of a kind', () => {
    expect(servicesOf('survival', FIRST_SERVICES)).toEqual([
      'aufbruch',
      'durchhaltevermoegen',
      'klarer-kompass',
    ])
    expect(servicesOf('team', FIRST_SERVICES)).toHaveLength(6)
    expect(servicesOf('shelter-bau', FIRST_SERVICES)).toEqual(['shelter-bau'])
    expect(servicesOf('info', FIRST_SERVICES)).toEqual(['none'])
    expect(servicesOf(null, FIRST_SERVICES)).toBeUndefined()
  })

  it('also lists retired services of the kind that still have dates', () => {
    const [aufbruch, ...courses] = SURVIVAL_COURSES
    const [roots, ...teamEvents] = TEAM_EVENTS
    const services = { courses, teamEvents, retired: [aufbruch, roots] }
    expect(servicesOf('survival', services)).toEqual(['durchhaltevermoegen', 'klarer-kompass', 'aufbruch'])
    expect(servicesOf('team', services)).toHaveLength(6)
    expect(servicesOf('team', services)).toContain('back-to-the-roots')
  })
})
