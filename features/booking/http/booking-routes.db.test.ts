import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import type { FormSubmission } from '#site/form/form-state.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { noAttachments } from '#test/attachments.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { bookingRoutes } from './booking-routes.ts'
import { plainBookingRoute } from './plain-booking-route.ts'

const {
  deps,
  event: newEvent,
  bookingsOf,
  expectTaken,
  expectNews,
  voucher: newVoucher,
  test: testDatabase,
  book,
} = await bookingScene()
const app = Fastify()
afterAll(() => app.close())

bookingRoutes(app, deps)

const FORM = {
  people: 2,
  name: 'Leitung Beispiel',
  email: 'leitung@example.ch',
  way: 'invoice',
  company: 'Beispiel AG',
  street: 'Musterweg 1',
  postalCode: '6330',
  city: 'Cham',
  terms: true,
  language: 'fr',
}

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers,
    remoteAddress: `10.0.0.${Math.floor(Math.random() * 250)}`,
  })

async function booked(form: object = {}) {
  const eventId = await newEvent()
  const answer = await post('/api/bookings', { ...FORM, eventId, ...form })
  expect(answer.statusCode).toBe(201)
  return { eventId, ...(answer.json() as { reference: string; state: string; payUrl: string | null }) }
}

describe('POST /api/bookings', () => {
  it('books, and the private link shows it in the reader’s language', async () => {
    const { reference, state } = await booked()
    expect(state).toBe('confirmed')
    const view = await app.inject({ url: `/api/bookings/${reference}?lng=it` })
    expect(view.json()).toMatchObject({
      state: 'confirmed',
      people: 2,
      totalCents: 400_00,
      dueCents: 400_00,
      mayCancel: true,
    })
    expect(view.headers['cache-control']).toBe('no-store')
    expect((await app.inject({ url: `/api/bookings/${reference.replace(/.$/, 'x')}` })).statusCode).toBe(404)
  })

  it('answers 429 when one network holds places for many without paying', async () => {
    const eventId = await newEvent({ places: 100 })
    const from = (remoteAddress: string, people: number) =>
      app.inject({
        method: 'POST',
        url: '/api/bookings',
        payload: { ...FORM, eventId, way: 'online', people },
        remoteAddress,
      })
    expect((await from('2001:db8:1:2::a', 30)).statusCode).toBe(201)
    const more = await from('2001:db8:1:2::b', 1)
    expect([more.statusCode, more.json()]).toEqual([429, { statusCode: 429, code: 'too_many_held' }])
    // Providers assign a customer up to a /48, that is 65536 networks.
    expect((await from('2001:db8:1:ff03::b', 1)).json()).toMatchObject({ code: 'too_many_held' })
    expect((await from('2001:db8:2:3::b', 1)).statusCode).toBe(201)
    const [held] = await bookingsOf(eventId)
    expect(held?.network).not.toContain('2001')
  })

  it('reports every invalid field', async () => {
    const answer = await post('/api/bookings', { eventId: 'x', people: 0, way: 'invoice', email: 'niemand' })
    expect(answer.statusCode).toBe(422)
    const fields = (answer.json() as { fields: { field: string }[] }).fields.map(({ field }) => field)
    for (const field of ['eventId', 'people', 'name', 'email', 'terms']) expect(fields).toContain(field)
  })

  it('withdraws the note of a booking, and reveals only that there is one', async () => {
    const answer = await post('/api/bookings', {
      ...FORM,
      eventId: await newEvent(),
      note: 'Nussallergie',
      noteConsent: true,
    })
    const { reference } = answer.json() as { reference: string }
    const view = await app.inject({ url: `/api/bookings/${reference}` })
    expect(view.json()).toMatchObject({ hasNote: true })
    expect(view.body).not.toContain('Nussallergie')
    const withdrawn = await post(`/api/bookings/${reference}/note-withdrawal`, {})
    expect([withdrawn.statusCode, withdrawn.json()]).toEqual([
      200,
      expect.objectContaining({ hasNote: false }),
    ])
  })

  it('answers 409 with what is left when the last place went to someone else', async () => {
    const eventId = await newEvent({ places: 3 })
    await post('/api/bookings', { ...FORM, eventId })
    const answer = await post('/api/bookings', { ...FORM, eventId })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { statusCode: 409, code: 'sold_out', placesLeft: 1 },
    ])
  })

  it('refuses a form of another site', async () => {
    const eventId = await newEvent()
    const answer = await post('/api/bookings', { ...FORM, eventId }, { 'sec-fetch-site': 'cross-site' })
    expect(answer.statusCode).toBe(403)
    await expectTaken(eventId, 0)
  })

  it('never answers 500, for any input', async () => {
    for (const body of [
      null,
      [],
      'x',
      1,
      { people: { $gt: 1 } },
      { terms: 'yes', note: '\0'.repeat(2000) },
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/bookings',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    }
  })
})

