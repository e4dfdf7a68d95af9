import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FIRST_PRICES } from './content/first-prices.ts'
import { FIRST_SERVICE_IDS, SURVIVAL_COURSES, TEAM_EVENTS } from './content/services.ts'
import { checkPlan, countAmounts, MAX_PLAN_DAYS, MAX_PRICE_CENTS } from './service-price.ts'

const SERVICES = [...SURVIVAL_COURSES, ...TEAM_EVENTS]
const TODAY = '2027-02-10'
const inDays = (days: number) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10)
const anyService = fc.constantFrom(...FIRST_SERVICE_IDS)
const anyAmount = fc.integer({ min: 100, max: MAX_PRICE_CENTS })

it('requires one amount for a course and one for each bracket of a team event', () => {
  for (const id of FIRST_SERVICE_IDS) expect(countAmounts(SERVICES, id)).toBe(FIRST_PRICES[id].length)
  expect(countAmounts(SERVICES, 'seilpark')).toBeUndefined()
})

it('accepts any whole amounts of a service, from today up to two years ahead', () => {
  fc.assert(
    fc.property(
      anyService,
      fc.array(anyAmount, { maxLength: 5 }),
      fc.integer({ min: -800, max: 800 }),
      (id, cents, days) => {
        const checked = checkPlan(SERVICES, id, { cents, fromDay: inDays(days) }, TODAY)
        const isFine = cents.length === countAmounts(SERVICES, id) && days >= 0 && days <= MAX_PLAN_DAYS
        expect(checked.ok).toBe(isFine)
      },
    ),
  )
})

it('refuses what is no price', () => {
  for (const cents of [0, 99, -200_00, 20.5, Number.NaN, MAX_PRICE_CENTS + 1])
    expect(checkPlan(SERVICES, 'aufbruch', { cents: [cents], fromDay: TODAY }, TODAY)).toEqual({
      ok: false,
      refusal: { code: 'invalid_amounts' },
    })
})
