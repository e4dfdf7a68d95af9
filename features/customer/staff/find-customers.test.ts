import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findCustomers, type Trace } from './find-customers.server.ts'

const TRACE: Trace = {
  customer: 'booking.a',
  kind: 'booking',
  name: 'Petra Muster',
  company: null,
  email: 'Petra@example.ch',
  phone: null,
}

it('an address is one person in any spelling; missing data come from the next record', () => {
  expect(
    findCustomers([
      TRACE,
      { ...TRACE, customer: 'order.b', kind: 'order', email: 'petra@example.ch', phone: '079 000 00 21' },
      { ...TRACE, customer: 'request.c', kind: 'request', email: 'petra@EXAMPLE.ch', company: 'Muster AG' },
    ]),
  ).toEqual([
    {
      kind: 'customer',
      customer: 'booking.a',
      name: 'Petra Muster',
      company: 'Muster AG',
      email: 'Petra@example.ch',
      phone: '079 000 00 21',
      bookings: 1,
      orders: 1,
    },
  ])
})

it('without an address the number identifies the person; with neither there is nobody', () => {
  const called = { ...TRACE, email: null, phone: '+41 79 000 00 21' }
  expect(findCustomers([called, { ...called, phone: '079 000 00 21' }])).toMatchObject([{ bookings: 2 }])
  expect(findCustomers([{ ...TRACE, email: null }])).toEqual([])
})

it('counts every record of somebody once', () => {
  const trace = fc.record({
    customer: fc.constant('booking.x' as const),
    kind: fc.constantFrom('booking' as const, 'order' as const),
    name: fc.constantFrom('A', null),
    company: fc.constant(null),
    email: fc.constantFrom('a@example.ch', 'b@example.ch', null),
    phone: fc.constantFrom('079 000 00 21', null),
  })
  fc.assert(
    fc.property(fc.array(trace, { maxLength: 20 }), (traces) => {
      const reachable = traces.filter(({ email, phone }) => email !== null || phone !== null)
      const sum = findCustomers(traces).reduce((all, { bookings, orders }) => all + bookings + orders, 0)
      expect(sum).toBe(reachable.length)
    }),
  )
})
