import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HOLD_DAYS, STAFF_WAYS } from './booking-form.ts'
import { staffBookingSchema } from './staff-booking-form.schema.ts'

const FORM = {
  eventId: '5b0c9f0e-1111-4111-8111-000000000000',
  people: 2,
  name: 'Lia Muster',
  email: 'lia@example.ch',
  phone: '079 000 00 21',
  way: 'door',
  language: 'fr',
  street: 'Musterweg 1',
  postalCode: '6330',
  city: 'Cham',
}

function problems(form: object): string[] {
  const parsed = staffBookingSchema.safeParse({ ...FORM, ...form })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

it('accepts anybody with an e-mail address or a telephone number', () => {
  const address = fc.constantFrom('', '  ', 'lia@example.ch')
  const number = fc.constantFrom('', ' ', '079 000 00 21', '+41 79 000 00 21')
  fc.assert(
    fc.property(address, number, fc.constantFrom(...STAFF_WAYS), (email, phone, way) => {
      const expected = [
        ...(email.trim() || phone.trim() ? [] : ['phone required']),
        ...(way === 'online' && !email.trim() ? ['email required'] : []),
      ]
      expect(problems({ email, phone, way })).toEqual(expected)
    }),
  )
})

it('an invoice needs an address, but no company; other ways need neither', () => {
  const none = { street: '', postalCode: ' ', city: undefined }
  expect(problems({ way: 'invoice' })).toEqual([])
  expect(problems({ way: 'invoice', ...none })).toEqual([
    'street required',
    'postalCode required',
    'city required',
  ])
  expect(problems({ way: 'transfer', ...none })).toEqual([])
})

it('is valid only for the offered days', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double(), fc.string()), (holdDays) => {
      const isOffered = (HOLD_DAYS as readonly unknown[]).includes(holdDays)
      expect(problems({ holdDays }).length === 0).toBe(isOffered)
    }),
  )
})

it('a note for the guide requires consent', () => {
  expect(problems({ note: 'Nussallergie' })).toEqual(['noteConsent required'])
  expect(problems({ note: 'Nussallergie', noteConsent: true })).toEqual([])
})
