import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from '#kernel/field-problem.ts'
import { isPlainAddress } from '#platform/mail/compose-mail.ts'
import { projectInquirySchema } from './project-inquiry.schema.ts'
import {
  HEARD_OF,
  PROJECT_BUDGETS,
  PROJECT_CONTRACTS,
  PROJECT_FIELDS,
  PROJECT_INDUSTRIES,
  PROJECT_LIMITS,
  PROJECT_PRIORITIES,
  PROJECT_SERVICES,
  PROJECT_TEAM_SIZES,
} from './project-inquiry.ts'

const TODAY = '2027-03-14'
const schema = projectInquirySchema(TODAY)
const least = {
  service: 'pmo',
  description: 'Ein PMO.',
  firstName: 'Lia',
  lastName: 'Rossi',
  email: 'lia@example.ch',
  terms: 'on',
}

function problemsOf(changes: Record<string, unknown>): Record<string, string> {
  const { error } = schema.safeParse({ ...least, ...changes })
  return Object.fromEntries(fieldProblems(error?.issues ?? []).map(({ field, code }) => [field, code]))
}

describe('the project request', () => {
  it('requires service, description, name, address and terms, reports all at once, and requires nothing else', () => {
    const { error } = schema.safeParse({ budget: 'custom', from: '2.4.2027', to: '1.4.2027' })
    expect(fieldProblems(error?.issues ?? [])).toEqual([
      { field: 'service', code: 'required' },
      { field: 'description', code: 'required' },
      { field: 'firstName', code: 'required' },
      { field: 'lastName', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'terms', code: 'required' },
      { field: 'to', code: 'before_start' },
      { field: 'budgetText', code: 'required' },
    ])
    expect(problemsOf({})).toEqual({})
    expect(problemsOf({ service: '' })).toEqual({ service: 'required' })
  })

  it('returns every field of the form, empty ones as empty texts', () => {
    const open = Object.fromEntries(PROJECT_FIELDS.map((field) => [field, '']))
    expect(schema.parse(least)).toEqual({ ...open, ...least })
  })

  it('accepts exactly the options of SPEC §9', () => {
    const options = {
      service: PROJECT_SERVICES,
      budget: PROJECT_BUDGETS,
      teamSize: PROJECT_TEAM_SIZES,
      industry: PROJECT_INDUSTRIES,
      priority: PROJECT_PRIORITIES,
      contract: PROJECT_CONTRACTS,
      heardOf: HEARD_OF,
    }
    for (const [field, values] of Object.entries(options)) {
      for (const value of values) expect(problemsOf({ [field]: value, budgetText: 'x' })).toEqual({})
      expect(problemsOf({ [field]: 'anything' })).toEqual({ [field]: 'invalid' })
    }
    expect(Object.values(options).map((values) => values.length)).toEqual([8, 6, 4, 6, 4, 3, 5])
  })

  it('enforces every limit exactly', () => {
    for (const [field, max] of Object.entries(PROJECT_LIMITS)) {
      if (field === 'email' || field === 'phone') continue
      expect(problemsOf({ [field]: 'x'.repeat(max) })).toEqual({})
      expect(problemsOf({ [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: 'too_long' })
    }
    expect(problemsOf({ phone: `+${'1'.repeat(PROJECT_LIMITS.phone - 1)}` })).toEqual({})
    expect(problemsOf({ phone: `+${'1'.repeat(PROJECT_LIMITS.phone)}` })).toEqual({ phone: 'too_long' })
  })

  it.each([
    '+41 41 780 00 00',
    '041 780 00 00',
    '(0)41/780.00-00',
    '\u202d+41\u00a041 780‑00\u201300\u202c',
    '',
  ])('accepts the phone number %j', (phone) => {
    expect(problemsOf({ phone })).toEqual({})
  })

  it.each(['123', 'anrufen', '+41 79 000 00 00 abends', '++41790000000'])(
    'refuses the phone number %j',
    (phone) => expect(problemsOf({ phone })).toEqual({ phone: 'invalid' }),
  )

  it('accepts a period as people type it, in order, from today on', () => {
    const { from, to } = schema.parse({ ...least, from: '14.3.27', to: '31/12/2037' })
    expect([from, to]).toEqual([TODAY, '2037-12-31'])
    expect(problemsOf({ from: '1.4.2027' })).toEqual({})
    expect(problemsOf({ to: '1.4.2027' })).toEqual({})
    expect(problemsOf({ from: '1.4.2027', to: '1.4.2027' })).toEqual({})
    expect(problemsOf({ from: '13.3.2027' })).toEqual({ from: 'past' })
    expect(problemsOf({ from: '1.4.2027', to: '31.3.2027' })).toEqual({ to: 'before_start' })
    expect(problemsOf({ to: '1.1.2038' })).toEqual({ to: 'too_far' })
    expect(problemsOf({ from: '30.2.2028', to: 'bald' })).toEqual({ from: 'invalid', to: 'invalid' })
    expect(problemsOf({ from: '1'.repeat(10_000) })).toEqual({ from: 'invalid' })
    expect(problemsOf({ from: { toString: null }, to: '1.4.2027' })).toEqual({ from: 'invalid' })
  })

  it('requires a text for the budget "other", and none for the others', () => {
    expect(problemsOf({ budget: 'custom', budgetText: ' ' })).toEqual({ budgetText: 'required' })
    expect(problemsOf({ budget: 'custom', budgetText: '2 Tage pro Woche' })).toEqual({})
    expect(problemsOf({ budget: 'to50' })).toEqual({})
  })

  it('counts a checkbox only when it is ticked', () => {
    expect(problemsOf({ terms: '' })).toEqual({ terms: 'required' })
    expect(problemsOf({ terms: 'yes' })).toEqual({ terms: 'required' })
    expect(problemsOf({ newsletter: 'yes' })).toEqual({ newsletter: 'invalid' })
    expect(schema.parse({ ...least, newsletter: 'on' }).newsletter).toBe('on')
  })

  it('refuses control characters in every line', () => {
    for (const field of ['firstName', 'company', 'city', 'budgetText'])
      expect(problemsOf({ [field]: 'a\r\nBcc: b@c.ch' })).toEqual({ [field]: 'invalid' })
    expect(problemsOf({ note: 'a\u0000' })).toEqual({ note: 'invalid' })
    expect(problemsOf({ note: 'a\n\tb' })).toEqual({})
  })

  it('never throws, and what it accepts can be mailed, stored and read again, for any input', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue({ maxDepth: 1 }),
      fc.constant({ toString: null }),
      fc.constantFrom('on', '', 'custom', 'pmo', '1.4.2027', '2027-04-02', 'lia@example.ch'),
    )
    const anything = fc.record(Object.fromEntries(PROJECT_FIELDS.map((field) => [field, value])), {
      requiredKeys: [],
    })
    const mostlyRight = anything.map((changes) => ({ ...changes, ...least }))
    fc.assert(
      fc.property(fc.oneof(anything, mostlyRight, fc.jsonValue({ maxDepth: 1 })), (body) => {
        const parsed = schema.safeParse(body)
        if (!parsed.success) return
        expect(isPlainAddress(parsed.data.email)).toBe(true)
        expect(JSON.stringify(parsed.data)).not.toContain('\\u0000')
        expect(parsed.data.from === '' || parsed.data.from >= TODAY).toBe(true)
        expect(schema.parse(parsed.data)).toEqual(parsed.data)
      }),
      { numRuns: 600 },
    )
  })
})
