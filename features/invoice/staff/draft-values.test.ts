import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDraft, toHundredths, toSignedCents, toValues } from './draft-values.ts'

const invoice = {
  language: 'de',
  email: null,
  recipient: {
    company: 'Probe AG',
    name: null,
    street: 'Weg',
    houseNumber: '1',
    postalCode: '6300',
    city: 'Zug',
    country: 'CH',
  },
  orderNumber: null,
  note: null,
  performedFrom: '2026-11-28',
  performedTo: null,
  dueDays: 30,
} as const

describe('a draft in its form', () => {
  it('is unchanged by a round trip through its form', () => {
    const line = fc.record({
      title: fc.constantFrom('Kurs', 'Material'),
      detail: fc.constant('x'),
      quantityHundredths: fc.integer({ min: 1, max: 1_000_000 }),
      unitCents: fc.integer({ min: -99_999_999, max: 99_999_999 }),
      vat: fc.constantFrom('standard', 'reduced', 'lodging', 'none'),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const values = toValues({ ...invoice, lines } as unknown as Parameters<typeof toValues>[0])
        const { draft, wrong } = toDraft(values)
        expect(wrong).toEqual([])
        expect(draft.lines).toEqual(lines)
        expect(draft).toMatchObject({ email: '', performedTo: '2026-11-28', dueDays: 30 })
      }),
    )
  })

  it('reports what is invalid, and drops empty lines', () => {
    const values = toValues({ ...invoice, lines: [] } as unknown as Parameters<typeof toValues>[0])
    expect(toDraft(values)).toMatchObject({ wrong: [], draft: { lines: [] } })
    const [line] = values.lines
    if (!line) throw new Error('no line')
    const typed = { ...line, title: 'Kurs', price: 'viel', quantity: '0' }
    expect(toDraft({ ...values, dueDays: '-1', lines: [typed] }).wrong).toEqual([
      `price-${line.key}`,
      `quantity-${line.key}`,
      'dueDays',
    ])
  })
})

it('amounts may be below zero, quantities not', () => {
  expect(toSignedCents('−1’200.50')).toBe(-120_050)
  expect(toSignedCents('-5')).toBe(-500)
  expect(toSignedCents('CHF 20')).toBe(2_000)
  expect(toSignedCents('--5')).toBeUndefined()
  expect([toHundredths('1,5'), toHundredths('0'), toHundredths('-1'), toHundredths('1.234')]).toEqual([
    150,
    undefined,
    undefined,
    undefined,
  ])
})
