import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_PRICES } from './content/first-prices.ts'
import { FIRST_SERVICES, TEAM_EVENTS } from './content/services.ts'
import {
  completeOrder,
  decideChange,
  decideNewService,
  decideOffer,
  decideRetirement,
  findReasonToKeep,
  isServiceId,
  type NewService,
  suggestServiceId,
} from './change-service.ts'
import { serviceFactSchema, teamEventFactsSchema } from './service-fact.schema.ts'
import { FIRST_ORDER, listServices, NO_SERVICE_FACTS, type ServiceFact, toServices } from './service-fact.ts'

const NINE = listServices(NO_SERVICE_FACTS, FIRST_ORDER)
const [, , , SHELTER] = TEAM_EVENTS
const { id: _id, ...SHELTER_FACTS } = SHELTER
const name = (text: string) => ({ de: text, en: text, fr: text, it: text })
const TENTH: NewService = {
  id: 'schneeschuh-tag',
  like: 'shelter-bau',
  names: name('Schneeschuh-Tag'),
  picture: null,
  facts: SHELTER_FACTS,
  cents: FIRST_PRICES['shelter-bau'],
}

function decided(input: Partial<NewService> = {}): ServiceFact {
  const result = decideNewService(NINE, { ...TENTH, ...input }, {})
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const withTenth = (fact: ServiceFact = decided()) => new Map([['schneeschuh-tag', fact]])
const listed = (fact?: ServiceFact) => listServices(withTenth(fact), FIRST_ORDER)
const offered = (): ServiceFact => ({ ...decided(), state: 'offered' })

describe('the address of a service', () => {
  it('is made of lower-case words, and none that the site needs itself', () => {
    for (const id of ['schneeschuh-tag', 'abc', 'a1-b2', 'x'.repeat(40)])
      expect(isServiceId(id), id).toBe(true)
    for (const id of [
      '',
      'ab',
      'Test',
      'test',
      'levels',
      'questions',
      'survival-from',
      '-a-b',
      'a--b',
      'ä-tag',
      'a/b',
      'x'.repeat(41),
    ])
      expect(isServiceId(id), id).toBe(false)
  })

  it('is suggested from the German name', () => {
    expect(suggestServiceId('Schneeschuh & Stille')).toBe('schneeschuh-und-stille')
    expect(suggestServiceId('Über\u00adqueren im März')).toBe('ueberqueren-im-maerz')
    expect(suggestServiceId('Crêpes d’été')).toBe('crepes-d-ete')
  })

  it('suggested from any name is one, or too short for one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const id = suggestServiceId(`Tag ${text}`)
        expect(/^[a-z0-9-]*$/.test(id) && id.length <= 40).toBe(true)
        expect(isServiceId(id) || id.length < 3 || ['test'].includes(id) || !/^[a-z]/.test(id)).toBe(true)
      }),
    )
  })
})

describe('the brackets of a team event', () => {
  it('ascend above the flat price', () => {
    const limits = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(limits, ([flatUpTo = 1, ...upTos]) => {
        const facts = { ...SHELTER_FACTS, flatUpTo, brackets: upTos.map((upTo) => ({ upTo })) }
        const isAscending = [flatUpTo, ...upTos].every(
          (each, index, all) => index === 0 || each > (all[index - 1] ?? 0),
        )
        expect(teamEventFactsSchema.safeParse(facts).success).toBe(isAscending)
      }),
    )
  })

  it('have a price each', () => {
    const facts = { ...SHELTER_FACTS, brackets: [{ upTo: 20 }, { upTo: 30 }] }
    expect(decideNewService(NINE, { ...TENTH, facts }, {})).toMatchObject({
      refusal: { code: 'amounts_do_not_fit', field: 'cents' },
    })
    expect(decideNewService(NINE, { ...TENTH, facts, cents: [2800_00, 215_00, 200_00] }, {}).ok).toBe(true)
  })
})

