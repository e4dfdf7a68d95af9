import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emergencyContactSchema } from './emergency-contact.schema.ts'

it('is a name with a number, or absent', () => {
  expect(emergencyContactSchema.parse({ name: ' Ada Muster ', phone: '079 555 01 02' })).toEqual({
    name: 'Ada Muster',
    phone: '079 555 01 02',
  })
  expect(emergencyContactSchema.parse({ name: '', phone: ' ' })).toBeNull()
})

it.each([
  { name: 'Ada', phone: '' },
  { name: '', phone: '079 555 01 02' },
  { name: 'Ada', phone: 'nachts' },
  { name: 'A'.repeat(121), phone: '144' },
  { name: 'Ada\nBen', phone: '144', more: true },
  { name: 5, phone: '144' },
  {},
])('is refused: %j', (contact) => {
  const parsed = emergencyContactSchema.safeParse(contact)
  expect(parsed.success && parsed.data?.name.includes('\n')).toBe(false)
})

it('is never stored in part', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, phone) => {
      const parsed = emergencyContactSchema.safeParse({ name, phone })
      if (parsed.success && parsed.data) expect(parsed.data.name && parsed.data.phone).toBeTruthy()
    }),
  )
})
