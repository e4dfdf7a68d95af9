import { expect, it } from 'vitest'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import type { CalendarEvent, EventQuery } from '#features/calendar/calendar-event.ts'
import { event } from '#features/calendar/site/event-fixtures.ts'
import type { PageEnvironment } from '#site/environment.ts'
import { loadBooking } from './booking.loader.ts'

const load = (search: string, events: CalendarEvent[] | 'broken' = [event({ id: 'e1' })]) =>
  loadBooking(environmentOf(events), { params: {}, url: new URL(`https://example.ch/buchen${search}`) })

function environmentOf(events: CalendarEvent[] | 'broken'): PageEnvironment {
  const all = () => {
    if (events === 'broken') throw new Error('HTTP 503: the calendar rests')
    return events
  }
  return {
    services: FIRST_SERVICES,
    today: () => '2027-01-15',
    findOpenBooking: async () => undefined,
    findEvent: async (id: string) => all().find((each) => each.id === id),
    findEvents: async ({ serviceIds }: EventQuery) =>
      all().filter((each) => !serviceIds || serviceIds.includes(each.serviceId ?? 'none')),
  } as unknown as PageEnvironment
}

it('offers everything while nothing is chosen', async () => {
  const data = await load('', [event({ id: 'e1' }), event({ id: 'e2', serviceId: null })])
  expect(data).toMatchObject({ service: null, event: null, unavailable: null })
  expect(data.dates.map(({ id }) => id)).toEqual(['e1', 'e2'])
})

it('lists the dates of a service that can be booked', async () => {
  const dates = [
    event({ id: 'e1' }),
    event({ id: 'other', serviceId: 'klarer-kompass' }),
    event({ id: 'running', phase: 'running' }),
    event({ id: 'request', priceCents: null }),
    event({ id: 'full', placesLeft: 0 }),
  ]
  const data = await load('?serviceId=aufbruch', dates)
  expect(data).toMatchObject({ service: 'aufbruch', event: null, unavailable: null })
  expect(data.dates.map(({ id }) => id)).toEqual(['e1', 'full'])
})

it('takes the service from the date, whatever the address says', async () => {
  expect(await load('?serviceId=klarer-kompass&eventId=e1')).toMatchObject({
    service: 'aufbruch',
    event: { id: 'e1' },
  })
  expect(await load('?eventId=own', [event({ id: 'own', serviceId: null })])).toMatchObject({
    service: 'none',
    event: { id: 'own' },
    dates: [{ id: 'own' }],
  })
})

it.each([
  ['unknown_service', '?serviceId=tauchen', event()],
  ['unknown_event', '?serviceId=aufbruch&eventId=gone', event()],
  ['event_cancelled', '?eventId=e1', event({ id: 'e1', cancelled: true })],
  ['event_begun', '?eventId=e1', event({ id: 'e1', phase: 'running' })],
  ['event_begun', '?eventId=e1', event({ id: 'e1', phase: 'over' })],
  ['not_bookable', '?eventId=e1', event({ id: 'e1', priceCents: null })],
])('reports %s instead of failing', async (unavailable, search, only) => {
  expect(await load(search, [only])).toMatchObject({ unavailable, event: null })
})

it('still shows the service when the calendar fails', async () => {
  expect(await load('?serviceId=aufbruch&eventId=e1', 'broken')).toMatchObject({
    service: 'aufbruch',
    event: null,
    dates: [],
    unavailable: 'failed',
  })
})

it('prefills contact details of an earlier booking, and works when it is not found', async () => {
  const again = 'r'.repeat(43)
  const booking = {
    name: 'Lia Muster',
    email: 'lia@example.ch',
    phone: null,
    company: 'Muster AG',
    invoiceAddress: { street: 'Weg 1', postalCode: '6330', city: 'Cham' },
  }
  const loadAgain = (findBooking: (reference: string) => Promise<unknown>) =>
    loadBooking({ ...environmentOf([event({ id: 'e1' })]), findBooking } as unknown as PageEnvironment, {
      params: {},
      url: new URL(`https://example.ch/buchen?eventId=e1&again=${again}`),
    })
  const found = await loadAgain(async (reference) => (reference === again ? booking : undefined))
  expect(found.earlier).toEqual({
    name: 'Lia Muster',
    email: 'lia@example.ch',
    phone: '',
    company: 'Muster AG',
    way: 'invoice',
    street: 'Weg 1',
    postalCode: '6330',
    city: 'Cham',
  })
  expect((await loadAgain(async () => undefined)).earlier).toEqual({})
  expect((await loadAgain(() => Promise.reject(new Error('HTTP 503')))).earlier).toEqual({})
  expect((await load('?eventId=e1')).earlier).toEqual({})
})
