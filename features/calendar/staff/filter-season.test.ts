import { expect, it } from 'vitest'
import type { SeasonEvent } from './staff-event.ts'
import { countSeason, filterSeason } from './filter-season.ts'

const event = (title: string, more: Partial<SeasonEvent> = {}): SeasonEvent => ({
  id: title,
  serviceId: null,
  title,
  startsAt: '2027-03-27T09:00:00+01:00',
  endsAt: '2027-03-27T17:00:00+01:00',
  allDay: false,
  place: 'Zugerberg',
  meetingPoint: null,
  places: 8,
  placesLeft: 8,
  coming: 0,
  priceCents: null,
  minimumParticipants: null,
  decideBy: null,
  cancelled: false,
  phase: 'coming',
  public: true,
  note: null,
  blocked: 0,
  people: { booked: 0, held: 0, waiting: 0 },
  leadName: null,
  ...more,
})
const season = [
  event('Frei', { people: { booked: 3, held: 0, waiting: 0 } }),
  event('Voll', { placesLeft: 0, people: { booked: 8, held: 0, waiting: 2 }, leadName: 'Person 1' }),
  event('Wenige', { minimumParticipants: 4, decideBy: '2027-03-01', note: 'Äste sammeln' }),
  event('Firma', { public: false, phase: 'running' }),
  event('Abgesagt', { cancelled: true, placesLeft: 0, public: false }),
]
const input = { search: '', sort: null, today: '2027-03-02', language: 'de' } as const
const titles = (more: Partial<Parameters<typeof filterSeason>[1]>) =>
  filterSeason(season, { ...input, filter: 'all', ...more }).map(({ title }) => title)

it('shows what is to be decided, free, full, private or called off', () => {
  expect(titles({ filter: 'decide' })).toEqual(['Wenige'])
  expect(titles({ filter: 'free' })).toEqual(['Frei', 'Wenige'])
  expect(titles({ filter: 'full' })).toEqual(['Voll'])
  expect(titles({ filter: 'private' })).toEqual(['Firma'])
  expect(titles({ filter: 'cancelled' })).toEqual(['Abgesagt'])
  expect(countSeason(season, input)).toEqual({
    all: 5,
    decide: 1,
    free: 2,
    full: 1,
    private: 1,
    cancelled: 1,
  })
})

it('finds words of title, place, note and lead', () => {
  expect(titles({ search: 'äste  ZUGERBERG' })).toEqual(['Wenige'])
  expect(titles({ search: 'person 1' })).toEqual(['Voll'])
  expect(titles({ search: 'nirgends' })).toEqual([])
})

it('is sorted by title and by people booked', () => {
  expect(titles({ sort: 'event' })).toEqual(['Abgesagt', 'Firma', 'Frei', 'Voll', 'Wenige'])
  expect(titles({ sort: '-people' }).slice(0, 2)).toEqual(['Voll', 'Frei'])
})
