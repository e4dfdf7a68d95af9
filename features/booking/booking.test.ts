import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BOOKING_STATES,
  type BookableEvent,
  type PlacesRequest,
  cancellationFee,
  daysBefore,
  decideBooking,
  freePlaces,
  canBecome,
  offerUntil,
} from './booking.ts'

const now = new Date('2027-03-01T10:00:00Z')
const event: BookableEvent = {
  id: 'e',
  startsAt: new Date('2027-03-14T08:00:00Z'),
  endsAt: new Date('2027-03-14T16:00:00Z'),
  cancelled: false,
  places: 12,
  blocked: 0,
  priceCents: 200_00,
}
const input = { people: 2, waitIfFull: false, dueCents: 400_00, way: 'online' as const, onTrust: true }

describe('a request for places', () => {
  const CONFIRMED = { state: 'confirmed', heldUntil: null }
  it.each<[string, number, Partial<PlacesRequest>, object]>([
    [
      'is held for 15 minutes during payment',
      0,
      {},
      { state: 'held', payment: 'open', heldUntil: new Date('2027-03-01T10:15:00Z') },
    ],
    ['is confirmed at once on invoice', 0, { way: 'invoice' }, { ...CONFIRMED, payment: 'invoiced' }],
    ['covered by a voucher is confirmed', 0, { dueCents: 0 }, { ...CONFIRMED, payment: 'nothing_due' }],
    ['approved by staff is confirmed for later', 0, { way: 'later' }, { ...CONFIRMED, payment: 'invoiced' }],
    [
      'on an invoice that needs approval takes no place',
      0,
      { way: 'invoice', onTrust: false },
      { state: 'waitlisted', payment: 'invoice_asked' },
    ],
    [
      'without anything due needs no approval',
      0,
      { way: 'invoice', onTrust: false, dueCents: 0 },
      { ...CONFIRMED, payment: 'nothing_due' },
    ],
    ['for more than is free may wait', 11, { waitIfFull: true }, { state: 'waitlisted' }],
  ])('%s', (_name, taken, more, value) => {
    expect(decideBooking(event, taken, { ...input, ...more }, now)).toMatchObject({ ok: true, value })
  })

  it('approved by staff is reserved, never beyond the start', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.nat(12), (reservedUntil, taken) => {
        const decision = decideBooking(event, taken, { ...input, way: { reservedUntil } }, now)
        if (taken > 10) {
          expect(decision).toMatchObject({ refusal: { code: 'sold_out' } })
          return
        }
        expect(decision).toMatchObject({ value: { state: 'waitlisted', payment: 'open', heldUntil: null } })
        const until = decision.ok ? decision.value.offeredUntil : undefined
        expect(until?.getTime()).toBeLessThanOrEqual(event.startsAt.getTime())
        expect(until?.getTime()).toBeLessThanOrEqual(reservedUntil.getTime())
      }),
    )
  })

  it('for more than is free is refused with the remaining number', () => {
    expect(decideBooking(event, 11, input, now)).toEqual({
      ok: false,
      refusal: { code: 'sold_out', placesLeft: 1 },
    })
  })

  it('of a group that can never fit is not put on the waiting list', () => {
    expect(decideBooking(event, 0, { ...input, people: 13, waitIfFull: true }, now)).toMatchObject({
      ok: false,
    })
  })

  it.each([
    [undefined, 'unknown_event'],
    [{ ...event, cancelled: true }, 'event_cancelled'],
    [{ ...event, startsAt: now }, 'event_begun'],
    [{ ...event, priceCents: null }, 'not_bookable'],
  ])('for an event that cannot be booked is refused: %#', (bad, code) => {
    expect(decideBooking(bad, 0, input, now)).toMatchObject({ ok: false, refusal: { code } })
  })

  it('never takes more places than exist, after any history', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.record({ people: fc.integer({ min: 1, max: 12 }), waitIfFull: fc.boolean() }), {
          maxLength: 60,
        }),
        (places, wishes) => {
          let taken = 0
          for (const each of wishes) {
            const decision = decideBooking({ ...event, places }, taken, { ...input, ...each }, now)
            if (decision.ok && decision.value.state !== 'waitlisted') taken += each.people
          }
          expect(taken).toBeLessThanOrEqual(places)
          expect(freePlaces({ places }, taken)).toBe(places - taken)
        },
      ),
    )
  })
})

describe('a cancellation', () => {
  it.each([
    [40, 0],
    [14, 0],
    [13, 200_00],
    [3, 200_00],
    [2, 400_00],
    [0, 400_00],
  ])('%i days before costs a fee by the terms', (days, fee) => {
    expect(cancellationFee(400_00, days)).toBe(fee)
  })

  it('never costs more than the price or less than zero, and never less for cancelling later', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 60 }), (total, days) => {
        const fee = cancellationFee(total, days)
        expect(fee).toBeGreaterThanOrEqual(0)
        expect(fee).toBeLessThanOrEqual(total)
        expect(cancellationFee(total, days + 1)).toBeLessThanOrEqual(fee)
      }),
    )
  })

  it('counts calendar days, over a change of clocks too', () => {
    expect(daysBefore('2027-03-29', '2027-03-27')).toBe(2)
  })
})

it('an offer lasts a day, four hours shortly before, and never past the start', () => {
  expect(offerUntil(event, now)).toEqual(new Date('2027-03-02T10:00:00Z'))
  expect(offerUntil(event, new Date('2027-03-13T08:00:00Z'))).toEqual(new Date('2027-03-13T12:00:00Z'))
  expect(offerUntil(event, new Date('2027-03-14T07:00:00Z'))).toEqual(event.startsAt)
})

it('a moved or cancelled booking cannot change any more', () => {
  for (const to of BOOKING_STATES) {
    expect(canBecome('moved', to)).toBe(false)
    expect(canBecome('cancelled', to)).toBe(false)
  }
})
