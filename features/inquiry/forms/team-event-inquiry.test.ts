import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEAM_EVENTS } from '#features/services/content/services.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import { teamEventInquirySchema } from './team-event-inquiry.schema.ts'
import { LARGEST_GROUP, TEAM_EVENT_FIELDS, TEAM_EVENT_LIMITS } from './team-event-inquiry.ts'

const TODAY = '2027-03-14'
const schema = teamEventInquirySchema(
  TODAY,
  TEAM_EVENTS.map(({ id }) => id),
)
const least = {
  serviceId: 'shelter-bau',
  people: '24',
  name: 'Lia Rossi',
  email: 'lia@example.ch',
  terms: 'on',
}

function problemsOf(changes: Record<string, unknown>): Record<string, string> {
  const { error } = schema.safeParse({ ...least, ...changes })
  return Object.fromEntries(fieldProblems(error?.issues ?? []).map(({ field, code }) => [field, code]))
}

describe('the request for a team event', () => {
  it('requires event, people, name, address and terms, reports all at once, and requires nothing else', () => {
    const { error } = schema.safeParse({ from: '2.4.2027', to: '1.4.2027' })
    expect(fieldProblems(error?.issues ?? [])).toEqual([
      { field: 'serviceId', code: 'required' },
      { field: 'people', code: 'required' },
      { field: 'name', code: 'required' },
      { field: 'email', code: 'required' },
      { field: 'terms', code: 'required' },
      { field: 'to', code: 'before_start' },
    ])
    const open = Object.fromEntries(TEAM_EVENT_FIELDS.map((field) => [field, '']))
    expect(schema.parse(least)).toEqual({ ...open, ...least })
  })

  it('accepts the six events, and no course', () => {
    for (const { id } of TEAM_EVENTS) expect(problemsOf({ serviceId: id })).toEqual({})
    expect(problemsOf({ serviceId: 'aufbruch' })).toEqual({ serviceId: 'invalid' })
  })

  it('accepts groups beyond every price bracket, up to a limit', () => {
    expect(schema.parse({ ...least, people: ' 031 ' }).people).toBe('31')
    expect(problemsOf({ people: String(LARGEST_GROUP) })).toEqual({})
    expect(problemsOf({ people: String(LARGEST_GROUP + 1) })).toEqual({ people: 'too_many' })
    for (const people of ['0', '-3', '2.5', '1e2', 'zwölf', '99999'])
      expect(problemsOf({ people })).toEqual({ people: 'invalid' })
    expect(problemsOf({ people: '' })).toEqual({ people: 'required' })
  })

  it('accepts requested days in order, and another day in place of a wrong one', () => {
    const days = { from: '1.6.2027', to: '30.06.2027', alternative: '2027-07-02' }
    expect(schema.parse({ ...least, ...days })).toMatchObject({
      from: '2027-06-01',
      to: '2027-06-30',
      alternative: '2027-07-02',
    })
    expect(problemsOf({ ...days, to: '31.5.2027' })).toEqual({ to: 'before_start' })
    expect(problemsOf({ alternative: '13.3.2027' })).toEqual({ alternative: 'past' })
  })

  it('enforces every limit exactly', () => {
    for (const [field, max] of Object.entries(TEAM_EVENT_LIMITS)) {
      if (field === 'email' || field === 'phone') continue
      expect(problemsOf({ [field]: 'x'.repeat(max) })).toEqual({})
      expect(problemsOf({ [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: 'too_long' })
    }
  })

  it('never throws, and what it accepts is read the same again, for any input', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue({ maxDepth: 1 }),
      fc.constant({ toString: null }),
      fc.constantFrom('on', '', '12', '1.4.2027', '2027-04-02'),
    )
    const anything = fc.record(Object.fromEntries(TEAM_EVENT_FIELDS.map((field) => [field, value])), {
      requiredKeys: [],
    })
    const mostlyRight = anything.map((changes) => ({ ...changes, ...least }))
    fc.assert(
      fc.property(fc.oneof(anything, mostlyRight, fc.jsonValue({ maxDepth: 1 })), (body) => {
        const parsed = schema.safeParse(body)
        if (parsed.success) expect(schema.parse(parsed.data)).toEqual(parsed.data)
      }),
      { numRuns: 400 },
    )
  })
})
