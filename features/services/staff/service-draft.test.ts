import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'
import type { StaffService } from '../staff-service.ts'
import { withDecimals, writeDays } from './half-days.ts'
import { addressOf, type ServiceDraft, toServiceDraft, toServiceValues } from './service-draft.ts'

const NAMES = { de: 'Schneeschuh & Stille', en: 'Snow and silence', fr: 'Neige et silence', it: 'Neve' }
const OWN = { isNew: false, hasOwnName: true }

describe('a service as it is typed', () => {
  it.each([...SURVIVAL_COURSES, ...TEAM_EVENTS].map((service) => [service.id, service] as const))(
    '%s is unchanged after it was shown in the form',
    (_id, service) => {
      const listed = staffService(service)
      const typed = toServiceValues(toServiceDraft(listed, false), listed.kind, OWN)
      const { names, picture, facts, cents } = listed
      expect(typed).toEqual({ ok: true, value: { names, picture, facts, cents } })
    },
  )

  it('starts as a copy without the other’s name, and requires its own in each language', () => {
    const draft = toServiceDraft(teamEvent(), true)
    expect(problemsOf(draft)).toEqual(['names.de', 'names.en', 'names.fr', 'names.it'])
    expect(problemsOf({ ...draft, names: NAMES })).toEqual([])
  })

  it('has the address suggested by its German name until another is typed', () => {
    const draft = { ...toServiceDraft(teamEvent(), true), names: NAMES }
    expect(addressOf(draft)).toBe('schneeschuh-und-stille')
    expect(addressOf({ ...draft, address: ' stille-tage ' })).toBe('stille-tage')
    expect(problemsOf({ ...draft, address: 'Stille Tage' })).toEqual(['address'])
  })

  it('reports the invalid field', () => {
    const draft = { ...toServiceDraft(teamEvent(), false), names: NAMES }
    const numbers = { ...draft.numbers, days: '1.3', flatUpTo: 'zwölf' }
    expect(problemsOf({ ...draft, numbers })).toEqual(expect.arrayContaining(['days', 'flatUpTo']))
    expect(problemsOf({ ...draft, price: '0.5' })).toEqual(['price'])
    expect(problemsOf({ ...draft, brackets: [{ upTo: '20', price: '' }] })).toEqual(['brackets.0.price'])
    expect(problemsOf({ ...draft, numbers: { ...draft.numbers, hours: '0', days: '0' } })).toContain('hours')
  })

  it('rejects group sizes that do not ascend', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }),
        (flat, limits) => {
          const base = { ...toServiceDraft(teamEvent(), false), names: NAMES }
          const draft = {
            ...base,
            numbers: { ...base.numbers, flatUpTo: String(flat) },
            brackets: limits.map((upTo) => ({ upTo: String(upTo), price: '100' })),
          }
          const ascends = [flat, ...limits].every(
            (limit, index, all) => index === 0 || limit > (all[index - 1] ?? 0),
          )
          expect(toServiceValues(draft, 'team-event', OWN).ok).toBe(ascends)
        },
      ),
    )
  })
})

function problemsOf(draft: ServiceDraft): string[] {
  const checked = toServiceValues(draft, 'team-event', { isNew: true, hasOwnName: true })
  return checked.ok ? [] : checked.refusal.map(({ field }) => field)
}

function teamEvent(): StaffService {
  const [first] = TEAM_EVENTS
  if (!first) throw new Error('there is no team event')
  return staffService(first)
}

function staffService(service: (typeof SURVIVAL_COURSES | typeof TEAM_EVENTS)[number]): StaffService {
  const { id, ...facts } = service
  const cents = FIRST_PRICES[id]
  if (!cents) throw new Error(`no price of ${id}`)
  return {
    id,
    kind: 'level' in service ? 'course' : 'team-event',
    state: 'offered',
    isFirst: true,
    names: NAMES,
    from: null,
    picture: 'shelter-bau',
    leadsTo: null,
    facts,
    cents,
    isPricePlanned: false,
    path: '/',
    textsPage: '',
    copiedTexts: null,
    dates: 0,
    revision: 0,
    history: [],
  }
}

describe('days', () => {
  it('are written with a half as on the pages, and read in either form', () => {
    expect([2.5, 0.5, 2].map(writeDays)).toEqual(['2½', '½', '2'])
    expect(['2½', '½', '1.5', '1,5', '2'].map(withDecimals)).toEqual(['2.5', '0.5', '1.5', '1,5', '2'])
  })
})
