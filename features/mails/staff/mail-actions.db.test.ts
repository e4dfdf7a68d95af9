import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { StaffBookingDraft } from '#features/booking/rules/booking-form.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import type { Language } from '#i18n/languages.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

async function added(days: number, more: Partial<EventInput> = {}): Promise<string> {
  const { status, body } = await scene.post('/events', scene.input(days, more))
  expect(status).toBe(201)
  return body.id
}

async function booked(
  eventId: string,
  form: Parameters<StaffScene['book']>[1] = {},
  language: Language = 'de',
) {
  const result = await scene.book(eventId, form, { language })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value.booking.id
}

const fileOf = async (id: string) => (await scene.get(`/events/${id}?lng=de`)).body

interface News {
  mails: { to: string; language: string; subject: string; text: string; always: boolean }[]
  calls: { number: number; name: string }[]
  recipients: string
}

async function look(path: string, body: object = {}): Promise<News> {
  const answer = await scene.post(path, body)
  expect(answer.status).toBe(200)
  return answer.body
}

/** An hour later than it is. */
async function later(id: string) {
  const { event } = await fileOf(id)
  return {
    seen: event.updatedAt,
    input: { ...event.input, starts: event.input.starts.replace('T09:00', 'T10:15') },
  }
}

async function historyOf(eventId: string, bookingId: string): Promise<string[]> {
  const { bookings } = await fileOf(eventId)
  const { history } = bookings.find(({ id }: { id: string }) => id === bookingId)
  return history.map(({ action }: { action: string }) => action)
}

describe('before a change that is mailed', () => {
  it('staff see each mail in its language, who is to be called, and nothing is changed', async () => {
    const id = await added(31)
    await booked(id, { email: 'sieht@example.ch' }, 'it')
    await booked(id, { email: 'voit@example.ch' }, 'fr')
    expect((await scene.post('/bookings', phoned(id))).status).toBe(201)
    const body = await later(id)
    const writes = scene.writes()
    const { mails, calls } = await look(`/events/${id}/change-preview`, body)
    expect(mails.map(({ to, language, always }) => [to, language, always])).toEqual([
      ['sieht@example.ch', 'it', false],
      ['voit@example.ch', 'fr', false],
    ])
    for (const { text } of mails) expect(text).toMatch(/10.{1,3}15/)
    expect(calls).toEqual([{ number: expect.any(Number), name: 'Ruth Ruft' }])
    expect(await scene.newsTo('sieht@example.ch')).toEqual(['confirmed'])
    const { event } = await fileOf(id)
    expect([event.input.starts, event.updatedAt]).toEqual([expect.stringContaining('T09:00'), body.seen])
    expect(scene.writes()).toBe(writes)
    expect(await scene.trail(id)).not.toContain('event_changed')
  })

  it('they may send nothing: page and calendar change, the history notes it, and cancelling is free', async () => {
    const id = await added(33)
    const bookingId = await booked(id, { email: 'still@example.ch' })
    const body = await later(id)
    const before = (await fileOf(id)).event
    const { recipients } = await look(`/events/${id}/change-preview`, body)
    const silent = { ...body, agreed: true, notify: false, recipients }
    expect((await scene.call('PUT', `/events/${id}`, silent)).status).toBe(200)
    expect(await scene.newsTo('still@example.ch')).toEqual(['confirmed'])
    const { event } = await fileOf(id)
    expect(event.input.starts).toContain('T10:15')
    expect(event.updatedAt).not.toBe(before.updatedAt)
    expect(await historyOf(id, bookingId)).toEqual(['booked', 'event_changed_untold'])
    expect(await scene.bookingsOf(id)).toMatchObject([{ freeToLeave: true }])
    // A second press has nothing to tell either.
    const again = await scene.call('PUT', `/events/${id}`, silent)
    expect([again.status, again.body.code]).toEqual([409, 'changed_meanwhile'])
  })

  it('a simultaneous booking is neither notified nor missed unseen', async () => {
    const id = await added(34)
    await booked(id, { email: 'zuerst@example.ch' })
    const body = await later(id)
    const { recipients } = await look(`/events/${id}/change-preview`, body)
    await booked(id, { email: 'meanwhile@example.ch' })
    for (const notify of [true, false]) {
      const { status, body: refused } = await scene.call('PUT', `/events/${id}`, {
        ...body,
        agreed: true,
        notify,
        recipients,
      })
      expect([status, refused]).toMatchObject([409, { code: 'notifies_booked', bookings: 2 }])
    }
    const again = await look(`/events/${id}/change-preview`, body)
    expect(again.mails).toHaveLength(2)
    const sent = { ...body, agreed: true, notify: true, recipients: again.recipients }
    expect((await scene.call('PUT', `/events/${id}`, sent)).status).toBe(200)
    expect(await scene.newsTo('meanwhile@example.ch')).toEqual(['confirmed', 'event_changed'])
  })

  it('the mails of all following dates of a series are previewed together', async () => {
    const first = await added(35)
    const repeated = await scene.post(`/events/${first}/repetitions`, { rhythm: 'weekly', count: 2 })
    const ids: string[] = [first, ...repeated.body.ids]
    for (const [index, id] of ids.entries()) await booked(id, { email: `reihe${index}@example.ch` })
    const body = { ...(await later(first)), following: true }
    const { mails, recipients } = await look(`/events/${first}/change-preview`, body)
    expect(mails.map(({ to }) => to)).toEqual([0, 1, 2].map((n) => `reihe${n}@example.ch`))
    const answer = await scene.call('PUT', `/events/${first}`, {
      ...body,
      agreed: true,
      notify: false,
      recipients,
    })
    expect(answer.status).toBe(200)
    for (const id of ids) expect((await fileOf(id)).event.input.starts).toContain('T10:15')
    expect(await scene.newsTo('reihe2@example.ch')).toEqual(['confirmed'])
  })

  it('a note sends no mail, and an invalid change is refused before', async () => {
    const id = await added(36)
    await booked(id)
    const { event } = await fileOf(id)
    const noted = { seen: event.updatedAt, input: { ...event.input, note: 'Nur für uns' } }
    expect(await look(`/events/${id}/change-preview`, noted)).toMatchObject({ mails: [], calls: [] })
    const wrong = { ...noted, input: { ...event.input, ends: event.input.starts } }
    const { status, body } = await scene.post(`/events/${id}/change-preview`, wrong)
    expect([status, body.code]).toEqual([409, 'ends_before_start'])
    const nowhere = await scene.post('/events/31ed7b46-37f4-4a6a-8a3e-0c42c9c2dbc1/change-preview', noted)
    expect(nowhere.status).toBe(404)
  })

  it('released places are offered even when the change is not mailed', async () => {
    const id = await added(37, { places: 2 })
    await booked(id, { people: 2, email: 'dabei@example.ch' })
    await booked(id, { people: 1, waitIfFull: true, email: 'rueckt-nach@example.ch' })
    const body = await later(id)
    const more = { ...body, input: { ...body.input, places: 3 } }
    const { mails, recipients } = await look(`/events/${id}/change-preview`, more)
    const always = mails.filter((mail) => mail.always).map(({ to }) => to)
    expect(always).toEqual(['rueckt-nach@example.ch'])
    const sent = { ...more, agreed: true, notify: false, recipients }
    expect((await scene.call('PUT', `/events/${id}`, sent)).status).toBe(200)
    expect(await scene.newsTo('rueckt-nach@example.ch')).toEqual(['waitlisted', 'offered'])
    expect(await scene.newsTo('dabei@example.ch')).toEqual(['confirmed'])
  })
})

