import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingFormSchema } from './booking-form.schema.ts'

const FORM = {
  eventId: '5b0c9f0e-1111-4111-8111-000000000000',
  people: '2',
  name: 'Lia Muster',
  email: 'lia@example.ch',
  way: 'invoice',
  company: 'Beispiel AG',
  street: 'Musterweg 1',
  postalCode: '6330',
  city: 'Cham',
  terms: 'on',
}

function problems(form: unknown): string[] {
  const parsed = bookingFormSchema.safeParse(form)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

describe('a booking by invoice', () => {
  it('passes with company and address', () => {
    expect(problems(FORM)).toEqual([])
  })

  it('names at once everything that is missing, not the address only at the second try', () => {
    expect(
      problems({ ...FORM, name: '', email: 'x', company: ' ', street: '', city: '', terms: '' }),
    ).toEqual([
      'name required',
      'email invalid',
      'terms required',
      'company required',
      'street required',
      'city required',
    ])
  })

  it('needs no address when it is paid online', () => {
    expect(problems({ ...FORM, way: 'online', company: '', street: '', postalCode: '', city: '' })).toEqual(
      [],
    )
  })

  it('survives a form with nothing in it', () => {
    expect(problems({ way: 'invoice' })).toEqual(
      expect.arrayContaining(['name required', 'company required']),
    )
    expect(problems({})).not.toContain('company required')
  })

  it('names the field with half a sign or a control character in it, which the database would refuse', () => {
    expect(problems({ ...FORM, street: 'Weg \ud83d', city: 'Cham\u0000', note: 'a\udc00' })).toEqual([
      'street invalid',
      'city invalid',
      'note invalid',
    ])
  })

  it('answers with problems whatever comes, even what turns into no text', () => {
    expect(problems({ ...FORM, city: { toString: null } })).toEqual(['city required'])
    for (const body of [null, undefined, 'way', 7, [null]]) expect(problems(body)).not.toEqual([])
    const value = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant({ toString: null }), fc.string())
    const changes = fc.dictionary(fc.constantFrom(...Object.keys(FORM), 'note', 'voucher'), value)
    fc.assert(
      fc.property(fc.oneof(changes, fc.jsonValue()), (body) => {
        expect(() => problems(body)).not.toThrow()
        if (typeof body === 'object') expect(() => problems({ ...FORM, ...body })).not.toThrow()
      }),
    )
  })
})
