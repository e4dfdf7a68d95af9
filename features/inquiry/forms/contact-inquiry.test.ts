import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from '#kernel/field-problem.ts'
import { isPlainAddress } from '#platform/mail/compose-mail.ts'
import { CONTACT_LIMITS, CONTACT_TOPICS } from './contact-inquiry.ts'
import { contactInquirySchema } from './contact-inquiry.schema.ts'

const typed = { name: 'Lia Rossi', email: 'lia@example.ch', topic: 'project', message: 'Guten Tag' }

function problemsOf(changes: Record<string, unknown>): Record<string, string> {
  const { error } = contactInquirySchema.safeParse({ ...typed, ...changes })
  return Object.fromEntries(fieldProblems(error?.issues ?? []).map(({ field, code }) => [field, code]))
}

describe('the contact form', () => {
  it('accepts what people write, trimmed', () => {
    const complete = {
      ...typed,
      name: '  Lia Rossi ',
      email: ' lia@example.ch',
      message: '\r\nHallo\r\n\tWelt \n',
    }
    expect(contactInquirySchema.parse(complete)).toEqual({
      ...typed,
      message: 'Hallo\n\tWelt',
      newsletter: '',
    })
  })

  it('requires an address and nothing else', () => {
    const { error } = contactInquirySchema.safeParse({})
    expect(fieldProblems(error?.issues ?? [])).toEqual([{ field: 'email', code: 'required' }])
    expect(problemsOf({ email: '', message: ' \n ' })).toEqual({ email: 'required' })
    expect(problemsOf({ name: '', topic: '' })).toEqual({})
  })

  it.each([
    'lia@example.ch',
    "o'neill+alp@sub.example.co.uk",
    'info@zürich.ch',
    'a@b.ch',
    'x_y.z-1@xn--zrich-kva.ch',
  ])('accepts the address %s', (email) => expect(problemsOf({ email })).toEqual({}))

  it.each([
    'lia',
    'lia@',
    '@example.ch',
    'lia@example',
    'lia@@example.ch',
    'lia @example.ch',
    'lia@example..ch',
    '.lia@example.ch',
    'lia.@example.ch',
    'li..a@example.ch',
    'lia@-example.ch',
    'lia@example-.ch',
    'lia@example.ch, spy@example.ch',
    'lia@example.ch;spy@example.ch',
    'Lia <lia@example.ch>',
    '"lia"@example.ch',
    'lia@[127.0.0.1]',
    'lia@example.ch\r\nBcc: spy@example.ch',
    'lia@example.ch\u0000',
    'lïa@example.ch',
  ])('refuses the address %j', (email) => {
    expect(problemsOf({ email })).toEqual({ email: 'invalid' })
  })

  it('enforces every limit exactly', () => {
    const limits = [
      ['name', 'n'.repeat(CONTACT_LIMITS.name)],
      ['message', 'm'.repeat(CONTACT_LIMITS.message)],
      ['email', `${'e'.repeat(60)}@${'d.'.repeat(95)}${'x'.repeat(CONTACT_LIMITS.email - 251)}`],
    ] as const
    for (const [field, longest] of limits) {
      expect(longest).toHaveLength(CONTACT_LIMITS[field])
      expect(problemsOf({ [field]: longest })).toEqual({})
      expect(problemsOf({ [field]: `${longest}x` })).toEqual({ [field]: 'too_long' })
    }
  })

  it('refuses control characters, wrong types and unknown topics', () => {
    expect(problemsOf({ name: 'Lia\nBcc: spy@example.ch' })).toEqual({ name: 'invalid' })
    expect(problemsOf({ message: 'a\u0000b' })).toEqual({ message: 'invalid' })
    expect(problemsOf({ topic: 'money' })).toEqual({ topic: 'invalid' })
    expect(problemsOf({ name: 7, email: ['a@b.ch'], message: {} })).toMatchObject({ email: 'required' })
  })

  it('never throws, and what it accepts can be mailed and stored, for any input', () => {
    const anything = fc.record(
      {
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 1 })),
        email: fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 1 })),
        topic: fc.oneof(fc.constantFrom(...CONTACT_TOPICS), fc.jsonValue({ maxDepth: 1 })),
        message: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 1 })),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anything, (body) => {
        const parsed = contactInquirySchema.safeParse(body)
        if (!parsed.success) {
          expect(fieldProblems(parsed.error.issues).length).toBeGreaterThan(0)
          return
        }
        const { name, email, message } = parsed.data
        expect(isPlainAddress(email)).toBe(true)
        expect(name + email + message).not.toContain('\u0000')
        expect(`${name}${email}`).not.toMatch(/[\r\n]/)
        expect(message.trim()).toBe(message)
        expect(contactInquirySchema.parse(parsed.data)).toEqual(parsed.data)
      }),
      { numRuns: 400 },
    )
  })
})