describe('calling off', () => {
  it('without mails cancels every booking and keeps it in the history; submitted twice it happens once', async () => {
    const id = await added(38)
    const bookingId = await booked(id, { email: 'hoert-nichts@example.ch' })
    const { mails, recipients } = await look(`/events/${id}/cancellation-preview`)
    expect(mails.map(({ to }) => to)).toEqual(['hoert-nichts@example.ch'])
    expect((await fileOf(id)).event.cancelled).toBe(false)
    const silent = { notify: false, recipients }
    const both = await Promise.all([1, 2].map(() => scene.post(`/events/${id}/cancellation`, silent)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await scene.newsTo('hoert-nichts@example.ch')).toEqual(['confirmed'])
    expect(await scene.bookingsOf(id)).toMatchObject([{ state: 'cancelled', feeCents: 0 }])
    expect(await historyOf(id, bookingId)).toEqual(['booked', 'event_cancelled_untold'])
  })

  it('needs a new confirmation when somebody has booked since', async () => {
    const id = await added(39)
    await booked(id)
    const { recipients } = await look(`/events/${id}/cancellation-preview`)
    await booked(id)
    const { status, body } = await scene.post(`/events/${id}/cancellation`, { notify: false, recipients })
    expect([status, body]).toMatchObject([409, { code: 'notifies_booked', bookings: 2 }])
    expect((await fileOf(id)).event.cancelled).toBe(false)
  })

  it('at the same time as a booking never leaves a booking of a called-off date unseen', async () => {
    const id = await added(40)
    await booked(id)
    const { recipients } = await look(`/events/${id}/cancellation-preview`)
    const [cancelled] = await Promise.all([
      scene.post(`/events/${id}/cancellation`, { notify: false, recipients }),
      scene.book(id),
    ])
    const { event, bookings } = await fileOf(id)
    const states = bookings.map(({ state }: { state: string }) => state)
    if (cancelled.status === 200) expect(states).toEqual(['cancelled'])
    else expect([event.cancelled, states]).toEqual([false, ['confirmed', 'confirmed']])
  })
})

describe('confirming an event and moving one booking', () => {
  it('are previewed the same way', async () => {
    const id = await added(41, { minimumParticipants: 6 })
    const bookingId = await booked(id, { email: 'zieht@example.ch' }, 'en')
    const goes = await look(`/events/${id}/confirmation-preview`)
    expect(goes.mails).toMatchObject([{ to: 'zieht@example.ch', language: 'en', always: false }])
    const to = await added(42)
    const { mails } = await look(`/bookings/${bookingId}/move-preview`, { eventId: to })
    expect(mails).toMatchObject([{ to: 'zieht@example.ch', language: 'en', always: false }])
    expect(await scene.bookingsOf(to)).toEqual([])
    const moved = await scene.post(`/bookings/${bookingId}/move`, { eventId: to, notify: false })
    expect(moved.status).toBe(200)
    expect(await scene.newsTo('zieht@example.ch')).toEqual(['confirmed'])
    const [there] = await scene.bookingsOf(to)
    expect(await historyOf(to, there?.id ?? '')).toEqual(['moved_here_untold'])
  })

  it('use up no number: the one that is shown is the booking’s', async () => {
    const bookingId = await booked(await added(41), { email: 'nummer@example.ch' }, 'en')
    const before = (await scene.stored(bookingId)).number
    const to = await added(42)
    const looks = [1, 2, 3].map(() => look(`/bookings/${bookingId}/move-preview`, { eventId: to }))
    const texts = (await Promise.all(looks)).map(({ mails }) => mails[0]?.text ?? '')
    await scene.post(`/bookings/${bookingId}/move`, { eventId: to, notify: false })
    const [there] = await scene.bookingsOf(to)
    expect(there?.number).toBe(before + 1)
    for (const text of texts) expect(text).toContain(String(before + 1))
  })

  it('report before that there is no room', async () => {
    const bookingId = await booked(await added(43), { people: 2 })
    const full = await added(44, { places: 1 })
    const { status, body } = await scene.post(`/bookings/${bookingId}/move-preview`, { eventId: full })
    expect([status, body.code]).toEqual([409, 'sold_out'])
  })
})

function phoned(eventId: string) {
  const form: StaffBookingDraft = {
    eventId,
    people: 1,
    name: 'Ruth Ruft',
    email: '',
    phone: '079 555 01 02',
    language: 'de',
    way: 'door',
    holdDays: 1,
    company: '',
    street: '',
    postalCode: '',
    city: '',
    note: '',
    noteConsent: false,
    staffNote: '',
    participants: [],
    voucher: '',
    waitIfFull: true,
  }
  return { key: '5f0c6a3e-1f3b-4d56-9a39-0c1b2d3e4f51', form }
}

async function failedMail(to: string): Promise<string> {
  const { db } = scene.deps
  const mail = { kind: 'booking', to, language: 'de', payload: {} } as const
  const id = await db.transaction((tx) => enqueueMail(tx, mail))
  const lastError = '550 No such user'
  await db
    .update(outgoingMails)
    .set({ state: 'failed', attempts: 3, lastError })
    .where(eq(outgoingMails.id, id))
  return id
}

describe('undeliverable mails', () => {
  it('are listed with the reason, queued again with one press, and that is recorded', async () => {
    const id = await failedMail('weg@example.ch')
    expect((await scene.get('/mails')).body.mails).toMatchObject([
      { id, kind: 'booking', recipient: 'weg@example.ch', attempts: 3, reason: '550 No such user' },
    ])
    expect((await scene.get('/overview')).body).toEqual({
      role: 'owner',
      requests: 0,
      overdue: 0,
      mails: 1,
      bookings: 0,
      invoices: 0,
      missing: expect.any(Number),
    })
    const both = await Promise.all([1, 2].map(() => scene.post(`/mails/${id}/sending`)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const [mail] = await scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.id, id))
    expect(mail).toMatchObject({ state: 'queued', attempts: 0 })
    expect((await scene.get('/mails')).body.mails).toEqual([])
    const trail = await scene.logOf('mail_sent_again')
    expect(trail).toMatchObject([{ actorId: scene.userId, detail: { mailId: id } }])
  })

  it('are visible to nobody else', async () => {
    const id = await failedMail('weg@example.ch')
    for (const unknown of [crypto.randomUUID(), 'x'])
      expect((await scene.post(`/mails/${unknown}/sending`)).body.code).toBe('unknown_mail')
    for (const path of ['/mails', '/missing', '/orders', '/overview', '/waiting-bookings'])
      expect((await scene.get(path, '')).status).toBe(401)
    expect((await scene.post(`/mails/${id}/sending`, {}, '')).status).toBe(401)
  })
})
