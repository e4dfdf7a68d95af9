import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import type { FormSubmission } from '#app/form/form-state.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { plainBookingRoute } from './plain-booking-route.ts'

const { deps, event: newEvent, expectTaken, bookingsOf, book } = await bookingScene()
let rendered: { path: string; language: string; submission: FormSubmission | undefined }

const app = Fastify()
plainBookingRoute(app, {
  ...deps,
  bookingLimits: false,
  renderPage: async (path, language, submission) => {
    rendered = { path, language, submission }
    return { status: submission?.status ?? 200, headers: {}, body: 'page' }
  },
})
afterAll(() => app.close())

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
