import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMPANY_PART_IDS, COMPANY_PARTS } from '../company-parts.ts'
import staffCompanyTexts from '#features/company/texts/staff-company.ts'
import { COMPLETE_FACTS } from '#test/evidence/given-facts.ts'
import { checkPart } from './part-form.tsx'
import { type DraftFields, emptyFields, moved, toDraft, toValue } from './part-draft.ts'
import { SHAPES, type Shape, type ShapedFields } from './shapes.ts'

const de = staffCompanyTexts.de

const ACCOUNT = { iban: 'CH5800791123000889012', qrIban: null, holder: 'Gratweg GmbH', bank: 'Bank' }
const COMPLETE = { ...COMPLETE_FACTS, bankAccount: ACCOUNT }

describe('a part in its form', () => {
  it.each(COMPANY_PART_IDS)('%s is unchanged by a round trip through its form', (part) => {
    const { first } = COMPANY_PARTS[part]
    for (const value of [first, (COMPLETE as Record<string, unknown>)[part] ?? first])
      expect(checkPart(part, toDraft(SHAPES[part], value))).toEqual({ ok: true, value })
  })

  it.each(COMPANY_PART_IDS)('%s has a label for every field, and no hint without one', (part) => {
    const names = labelsOf(SHAPES[part])
    expect(Object.keys(de.fields[part]).toSorted()).toEqual(names.toSorted())
    for (const hint of Object.keys((de.hints as Record<string, object>)[part] ?? {}))
      expect(names).toContain(hint)
  })

  it('reports which field of which entry is invalid', () => {
    const voices = SHAPES.voices as Extract<Shape, { kind: 'list' }>
    const wrong = checkPart('voices', [emptyFields(voices.fields)])
    expect(wrong).toEqual({
      ok: false,
      refusal: [
        { field: '0.quote.de', code: 'german' },
        { field: '0.name', code: 'required' },
        { field: '0.released', code: 'required' },
      ],
    })
    const company = toDraft(SHAPES.company, { ...COMPANY_PARTS.company.first, phone: 'anrufen', city: '' })
    expect(checkPart('company', company)).toMatchObject({
      ok: false,
      refusal: [
        { field: 'city', code: 'required' },
        { field: 'phone', code: 'phone' },
      ],
    })
  })

  it('an emptied field becomes null where that is allowed', () => {
    const empty = toDraft(SHAPES.bankAccount, null)
    expect(checkPart('bankAccount', empty)).toEqual({ ok: true, value: null })
    const half = { ...(empty as DraftFields), holder: 'Gratweg GmbH' }
    expect(checkPart('bankAccount', half)).toMatchObject({ ok: false })
    expect(checkPart('meetingPlaces', toDraft(SHAPES.meetingPlaces, {}))).toEqual({ ok: true, value: {} })
  })

  it('takes amounts as people write them', () => {
    const cents = (typed: string) => toValue({ kind: 'francs' }, typed)
    for (const typed of ['1600', "1'600", '1’600.00', 'CHF 1600', '1600.–'])
      expect(cents(typed), typed).toBe(1600_00)
    expect(cents('1600.50')).toBe(1600_50)
    expect(cents(' ')).toBeNull()
    expect(cents('viel')).toBeNaN()
  })
})

it('an entry moves by one position, and none is lost', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 1 }),
      fc.nat(),
      fc.constantFrom(-1 as const, 1 as const),
      (list, place, by) => {
        const from = place % list.length
        const next = moved(list, from, by)
        expect(next.toSorted()).toEqual(list.toSorted())
        const isAtEnd = from + by < 0 || from + by >= list.length
        expect(next.indexOf(list[from] as number)).toBe(isAtEnd ? from : from + by)
      },
    ),
  )
})

function labelsOf(shape: Shape, group = ''): string[] {
  if (!('fields' in shape)) return []
  return Object.entries(shape.fields as ShapedFields).flatMap(([name, inner]) =>
    'fields' in inner ? labelsOf(inner, `${group}${name}.`) : [`${group}${name}`],
  )
}
