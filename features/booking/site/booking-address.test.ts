import { expect, it } from 'vitest'
import { bookingPath, readBookingAddress, readPeople } from './booking-address.ts'

const read = (search: string) => readBookingAddress(new URLSearchParams(search))

it('reads what was chosen, and nothing from an empty address', () => {
  expect(read('serviceId=aufbruch&eventId=e1&people=3&voucher=GRAT-1')).toEqual({
    serviceId: 'aufbruch',
    eventId: 'e1',
    people: 3,
    voucher: 'GRAT-1',
    again: null,
  })
  expect(read('')).toEqual({ serviceId: null, eventId: null, people: null, voucher: '', again: null })
})

it.each(['0', '-1', '101', '1.5', 'drei', '1e1', ''])('ignores %j as the number of people', (text) => {
  expect(readPeople(text)).toBeNaN()
  expect(read(`people=${text}`).people).toBeNull()
})

it('keeps a voucher through the choice of service and date', () => {
  const chosen = read('voucher=GRAT-AB CD&people=4')
  const withDate = bookingPath({ ...chosen, serviceId: 'aufbruch', eventId: 'e1' })
  expect(read(withDate.split('?')[1] ?? '')).toEqual({ ...chosen, serviceId: 'aufbruch', eventId: 'e1' })
})

it('writes only what was chosen', () => {
  expect(bookingPath({})).toBe('/buchen')
  expect(bookingPath({ serviceId: 'aufbruch', people: 1 })).toBe('/buchen?serviceId=aufbruch')
})

it('keeps the reference of an earlier booking with the choices, and no other text in its place', () => {
  const again = 'a-_9'.repeat(11).slice(0, 43)
  const chosen = read(bookingPath({ again, people: 3 }).split('?')[1] ?? '')
  expect(chosen).toMatchObject({ again, people: 3 })
  for (const wrong of ['', 'x', `${again}x`, `${again.slice(1)} `, '../../etc'])
    expect(read(`again=${encodeURIComponent(wrong)}`).again).toBeNull()
})
