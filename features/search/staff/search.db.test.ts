import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { SearchHit } from './search-hit.ts'
import { NO_GUIDES } from '#features/staffing/event-guides.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

let event: string

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  event = await scene.event({ places: 40 })
  await scene.booked(event, {
    name: 'Petra Mustermann',
    email: 'Petra.M@example.ch',
    phone: '+41 79 000 00 21',
    company: 'Muster Maschinenbau AG',
    people: 2,
  })
})

async function find(q: string, bearer?: string): Promise<SearchHit[]> {
  const { status, body } = await scene.get(`/search?${new URLSearchParams({ q })}`, bearer)
  expect(status).toBe(200)
  return body.hits
}
const kinds = (hits: readonly SearchHit[]) => hits.map(({ kind }) => kind)

it('finds a customer and the booking by any part of name, address, company and telephone', async () => {
  for (const q of [
    'mustermann',
    'muster petra',
    'petra.m@ex',
    'maschinenbau',
    '079 000 00 21',
    '0041790000021',
  ])
    expect(await find(q), q).toMatchObject([
      { kind: 'customer', name: 'Petra Mustermann', bookings: 1, orders: 0 },
      { kind: 'booking', name: 'Petra Mustermann', people: 2, event: { title: 'Aufbruch' } },
    ])
  expect(await find('niemand hier')).toEqual([])
})

it('finds by number and by the private link, and events by their title', async () => {
  const { booking, reference } = await scene.booked(event, { name: 'Ben Beispiel', email: 'ben@example.ch' })
  for (const q of [String(booking.number), `http://site.test/buchung/${reference}?lng=de`])
    expect(
      (await find(q)).filter(({ kind }) => kind === 'booking'),
      q,
    ).toMatchObject([{ number: booking.number }])
  expect(kinds(await find('aufbruch'))).toContain('event')
})

it('finds a voucher by the end of its code', async () => {
  const { code } = await scene.voucher({ kind: 'value', amountCents: 120_00 })
  const hits = await find(`… ${code.slice(-4)}`)
  expect(hits).toMatchObject([
    { kind: 'voucher', lastFour: code.slice(-4), restCents: 120_00, standing: 'valid' },
  ])
})

it('finds a voucher by who bought it, for whom it is, and the number of its order', async () => {
  const { id } = await scene.voucher({ kind: 'value', amountCents: 80_00 })
  const number = await scene.sellVoucher(id, {
    name: 'Livia Kaufmann',
    email: 'livia.kaufmann@example.ch',
    gift: { recipient: 'Grossmutter Rosa', email: 'rosa@example.ch' },
  })
  for (const q of ['livia kauf', 'kaufmann@example', 'rosa gross', 'rosa@example.ch', String(number)])
    expect(
      (await find(q)).filter(({ kind }) => kind === 'voucher'),
      q,
    ).toEqual([
      {
        kind: 'voucher',
        id,
        lastFour: expect.stringMatching(/^[0-9A-Z]{4}$/),
        name: 'Livia Kaufmann',
        recipient: 'Grossmutter Rosa',
        restCents: 80_00,
        standing: 'valid',
      },
    ])
  const { body } = await scene.get('/vouchers?filter=all&q=rosa')
  expect(body.vouchers.map((voucher: { id: string }) => voucher.id)).toEqual([id])
})

it('answers too short, wildcard and hostile queries with few rows or none', async () => {
  for (const q of ['', ' ', 'p', '%%', '__', '\\\\', `' or 1=1 --`, '\u0000ab', 'x'.repeat(5000)])
    expect(await find(q), q).toEqual([])
  for (let n = 0; n < 8; n += 1)
    await scene.booked(event, { name: `Viele ${n}`, email: `viele-${n}@example.ch` })
  const many = await find('viele')
  expect(kinds(many).filter((kind) => kind === 'booking')).toHaveLength(5)
  expect(kinds(many).filter((kind) => kind === 'customer')).toHaveLength(5)
})

it('shows a guide the participants of their own upcoming events, without money, customers and addresses', async () => {
  const guide = await scene.staff('guide')
  expect(await find('mustermann', guide.token)).toEqual([])
  const guides = { ...NO_GUIDES, lead: guide.userId }
  await scene.post(`/events/${event}/guides`, { guides, seen: NO_GUIDES, agreed: true })
  const hits = await find('mustermann', guide.token)
  expect(hits).toMatchObject([{ kind: 'booking', name: 'Petra Mustermann', payment: null }])
  expect(JSON.stringify(hits)).not.toMatch(/example\.ch|\+41|\b079\b|Cents/)
  expect(await find('079 000 00 21', guide.token)).toHaveLength(1)
})
