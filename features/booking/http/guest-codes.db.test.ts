import Fastify from 'fastify'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { nameParticipants } from '#features/booking/change/edit-details.server.ts'
import { enterGuest } from '#features/booking/group/enter-guest.server.ts'
import { openGroup, viewGroup } from '#features/booking/group/view-group.server.ts'
import { checkInCode, guestCode } from '#features/booking/roster/check-in-code.server.ts'
import { checkInToken, guestOfCode, type CheckInPicture } from '#features/booking/roster/check-in-code.ts'
import { deriveToken } from '#platform/secrets.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { inProcess } from '#server/drawing/open-drawing.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'
import { groupRoutes } from './group-routes.ts'
import { accepted } from '#test/results.ts'

const NAMES = ['Ada Muster', 'Ben Muster', 'Cleo d’Été']
const { deps, book, event: newEvent, stored } = await bookingScene()

const app = Fastify()
groupRoutes(app, {
  ...deps,
  drawing: inProcess,
  messages: fileMessageSource,
  headers: {},
  limited: false,
  renderPage: () => Promise.reject(new Error('there are no pages')),
})
afterAll(() => app.close())

async function aParty(people: number): Promise<{ id: string; reference: string }> {
  const booked = await accepted(book(await newEvent(), { people, way: 'invoice' }))
  const { id } = booked.booking
  return { id, reference: deriveToken(deps.key, 'booking-reference', id) }
}

const ticketsOf = (reference: string, language = 'fr') =>
  app.inject({ url: `/buchung/${reference}/codes.pdf?lng=${language}` })

it('prints a ticket for each named guest, and none without names', async () => {
  const { id, reference } = await aParty(12)
  expect((await ticketsOf(reference)).statusCode).toBe(404)
  const names = [...NAMES, ...Array.from({ length: 8 }, (_, n) => `Gast ${n + 4}`)]
  await nameParticipants(deps, id, names)
  const answer = await ticketsOf(reference)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = textOfPdf(answer.rawPayload)
  for (const name of names.slice(0, 10)) expect(text).toContain(name)
  expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2)
  await cancelBooking(deps, id, {})
  expect((await ticketsOf(reference)).statusCode).toBe(404)
  expect((await ticketsOf('x'.repeat(43))).statusCode).toBe(404)
})

it('shows guests who entered themselves their own code, which a camera can read', async () => {
  const { id } = await aParty(3)
  const { db, key } = deps
  await openGroup(deps, id, { renew: false })
  const entered = await accepted(
    enterGuest(deps, id, {
      key: '00000000-0000-4000-8000-0000000000c1',
      name: 'Béatrice Muster',
      food: 'vegan',
      note: '',
      language: 'fr',
    }),
  )
  const { link } = await viewGroup(db, key, id)
  const view = await app.inject({ url: `/api/groups/${link}?entry=${entered.entry}` })
  const read = await readPicture(view.json().own.checkIn)
  expect(read).toBe(guestCode(key, id, 'Béatrice Muster'))
  expect(checkInToken(read)).toBe(checkInCode(key, id))
  const { participants } = await stored(id)
  expect(participants[(await guestOfCode(read, participants)) ?? -1]).toBe('Béatrice Muster')
  const others = await app.inject({ url: `/api/groups/${link}` })
  expect(others.json().own).toBeNull()
})

async function readPicture({ size, path }: CheckInPicture): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
}
