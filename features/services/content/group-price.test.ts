import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIRST_PRICES } from './first-prices.ts'
import { FIRST_SERVICES } from './services.ts'
import { type PricedCourse, pricedServices } from './service-prices.ts'
import { bracketsOf, type GroupPrice, priceGroup, pricePerson } from './group-price.ts'

const { courses: COURSES, teamEvents: TEAM_EVENTS } = pricedServices(FIRST_SERVICES, FIRST_PRICES)

/** The table of SPEC §9 (RULING 1) in francs, restated for every group size. */
const SPECIFICATION: Record<string, { flat: number; upTo20: number; upTo30: number | null }> = {
  'back-to-the-roots': { flat: 1400, upTo20: 100, upTo30: 90 },
  'feuer-und-fokus': { flat: 2600, upTo20: 200, upTo30: 180 },
  orientierungspunkt: { flat: 3900, upTo20: 310, upTo30: null },
  'shelter-bau': { flat: 2800, upTo20: 215, upTo30: null },
  'wasser-und-willenskraft': { flat: 2800, upTo20: 215, upTo30: null },
  'survival-mindset': { flat: 2600, upTo20: 200, upTo30: 180 },
}

function expectedFrancs(id: string, people: number): number | null {
  const { flat = 0, upTo20 = 0, upTo30 = null } = SPECIFICATION[id] ?? {}
  if (people <= 12) return flat
  if (people <= 20) return people * upTo20
  if (people <= 30 && upTo30 !== null) return people * upTo30
  return null
}

const anyEvent = fc.constantFrom(...TEAM_EVENTS)
const anyGroup = fc.integer({ min: 1, max: 40 })

function priceOf(id: string, people: number): GroupPrice {
  const event = TEAM_EVENTS.find((each) => each.id === id)
  const answer = event && priceGroup(event, people)
  if (!answer?.ok) throw new Error(`${id} has no price for ${people} people`)
  return answer.value
}

describe('a team event', () => {
  test('costs what the table of SPEC §9 says, for every event and every size of group', () => {
    expect(TEAM_EVENTS.map(({ id }) => id).sort()).toEqual(Object.keys(SPECIFICATION).sort())
    for (const event of TEAM_EVENTS)
      for (let people = 1; people <= 40; people++) {
        const francs = expectedFrancs(event.id, people)
        const answer = priceGroup(event, people)
        if (francs === null)
          expect(answer).toEqual({
            ok: false,
            refusal: { code: 'over_maximum', maximum: SPECIFICATION[event.id]?.upTo30 === null ? 20 : 30 },
          })
        else
          expect(answer, `${event.id} ${people}`).toMatchObject({
            ok: true,
            value: { totalCents: francs * 100 },
          })
      }
  })

  test('shows parts that sum to the total', () => {
    fc.assert(
      fc.property(anyEvent, anyGroup, (event, people) => {
        const answer = priceGroup(event, people)
        fc.pre(answer.ok)
        const { madeOf, totalCents } = answer.value
        const sum = madeOf.kind === 'flat' ? madeOf.flatCents : madeOf.rateCents * people
        expect(sum).toBe(totalCents)
        expect(Number.isSafeInteger(totalCents)).toBe(true)
      }),
    )
  })

  test('rounds one person’s share to the nearest Rappen and reports whether the shares make the total', () => {
    fc.assert(
      fc.property(anyEvent, anyGroup, (event, people) => {
        const answer = priceGroup(event, people)
        fc.pre(answer.ok)
        const { perHead, totalCents } = answer.value
        const gap = perHead.cents * people - totalCents
        expect(Math.abs(gap) * 2).toBeLessThanOrEqual(people)
        expect(perHead.exact).toBe(gap === 0)
      }),
    )
    expect(priceOf('back-to-the-roots', 12).perHead).toEqual({ cents: 116_67, exact: false })
    expect(priceOf('back-to-the-roots', 10).perHead).toEqual({ cents: 140_00, exact: true })
  })

  test('names the cheapest larger group, and only when there is one', () => {
    fc.assert(
      fc.property(anyEvent, anyGroup, (event, people) => {
        const answer = priceGroup(event, people)
        fc.pre(answer.ok)
        const { cheaperFrom, totalCents } = answer.value
        const larger = []
        for (let size = people + 1; size <= 30; size++) {
          const francs = expectedFrancs(event.id, size)
          if (francs !== null) larger.push({ people: size, totalCents: francs * 100 })
        }
        const least = larger.toSorted((a, b) => a.totalCents - b.totalCents || a.people - b.people)[0]
        expect(cheaperFrom).toEqual(least && least.totalCents < totalCents ? least : null)
      }),
    )
  })

  test('is cheaper from 13 people at Back to the Roots: CHF 1’300 instead of CHF 1’400', () => {
    expect(priceOf('back-to-the-roots', 12).cheaperFrom).toEqual({ people: 13, totalCents: 1300_00 })
    expect(priceOf('back-to-the-roots', 13)).toMatchObject({ totalCents: 1300_00, cheaperFrom: null })
    expect(priceOf('back-to-the-roots', 20).cheaperFrom).toEqual({ people: 21, totalCents: 1890_00 })
  })

  test('gives no hint where a larger group pays the same', () => {
    expect(priceOf('feuer-und-fokus', 12)).toMatchObject({ totalCents: 2600_00, cheaperFrom: null })
    expect(priceOf('feuer-und-fokus', 13)).toMatchObject({ totalCents: 2600_00, cheaperFrom: null })
  })

  test('has a price table without gaps, from one person to the largest group', () => {
    for (const event of TEAM_EVENTS) {
      const table = bracketsOf(event)
      expect(table.flatMap(({ from, upTo }) => [from, upTo])).toEqual(
        SPECIFICATION[event.id]?.upTo30 === null ? [1, 12, 13, 20] : [1, 12, 13, 20, 21, 30],
      )
    }
  })
})

describe('a survival course', () => {
  test('costs its price for each person', () => {
    const francs: Record<string, number> = { aufbruch: 200, durchhaltevermoegen: 250, 'klarer-kompass': 300 }
    fc.assert(
      fc.property(fc.constantFrom(...COURSES), fc.integer({ min: 1, max: 200 }), (course, people) => {
        const rateCents = (francs[course.id] ?? 0) * 100
        expect(pricePerson(course, people)).toEqual({
          ok: true,
          value: {
            people,
            totalCents: people * rateCents,
            perHead: { cents: rateCents, exact: true },
            madeOf: { kind: 'per-person', rateCents },
            cheaperFrom: null,
          },
        })
      }),
    )
  })

  test('refuses more people than can be counted', () => {
    expect(pricePerson(COURSES[0] as PricedCourse, Number.MAX_SAFE_INTEGER)).toEqual({
      ok: false,
      refusal: { code: 'invalid_number' },
    })
  })
})

test('every service refuses an invalid number of people', () => {
  const noHeadCount = fc.oneof(
    fc.integer({ max: 0 }),
    fc.double().filter((each) => !Number.isInteger(each)),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1.5, 2 ** 53),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...TEAM_EVENTS),
      fc.constantFrom(...COURSES),
      noHeadCount,
      (event, course, people) => {
        const refused = { ok: false, refusal: { code: 'invalid_number' } }
        expect(priceGroup(event, people)).toEqual(refused)
        expect(pricePerson(course, people)).toEqual(refused)
      },
    ),
  )
})
