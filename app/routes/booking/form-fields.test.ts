import { expect, it } from 'vitest'
import { bookingFormSchema } from '#features/booking/booking-form.schema.ts'
import { inPageOrder } from './form-fields.ts'

it('problems are listed as their fields stand on the page', () => {
  const parsed = bookingFormSchema.safeParse({ way: 'invoice', people: '0' })
  const problems = (parsed.error?.issues ?? []).map(({ path }) => ({ field: String(path[0]) }))
  expect(inPageOrder(problems).map(({ field }) => field)).toEqual([
    'eventId',
    'people',
    'name',
    'email',
    'company',
    'street',
    'postalCode',
    'city',
    'terms',
  ])
})
