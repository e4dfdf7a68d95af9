import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_EVENT, type EventFields } from './empty-event.ts'
import { chooseService, type EventService } from './event-service.ts'

const aCourse: EventService = {
  id: 'abendrunde',
  name: 'Abendrunde',
  nights: 1,
  usual: {
    titleDe: 'Abendrunde',
    titleFr: 'Ronde du soir',
    fromTime: '13:00',
    places: '10',
    minimum: '6',
    price: '240',
  },
}
const aTeamEvent: EventService = { id: 'teamtag', name: 'Teamtag', nights: 0, usual: { titleDe: 'Teamtag' } }

function choose(fields: EventFields, service: EventService | undefined, before?: EventService): EventFields {
  return { ...fields, ...chooseService(fields, service, before) }
}

describe('an event whose service is chosen', () => {
  it('takes names in every language, hours, places, minimum, price and last day from the service', () => {
    expect(choose({ ...EMPTY_EVENT, from: '2027-05-01' }, aCourse)).toEqual({
      ...EMPTY_EVENT,
      from: '2027-05-01',
      to: '2027-05-02',
      service: 'abendrunde',
      ...aCourse.usual,
    })
  })

  it('keeps every title, number and hour that was typed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 11, max: 99 }), (title, places) => {
        const typed = { ...EMPTY_EVENT, titleDe: `${title}!`, places: String(places), fromTime: '07:35' }
        expect(choose(typed, aCourse)).toMatchObject({
          titleDe: typed.titleDe,
          places: typed.places,
          fromTime: '07:35',
          titleFr: 'Ronde du soir',
        })
      }),
    )
  })

  it('drops what the previous service filled in', () => {
    const first = choose(EMPTY_EVENT, aCourse)
    expect(choose(first, aTeamEvent, aCourse)).toEqual({
      ...EMPTY_EVENT,
      service: 'teamtag',
      titleDe: 'Teamtag',
    })
  })

  it('keeps its title when the service is cleared', () => {
    const first = choose(EMPTY_EVENT, aCourse)
    expect(choose(first, undefined, aCourse)).toEqual({ ...first, service: '' })
  })
})
