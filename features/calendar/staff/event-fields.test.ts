import { describe, expect, it } from 'vitest'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { EMPTY_EVENT } from './empty-event.ts'
import { problemOf, toFields, toInput } from './event-fields.ts'

const EVENT: EventInput = {
  serviceId: 'aufbruch',
  title: { de: 'Aufbruch', fr: 'Départ' },
  starts: '2027-03-13T09:00',
  ends: '2027-03-14T16:30',
  allDay: false,
  place: { de: 'Zugersee', it: 'Lago di Zugo' },
  meetingPoint: { de: 'Hafen' },
  places: 12,
  blocked: 3,
  priceCents: 250_50,
  public: false,
  note: 'Boot reservieren',
  minimumParticipants: 6,
  decideBy: '2027-03-06',
}
const ALL_DAY: EventInput = { ...EVENT, allDay: true, starts: '2027-03-13T00:00', ends: '2027-03-15T00:00' }
const FILLED = { ...EMPTY_EVENT, titleDe: 'Infoabend', from: '2027-03-13', to: '2027-03-13', place: 'Cham' }

describe('the form of an event', () => {
  it.each([
    ['with times', EVENT],
    ['over whole days', ALL_DAY],
  ])('shows an event %s and submits it unchanged', (_name, event) => {
    expect(toInput(toFields(event), event)).toEqual({ ok: true, value: event })
  })

  it('shows the last day of an all-day event, not the midnight after it', () => {
    expect(toFields(ALL_DAY)).toMatchObject({ from: '2027-03-13', to: '2027-03-14' })
  })

  it('needs a title in German, both days and a place; all else may stay empty', () => {
    const empty = toInput({ ...EMPTY_EVENT, titleEn: 'Only English' })
    expect(empty.ok ? [] : empty.refusal).toEqual([
      { field: 'titleDe', code: 'required' },
      { field: 'from', code: 'required' },
      { field: 'to', code: 'required' },
      { field: 'place', code: 'required' },
    ])
    expect(toInput(FILLED)).toMatchObject({ ok: true, value: { places: null, priceCents: null, note: null } })
  })

  it('accepts places given away, up to the places beside the bookings', () => {
    const blockedOf = (blocked: string, booked = 0) => toInput({ ...toFields(EVENT), blocked }, EVENT, booked)
    expect(blockedOf('')).toMatchObject({ ok: true, value: { blocked: 0 } })
    expect(blockedOf('0')).toMatchObject({ ok: true, value: { blocked: 0 } })
    expect(blockedOf('9', 3)).toMatchObject({ ok: true, value: { blocked: 9 } })
    expect(blockedOf('10', 3)).toMatchObject({
      refusal: [{ field: 'blocked', code: 'blocked_above_places' }],
    })
    expect(blockedOf('-1')).toMatchObject({ refusal: [{ field: 'blocked', code: 'invalid' }] })
  })

  it('drops translations of a place whose German text has changed', () => {
    const moved = toInput({ ...toFields(EVENT), place: 'Rigi' }, EVENT)
    expect(moved).toMatchObject({ ok: true, value: { place: { de: 'Rigi' }, title: { fr: 'Départ' } } })
    expect(moved.ok && moved.value.place).toEqual({ de: 'Rigi' })
  })

  it('submits the translations of a service, and leaves the price to the service', () => {
    const place = { de: 'Zugerberg', fr: 'Mont de Zoug' }
    const service = {
      id: 'aufbruch',
      name: 'Aufbruch',
      nights: 0,
      usual: { place: 'Zugerberg', price: '200' },
      place,
    }
    const filled = { ...FILLED, service: 'aufbruch', place: 'Zugerberg', price: '200' }
    expect(toInput(filled, undefined, 0, service)).toMatchObject({ value: { place, priceCents: null } })
    const typed = toInput({ ...filled, place: 'Rigi', price: '190' }, undefined, 0, service)
    expect(typed).toMatchObject({ value: { place: { de: 'Rigi' }, priceCents: 190_00 } })
    const own = { ...EVENT, priceCents: 200_00 }
    expect(toInput({ ...toFields(own), price: '200' }, own, 0, service)).toMatchObject({
      value: { priceCents: 200_00 },
    })
  })

  it('reports impossible values at their field', () => {
    const wrong = (change: Partial<typeof EMPTY_EVENT>) => {
      const result = toInput({ ...FILLED, ...change })
      return result.ok ? [] : result.refusal
    }
    expect(wrong({ toTime: '08:00' })).toEqual([{ field: 'to', code: 'ends_before_start' }])
    expect(wrong({ fromTime: '09:03' })).toEqual([{ field: 'fromTime', code: 'not_on_five_minutes' }])
    expect(wrong({ toTime: '17:01' })).toEqual([{ field: 'toTime', code: 'not_on_five_minutes' }])
    expect(wrong({ places: '0', price: 'viel' })).toEqual([
      { field: 'places', code: 'invalid' },
      { field: 'price', code: 'invalid' },
    ])
    expect(wrong({ places: '4', minimum: '5' })).toEqual([{ field: 'minimum', code: 'minimum_above_places' }])
    expect(wrong({ repeat: 'weekly', repeatCount: '53' })).toEqual([
      { field: 'repeatCount', code: 'invalid' },
    ])
  })

  it('refuses what the server would refuse, at its field', () => {
    const result = toInput({ ...FILLED, titleFr: 'é'.repeat(121), note: 'n'.repeat(2001) })
    expect(result.ok ? [] : result.refusal).toEqual([
      { field: 'titleFr', code: 'invalid' },
      { field: 'note', code: 'invalid' },
    ])
  })

  it('reports all problems at once, in form order, one per field', () => {
    const result = toInput({
      ...FILLED,
      titleDe: '',
      to: '2027-03-12',
      fromTime: '09:03',
      toTime: '17:01',
      place: '',
      places: '4',
      price: '10000.05',
      minimum: '5',
      decideBy: '2027-03-14',
    })
    expect(result.ok ? [] : result.refusal).toEqual([
      { field: 'titleDe', code: 'required' },
      { field: 'fromTime', code: 'not_on_five_minutes' },
      { field: 'to', code: 'ends_before_start' },
      { field: 'toTime', code: 'not_on_five_minutes' },
      { field: 'place', code: 'required' },
      { field: 'price', code: 'invalid' },
      { field: 'minimum', code: 'minimum_above_places' },
      { field: 'decideBy', code: 'decision_after_start' },
    ])
  })

  it('reports nothing that cannot be judged yet', () => {
    const result = toInput({ ...FILLED, from: '', minimum: 'x', decideBy: '2027-03-14' })
    expect(result.ok ? [] : result.refusal).toEqual([
      { field: 'from', code: 'required' },
      { field: 'minimum', code: 'invalid' },
    ])
  })

  it.each(['0202-03-13', '12027-03-13'])('finds no event on %s', (day) => {
    const result = toInput({ ...FILLED, from: day, to: day })
    expect(result.ok ? [] : result.refusal).toEqual([
      { field: 'from', code: 'invalid' },
      { field: 'to', code: 'invalid' },
    ])
  })

  it('an event with bookings keeps the places that are taken', () => {
    const result = toInput({ ...toFields(EVENT), places: '6', toTime: '16:31' }, EVENT, 7)
    expect(result.ok ? [] : result.refusal).toEqual([
      { field: 'toTime', code: 'not_on_five_minutes' },
      { field: 'places', code: 'places_below_taken' },
    ])
  })

  it('maps the server’s field names to its fields', () => {
    expect(problemOf({ field: 'title.de', code: 'invalid' })).toEqual({ field: 'titleDe', code: 'invalid' })
    expect(problemOf({ field: 'input.places', code: 'invalid' })).toEqual({
      field: 'places',
      code: 'invalid',
    })
  })
})