describe('a new service', () => {
  it('is a draft that visitors do not receive', () => {
    const fact = decided()
    expect(serviceFactSchema.parse(fact)).toEqual(fact)
    expect(fact).toMatchObject({ state: 'draft', own: { like: 'shelter-bau', from: 'shelter-bau' } })
    const services = toServices(withTenth(), FIRST_ORDER)
    expect(services.teamEvents).toEqual(FIRST_SERVICES.teamEvents)
    expect(toServices(withTenth(), FIRST_ORDER, true).teamEvents.at(-1)).toMatchObject({
      id: 'schneeschuh-tag',
      like: 'shelter-bau',
    })
  })

  it('can be a copy of an added one, with the texts of the service in the files behind it', () => {
    const copy = decideNewService(
      listed(),
      { ...TENTH, id: 'zweite-kopie', like: 'schneeschuh-tag', names: name('Zweite') },
      {},
    )
    expect(copy).toMatchObject({ ok: true, value: { own: { like: 'shelter-bau', from: 'schneeschuh-tag' } } })
  })

  it.each([
    ['unknown_service', { like: 'seilpark' }],
    ['invalid_service_address', { id: 'questions' }],
    ['service_address_taken', { id: 'aufbruch' }],
    ['other_kind_of_service', { like: 'aufbruch' }],
  ])('is refused: %s', (code, input) => {
    expect(decideNewService(NINE, { ...TENTH, ...input }, {})).toMatchObject({ refusal: { code } })
  })
})

describe('a change of a service', () => {
  it('keeps address, texts and state, and the names of the nine', () => {
    const facts = { ...SHELTER_FACTS, flatUpTo: 10 }
    const changed = decideChange(NINE, 'shelter-bau', { ...TENTH, facts }, false)
    expect(changed).toMatchObject({ ok: true, value: { state: 'offered', own: null, facts } })
  })

  it('that adds a bracket is refused while a price is planned', () => {
    const facts = { ...SHELTER_FACTS, brackets: [{ upTo: 20 }, { upTo: 25 }] }
    const input = { ...TENTH, facts, cents: [2800_00, 215_00, 200_00] }
    expect(decideChange(NINE, 'shelter-bau', input, true)).toMatchObject({
      refusal: { code: 'price_is_planned' },
    })
    expect(decideChange(NINE, 'shelter-bau', input, false).ok).toBe(true)
  })
})

describe('offering and retiring', () => {
  it('publishes a draft once', () => {
    expect(decideOffer(listed(), 'schneeschuh-tag')).toMatchObject({ ok: true, value: { state: 'offered' } })
    expect(decideOffer(listed(offered()), 'schneeschuh-tag')).toMatchObject({
      refusal: { code: 'service_is_offered' },
    })
  })

  it('redirects a retired one to another that is offered, or to the overview', () => {
    const retired = decideRetirement(listed(offered()), 'shelter-bau', 'schneeschuh-tag')
    expect(retired).toMatchObject({ ok: true, value: { state: 'retired', leadsTo: 'schneeschuh-tag' } })
    expect(decideRetirement(NINE, 'shelter-bau', null).ok).toBe(true)
    for (const leadsTo of ['shelter-bau', 'schneeschuh-tag', 'seilpark'])
      expect(decideRetirement(listed(), 'shelter-bau', leadsTo)).toMatchObject({
        refusal: { code: 'leads_nowhere' },
      })
    if (!retired.ok) throw new Error('not retired')
    const services = toServices(new Map([['shelter-bau', retired.value]]), FIRST_ORDER)
    expect(services.teamEvents.map(({ id }) => id)).not.toContain('shelter-bau')
    expect(services.retired).toMatchObject([{ id: 'shelter-bau', leadsTo: 'schneeschuh-tag' }])
  })

  it('refuses to retire the last of each kind', () => {
    let facts = new Map<string, ServiceFact>()
    for (const id of ['aufbruch', 'durchhaltevermoegen', 'klarer-kompass']) {
      const result = decideRetirement(listServices(facts, FIRST_ORDER), id, null)
      if (id === 'klarer-kompass') expect(result).toMatchObject({ refusal: { code: 'last_of_its_kind' } })
      else if (result.ok) facts = new Map([...facts, [id, result.value]])
    }
    expect(facts.size).toBe(2)
  })

  it('never removes one of the nine, nor one that was offered', () => {
    expect(findReasonToKeep(listed(), 'schneeschuh-tag')).toBeNull()
    expect(findReasonToKeep(listed(offered()), 'schneeschuh-tag')).not.toBeNull()
    for (const { service } of NINE) expect(findReasonToKeep(NINE, service.id)).not.toBeNull()
  })
})

it('an order contains every service once, for any input', () => {
  const ids = NINE.map(({ service }) => service.id)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ids, 'seilpark')), (wished) => {
      const order = completeOrder(NINE, wished)
      expect(order.toSorted()).toEqual(ids.toSorted())
    }),
  )
})