async function seen(reference: string) {
  const view = await app.inject({ url: `/api/bookings/${reference}` })
  return { seen: (view.json() as { seen: string }).seen }
}

describe('the holder of the private link', () => {
  it('changes the number, names people, moves and cancels', async () => {
    const { reference } = await booked()
    const people = await post(`/api/bookings/${reference}/people`, { people: 3, ...(await seen(reference)) })
    expect(people.json()).toMatchObject({ people: 3, totalCents: 600_00 })
    const named = await post(`/api/bookings/${reference}/participants`, { names: ['Eins', '', 'Zwei'] })
    expect(named.json()).toMatchObject({ participants: ['Eins', 'Zwei'] })
    const to = await newEvent({ days: 50 })
    const move = { eventId: to, ...(await seen(reference)) }
    const moved = (await post(`/api/bookings/${reference}/move`, move)).json() as {
      reference: string
      event: { id: string }
    }
    expect(moved.event.id).toBe(to)
    expect(moved.reference).not.toBe(reference)
    const revision = await seen(moved.reference)
    const unseen = await post(`/api/bookings/${moved.reference}/cancellation`, {})
    expect([unseen.statusCode, unseen.json()]).toMatchObject([409, { code: 'changed_meanwhile' }])
    const cancelled = await post(`/api/bookings/${moved.reference}/cancellation`, revision)
    expect(cancelled.json()).toMatchObject({ state: 'cancelled', feeCents: 0, mayCancel: false })
    const again = await post(`/api/bookings/${moved.reference}/cancellation`, {})
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'not_changeable' }])
  })

  it('cannot change the people where the booking does not allow it', async () => {
    const eventId = await newEvent({ places: 2 })
    await post('/api/bookings', { ...FORM, eventId })
    const waits = { ...FORM, eventId, waitIfFull: true, email: 'wartet@example.ch' }
    const { reference } = (await post('/api/bookings', waits)).json<{ reference: string }>()
    const view = (await app.inject({ url: `/api/bookings/${reference}` })).json<object>()
    expect(view).toMatchObject({ state: 'waitlisted', mayChangePeople: false })
    const change = await post(`/api/bookings/${reference}/people`, { people: 1, ...(await seen(reference)) })
    expect([change.statusCode, change.json()]).toMatchObject([409, { code: 'not_changeable' }])
    await expectNews('wartet@example.ch', ['waitlisted'])
  })

  it('gets a specific code for invalid input', async () => {
    const { reference } = await booked()
    expect((await post(`/api/bookings/${reference}/people`, { people: -1 })).statusCode).toBe(422)
    expect((await post(`/api/bookings/${reference}/move`, { eventId: 'x' })).statusCode).toBe(422)
    expect((await post(`/api/bookings/${'a'.repeat(43)}/cancellation`, {})).statusCode).toBe(404)
  })
})

