import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InvoiceFor } from './booking-form.ts'
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

function problems(form: unknown, invoiceFor: InvoiceFor = 'companies'): string[] {
  const parsed = bookingFormSchema(invoiceFor).safeParse(form)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

describe('a booking by invoice', () => {
  it('passes with company and address', () => {
    expect(problems(FORM)).toEqual([])
  })

  it('reports everything that is missing at once', () => {
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

  it('needs no company of a private person where everyone may pay by invoice', () => {
    expect(problems({ ...FORM, company: '' })).toEqual(['company required'])
    expect(problems({ ...FORM, company: '' }, 'everyone')).toEqual([])
    expect(problems({ ...FORM, company: '', street: '' }, 'everyone')).toEqual(['street required'])
  })

  it('needs no address when it is paid online', () => {
    expect(problems({ ...FORM, way: 'online', company: '', street: '', postalCode: '', city: '' })).toEqual(
      [],
    )
  })

  it('accepts an empty form without an exception', () => {
    expect(problems({ way: 'invoice' })).toEqual(
      expect.arrayContaining(['name required', 'company required']),
    )
    expect(problems({})).not.toContain('company required')
  })

  it('reports the field with an unpaired surrogate or a control character, which the database would refuse', () => {
    expect(
      problems({ ...FORM, street: 'Weg \ud83d', city: 'Cham\u0000', note: 'a\udc00', noteConsent: 'on' }),
    ).toEqual(['street invalid', 'city invalid', 'note invalid'])
  })

  it('answers any input with problems, even input without a text form', () => {
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

describe('a note', () => {
  it('is refused without explicit consent, whatever the checkbox contains', () => {
    for (const noteConsent of [undefined, false])
      expect(problems({ ...FORM, note: 'Nussallergie', noteConsent })).toEqual(['noteConsent required'])
    expect(problems({ ...FORM, note: 'Nussallergie', noteConsent: 'off' })).toContain('noteConsent required')
  })

  it('passes with consent, from JavaScript or the plain form', () => {
    for (const noteConsent of [true, 'on'])
      expect(problems({ ...FORM, note: 'Nussallergie', noteConsent })).toEqual([])
  })

  it('that is empty or blank requires nothing', () => {
    for (const note of [undefined, '', ' \n ']) expect(problems({ ...FORM, note })).toEqual([])
  })
})
