import { expect, it } from 'vitest'
import { bookingFormSchema } from '#features/booking/rules/booking-form.schema.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import { inPageOrder } from './form-fields.ts'

it('problems are listed as their fields stand on the page', () => {
  const parsed = bookingFormSchema('companies').safeParse({ way: 'invoice', people: '0' })
  const problems = fieldProblems(parsed.error?.issues ?? [])
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