it('a voucher is checked before booking, and guessing is limited', async () => {
  const eventId = await newEvent()
  const { code } = await newVoucher(150_00)
  const ask = (typed: string) =>
    app.inject({
      method: 'POST',
      url: '/api/voucher-appraisals',
      payload: { code: typed, eventId, people: 1 },
      remoteAddress: '10.9.9.9',
    })
  expect((await ask(code)).json()).toEqual({ coversCents: 150_00, leftCents: 0, dueCents: 50_00 })
  const guess = () => ask('GRAT-0000-0000-0000')
  expect((await guess()).json()).toMatchObject({ statusCode: 409, code: 'voucher_unknown' })
  for (let tries = 0; tries < 18; tries++) await guess()
  expect((await guess()).statusCode).toBe(429)
})

it('every mail about a booking is rendered in its language, with the date as a file', async () => {
  const { reference } = await booked({ email: 'post@example.ch', name: '<b>Böse</b>\u00adFirma' })
  await post(`/api/bookings/${reference}/people`, { people: 1, ...(await seen(reference)) })
  await testDatabase.database.update(outgoingMails).set({ state: 'sent' })
  await post(`/api/bookings/${reference}/cancellation`, await seen(reference))
  const render = mailRenderer({
    attachments: noAttachments,
    database: testDatabase.database,
    key: deps.key,
    publicUrl: 'http://site.test',
  })
  const mails = await testDatabase.database.select().from(outgoingMails)
  const mine = mails.filter(({ recipient }) => recipient === 'post@example.ch')
  expect(mine).toHaveLength(3)
  for (const mail of mails) {
    const rendered = await render({
      kind: mail.kind,
      language: mail.language,
      payload: mail.payload as Record<string, unknown>,
    })
    expect(rendered.subject).not.toMatch(/[\r\n{}]/)
    expect(rendered.text).not.toMatch(/[{}]|undefined|null|NaN/)
    expect(rendered.html).not.toContain('<b>Böse')
  }
  const first = await render({
    kind: 'booking',
    language: 'fr',
    payload: mine[0]?.payload as Record<string, unknown>,
  })
  expect(first.subject).toMatch(/^Réservation confirmée/)
  expect(first.text).toContain(`http://site.test/buchung/${reference}?lng=fr`)
  expect(first.attachments?.some(({ filename }) => filename.endsWith('.ics'))).toBe(true)
})

it('a browser that went to pay finds its own booking again, and its voucher, until it is released', async () => {
  const eventId = await newEvent({ places: 1 })
  const { code } = await newVoucher(150_00)
  const form = { ...FORM, eventId, people: 1, way: 'online', voucher: code }
  const sent = await post('/api/bookings', form)
  const cookie = String(sent.headers['set-cookie'])
  expect(cookie).toMatch(/^open-booking=[\w-]{43}; Path=\/; Max-Age=2700; HttpOnly; SameSite=Lax$/)
  const { reference } = sent.json() as { reference: string }
  const headers = { cookie: `lng=de; open-booking=${reference}` }
  const open = () => app.inject({ url: '/api/open-booking', headers })
  expect((await open()).json()).toMatchObject({ reference, state: 'held', payUrl: expect.any(String) })
  expect((await app.inject({ url: '/api/open-booking' })).statusCode).toBe(204)
  const ask = {
    method: 'POST',
    url: '/api/voucher-appraisals',
    payload: { code, eventId, people: 1 },
  } as const
  expect((await app.inject({ ...ask, headers })).json()).toMatchObject({ coversCents: 150_00 })
  expect((await app.inject(ask)).json()).toMatchObject({ code: 'voucher_used_up' })
  const again = await post('/api/bookings', { ...form, name: 'Anders', waitIfFull: true }, headers)
  expect(again.json()).toMatchObject({ state: 'held', payUrl: expect.any(String) })
  const next = (again.json() as { reference: string }).reference
  expect((await open()).statusCode).toBe(204)
  await post(`/api/bookings/${next}/cancellation`, await seen(next))
  await expectTaken(eventId, 0)
  expect((await app.inject(ask)).json()).toMatchObject({ coversCents: 150_00 })
})

