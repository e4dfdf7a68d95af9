import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { pricedServices } from '#features/services/content/service-prices.ts'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import { priceGroup } from '#features/services/content/group-price.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { checkQuote } from './check-quote.ts'
import type { QuoteDiscount, QuoteLine } from './quote-document.ts'
import { quoteDocumentSchema } from './quote-document.schema.ts'
import { agreedTotals, forPeople, listPrice } from './quote-people.ts'
import { quoteTotal } from './quote-total.ts'

const PRICES = pricedServices(FIRST_SERVICES, FIRST_PRICES)
const QUOTE = aQuote({ day: '2026-12-18', validUntil: '2026-12-07' })
const TODAY = '2026-11-23'

const line = fc.record<QuoteLine>({
  kind: fc.constantFrom('extra', 'day_rate', 'travel', 'free'),
  text: fc.constant('x'),
  detail: fc.constant(''),
  quantity: fc.integer({ min: 1, max: 100_000 }),
  unitCents: fc.integer({ min: 0, max: 10_000_000 }),
  perPerson: fc.boolean(),
  reason: fc.constant(''),
})
const discount = fc.oneof(
  fc.constant(null),
  fc.record<QuoteDiscount>({
    line: fc.option(fc.nat(5)),
    percent: fc.integer({ min: 1, max: 10_000 }),
    cents: fc.constant(null),
    reason: fc.constant('r'),
  }),
  fc.record<QuoteDiscount>({
    line: fc.option(fc.nat(5)),
    percent: fc.constant(null),
    cents: fc.integer({ min: 1, max: 10_000_000 }),
    reason: fc.constant('r'),
  }),
)

describe('the total of a quote', () => {
  it('is that of the example: 18 × 200 + 18 × 28 + 180, less 5 % of the first line', () => {
    expect(quoteTotal(QUOTE)).toEqual({
      lineCents: [3600_00, 504_00, 180_00],
      discountCents: 180_00,
      totalCents: 4104_00,
    })
  })
  it('adds up in whole Rappen and is never below zero', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), discount, (lines, off) => {
        const { lineCents, discountCents, totalCents } = quoteTotal({ lines, discount: off })
        expect([...lineCents, discountCents, totalCents].every(Number.isSafeInteger)).toBe(true)
        expect(lineCents.reduce((sum, cents) => sum + cents, 0) - discountCents).toBe(totalCents)
        expect(totalCents).toBeGreaterThanOrEqual(0)
        expect(discountCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('for another number of people', () => {
  it('a service at the published price costs the price of its bracket, for every number', () => {
    for (const event of PRICES.teamEvents)
      for (let people = 1; people <= (event.brackets.at(-1)?.upTo ?? 0); people++) {
        const list = listPrice(PRICES, event.id, people)
        const published = priceGroup(event, people)
        expect(list && (list.quantity * list.unitCents) / 100).toBe(
          published.ok && published.value.totalCents,
        )
      }
  })
  it('21 people cost less than 20, as in the price list', () => {
    const [twenty, more] = [20, 21].map((people) => quoteTotal(forPeople(QUOTE, people, PRICES)).lineCents[0])
    expect([twenty, more]).toEqual([4000_00, 3780_00])
  })
  it('the same number gives the same document, and changing back restores it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (people) => {
        const there = forPeople(QUOTE, people, PRICES)
        expect(forPeople(there, 18, PRICES)).toEqual(QUOTE)
      }),
    )
  })
  it('a price changed with a reason is kept, and grows with the people', () => {
    const [first, ...rest] = QUOTE.lines
    const changed = { ...QUOTE, lines: [{ ...first!, unitCents: 190_00, reason: 'r' }, ...rest] }
    expect(forPeople(changed, 20, PRICES).lines[0]).toMatchObject({ quantity: 2000, unitCents: 190_00 })
  })
  it('totals are agreed for the whole range', () => {
    const totals = agreedTotals(QUOTE, PRICES)
    expect(totals).toHaveLength(5)
    expect(totals[2]).toBe(4104_00)
  })
})

describe('before it is sent', () => {
  it('a complete one has no problems, and passes the schema', () => {
    expect(checkQuote(QUOTE, PRICES, TODAY)).toEqual([])
    expect(quoteDocumentSchema.parse(QUOTE)).toEqual(QUOTE)
  })
  it.each([
    ['customer.email', { customer: { ...QUOTE.customer, email: '' } }],
    ['validUntil', { validUntil: '2026-11-22' }],
    ['dates.0.day', { dates: [{ day: '2026-11-22', from: '09:00', to: '17:00' }] }],
    ['dates.0.to', { dates: [{ day: '2026-12-18', from: '17:00', to: '09:00' }] }],
    ['lines', { lines: [], discount: null }],
    ['event.most', { event: { ...QUOTE.event!, most: 17 } }],
    ['event.most', { event: { ...QUOTE.event!, most: 31 } }],
    ['event.fewest', { event: { ...QUOTE.event!, fewest: 19 } }],
    ['discount.reason', { discount: { ...QUOTE.discount!, reason: '' } }],
    ['discount.line', { discount: { ...QUOTE.discount!, line: 7 } }],
    ['lines.0.reason', { lines: [{ ...QUOTE.lines[0]!, unitCents: 199_00 }] }],
    ['lines', { discount: { line: null, percent: 10_000, cents: null, reason: 'r' } }],
    [
      'event.fewest',
      {
        event: { ...QUOTE.event!, fewest: 1 },
        discount: { line: null, percent: null, cents: 4000_00, reason: 'r' },
      },
    ],
  ])('reports %s', (field, change) => {
    expect(checkQuote({ ...QUOTE, ...change }, PRICES, TODAY).map((problem) => problem.field)).toContain(
      field,
    )
  })
})
