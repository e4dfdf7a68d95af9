import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import type { Roster } from '#features/booking/staff/roster.contract.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import type { QuoteDetails } from '#features/quote/staff/quote.contract.ts'
import { swissTime } from '#i18n/format-date.ts'
import { inquiryInput } from '#test/inquiries/inquiry-input.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const MESSAGE = 'Zwei mit Nussallergie.\nEin Knie braucht flache Wege.'
let quoteId: string

const scene = await forThisFile(openStaffScene())

const dayIn = (days: number) => swissTime(new Date(scene.deps.clock().getTime() + days * 86_400_000)).day
const quote = async () => (await scene.get(`/quotes/${quoteId}`)).body as QuoteDetails

beforeEach(async () => {
  await scene.deps.db.delete(inquiries)
  await sendInquiry(scene.deps, inquiryInput({ kind: 'team_event', message: MESSAGE }))
  const [inquiry] = await scene.deps.db.select().from(inquiries)
  const document = aQuote({ day: dayIn(30), validUntil: dayIn(14) })
  quoteId = (await scene.post('/quotes', { document, inquiryId: inquiry?.id, key: randomUUID() })).body.id
})

async function accepted(): Promise<string> {
  await scene.post(`/quotes/${quoteId}/sending`, { seen: 1, override: 'zweite Leitung' })
  const acceptance = { version: 1, date: 0, name: 'Petra Muster', orderNumber: '' }
  const answer = await scene.post(`/quotes/${quoteId}/acceptance`, acceptance)
  expect(answer.status, answer.text).toBe(200)
  return (await quote()).quote.eventId ?? ''
}

const notesAt = async (eventId: string) => ({
  event: ((await scene.get(`/events/${eventId}`)).body as EventFile).bookings.map(({ note }) => note),
  roster: ((await scene.get(`/events/${eventId}/roster`)).body as Roster).participants.map(
    ({ note }) => note,
  ),
})

describe('what a customer wrote in a request', () => {
  it('is read at its quote, and once accepted at the booking and on the list of participants', async () => {
    expect((await quote()).request).toBe(MESSAGE)
    const eventId = await accepted()
    expect((await quote()).request).toBe(MESSAGE)
    expect(await notesAt(eventId)).toEqual({ event: [MESSAGE], roster: [MESSAGE] })
  })

  it('stands beside the note of the booking', async () => {
    const eventId = await accepted()
    await scene.deps.db.update(bookings).set({ note: 'Wir kommen mit dem Zug.', noteConsentAt: new Date() })
    const both = `Wir kommen mit dem Zug.\n\n${MESSAGE}`
    expect(await notesAt(eventId)).toEqual({ event: [both], roster: [both] })
  })

  it('is nowhere else: it goes when the request is deleted, and with the notes of participants', async () => {
    const eventId = await accepted()
    expect(JSON.stringify(await scene.deps.db.select().from(bookings))).not.toContain('Nussallergie')
    scene.later(14 * 31 * 24 * 60)
    expect((await notesAt(eventId)).event).toEqual([null])
    await scene.deps.db.delete(inquiries)
    expect((await quote()).request).toBe('')
  })
})