describe('the form without script', () => {
  let rendered: { path: string; language: string; submission: FormSubmission | undefined }

  plainBookingRoute(app, {
    ...deps,
    bookingLimits: false,
    renderPage: async (path, language, submission) => {
      rendered = { path, language, submission }
      return { status: submission?.status ?? 200, headers: {}, body: 'page' }
    },
  })

  const FORM = {
    people: '2',
    name: 'Lia & «Söhne»',
    email: 'lia@example.ch',
    way: 'invoice',
    company: 'Beispiel AG',
    street: 'Musterweg 1',
    postalCode: '6330',
    city: 'Cham',
    terms: 'on',
    language: 'fr',
  }

  function send(
    form: Record<string, string>,
    headers: Record<string, string> = {},
    remoteAddress = '192.0.2.1',
  ) {
    return app.inject({
      method: 'POST',
      remoteAddress,
      url: '/buchen?serviceId=aufbruch&voucher=GRAT-1',
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  }

  describe('the booking form without JavaScript', () => {
    it('does not redirect to another person’s booking with the same input', async () => {
      const form = { ...FORM, eventId: await newEvent() }
      const own = await send(form)
      const other = await send(form, {}, '203.0.113.9')
      expect(other.headers.location).toMatch(/^\/buchung\//)
      expect(other.headers.location).not.toBe(own.headers.location)
    })

    it('redirects to the booking, and a double submit to the same one', async () => {
      const form = { ...FORM, eventId: await newEvent() }
      const [first, second] = [await send(form), await send(form)]
      expect([first.statusCode, first.headers.location]).toEqual([
        303,
        expect.stringMatching(/^\/buchung\/[\w-]{43}\?lng=fr$/),
      ])
      expect(second.headers.location).toBe(first.headers.location)
      await expectTaken(form.eventId, 2)
    })

    it('is refused with a note but no consent to it, and booked with it', async () => {
      const form = { ...FORM, eventId: await newEvent(), note: 'Allergie aux noix' }
      expect((await send(form)).statusCode).toBe(422)
      expect((await send({ ...form, noteConsent: 'on' })).statusCode).toBe(303)
      const [booked] = await bookingsOf(form.eventId)
      expect(booked?.noteConsentAt).toBeInstanceOf(Date)
    })

    it('redirects to the payment page when something is due now', async () => {
      const answer = await send({ ...FORM, way: 'online', eventId: await newEvent() })
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toContain('/testkasse/')
    })

    it('is shown again with every invalid field and all that was typed', async () => {
      const eventId = await newEvent()
      const { email: _email, terms: _terms, ...half } = FORM
      const answer = await send({ ...half, eventId })
      expect(answer.statusCode).toBe(422)
      expect(rendered).toMatchObject({
        path: `/buchen?serviceId=aufbruch&eventId=${eventId}&voucher=GRAT-1`,
        language: 'fr',
        submission: {
          values: { name: 'Lia & «Söhne»', people: '2', way: 'invoice' },
          problems: [
            { field: 'email', code: 'required' },
            { field: 'terms', code: 'required' },
          ],
        },
      })
      await expectTaken(eventId, 0)
    })

    it('reports at the number of people that the places are gone', async () => {
      const eventId = await newEvent({ places: 3 })
      await book(eventId, { people: 2 })
      const answer = await send({ ...FORM, eventId })
      expect(answer.statusCode).toBe(409)
      expect(rendered.submission?.problems).toEqual([{ field: 'people', code: 'sold_out' }])
      expect((await send({ ...FORM, eventId, waitIfFull: 'on' })).statusCode).toBe(303)
    })

    it('is refused from another site', async () => {
      const eventId = await newEvent()
      const answer = await send({ ...FORM, eventId }, { 'sec-fetch-site': 'cross-site' })
      expect(answer.statusCode).toBe(403)
      await expectTaken(eventId, 0)
    })
  })
})
