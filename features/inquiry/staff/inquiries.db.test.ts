import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import type { Roster } from '#features/booking/staff/roster.contract.ts'
import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import { storeAttachment } from '#features/inquiry/attachments/store-attachment.server.ts'
import { inquiryEntries } from '#features/inquiry/database/inquiry-history.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { type InquiryInput, sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import type { QuoteDetails } from '#features/quote/staff/quote.contract.ts'
import { swissTime } from '#i18n/format-date.ts'
import { attachmentsInMemory } from '#test/attachments.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { inquiryInput } from '#test/inquiries/inquiry-input.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { sampleFiles } from '#test/sample-files.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import type { StaffInquiries } from './staff-inquiry.ts'

const scene = await forThisFile(openStaffScene())

describe('requests', () => {
  beforeEach(async () => {
    await scene.deps.db.delete(inquiries)
  })

  let people = 0

  async function ask(changes: Partial<InquiryInput> = {}): Promise<string> {
    people += 1
    const email = `person-${people}@example.ch`
    await sendInquiry(scene.deps, inquiryInput({ email, ...changes }))
    const rows = await scene.deps.db.select().from(inquiries)
    return rows.find((row) => row.email === (changes.email ?? email))?.id ?? ''
  }

  async function list(query = ''): Promise<StaffInquiries> {
    const answer = await scene.get(`/inquiries?lng=de${query}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.body as StaffInquiries
  }

  describe('requests', () => {
    it('are sorted by the promised hour; probable spam is separate', async () => {
      const first = await ask({ message: 'Zuerst' })
      scene.later(30)
      const second = await ask({ message: 'Danach\nmit zweiter Zeile' })
      await ask({ message: 'buy now', botSignals: ['trap', 'hurry'] })
      const withoutScript = await ask({ botSignals: ['unsolved'] })
      const answer = await list()
      expect(answer.inquiries.map(({ id }) => id)).toEqual([first, second, withoutScript])
      expect(answer.inquiries[1]).toMatchObject({
        excerpt: 'Danach mit zweiter Zeile',
        topic: 'Projekt oder Programm',
        state: 'new',
      })
      expect(answer.counts).toEqual({ new: 3, doubtful: 1, answered: 0, won: 0, lost: 0, all: 4 })
      const [{ createdAt, answerDueAt } = { createdAt: '', answerDueAt: '' }] = answer.inquiries
      expect(Date.parse(answerDueAt) - Date.parse(createdAt)).toBe(24 * 3_600_000)
      expect((await list('&filter=doubtful')).inquiries).toMatchObject([{ doubtful: true }])
    })

    it('are overdue after the promised hour, and no longer once answered', async () => {
      const id = await ask()
      expect((await list()).overdue).toBe(0)
      scene.later(24 * 60 + 1)
      expect((await list()).overdue).toBe(1)
      await scene.post(`/inquiries/${id}/state`, { state: 'answered' })
      const answer = await list('&filter=answered')
      expect([answer.overdue, answer.counts.answered]).toEqual([0, 1])
      expect(answer.inquiries[0]?.answeredAt).not.toBeNull()
    })

    it('are found by number, name, address, text and further fields, with any characters', async () => {
      const id = await ask({ name: '100% Alp_AG', message: 'Wir suchen\nRuhe', details: { budget: 'offen' } })
      await ask({ name: 'Andere', message: 'Nichts' })
      const { number = 0 } = (await list('&q=Ruhe')).inquiries[0] ?? {}
      for (const words of [String(number), '100%25', 'alp_ag', 'RUHE', 'offen', `person-${people - 1}@`]) {
        const answer = await list(`&filter=all&q=${words}`)
        expect(
          answer.inquiries.map((each) => each.id),
          words,
        ).toEqual([id])
        expect(answer.counts.all).toBe(1)
      }
      expect((await list('&q=%25_')).inquiries).toEqual([])
      expect((await list("&q=';drop table inquiries")).inquiries).toEqual([])
    })

    it('are paginated', async () => {
      for (let n = 0; n < 51; n += 1) await ask()
      for (const filter of ['new', 'all']) {
        const first = await list(`&filter=${filter}`)
        const second = await list(`&filter=${filter}&after=${first.next}`)
        expect([first.inquiries.length, first.previous, second.inquiries.length, second.next]).toEqual([
          50,
          null,
          1,
          null,
        ])
        expect(new Set([...first.inquiries, ...second.inquiries].map(({ id }) => id)).size).toBe(51)
        const back = await list(`&filter=${filter}&before=${second.previous}`)
        expect({ ...back, now: first.now }).toEqual(first)
      }
    })

    it('are shown completely, in the reader’s language, with what was done and by whom', async () => {
      const id = await ask({ botSignals: ['hurry'] })
      await scene.post(`/inquiries/${id}/notes`, { note: 'Ruft am Montag an.\nBudget klären.' })
      await scene.post(`/inquiries/${id}/state`, { state: 'answered' })
      await scene.post(`/inquiries/${id}/state`, { state: 'answered' })
      await scene.post(`/inquiries/${id}/state`, { state: 'won' })
      const { body } = await scene.get(`/inquiries/${id}?lng=it`)
      expect(body.inquiry).toMatchObject({
        name: 'Lia Rossi',
        message: 'Bonjour\nà tous',
        language: 'fr',
        state: 'won',
        topic: 'Un progetto o un programma',
        botSignals: ['hurry'],
        attachments: [],
        history: [
          { state: null, note: 'Ruft am Montag an.\nBudget klären.' },
          { state: 'answered', note: null },
          { state: 'won', note: null },
        ],
      })
      const rows = await scene.deps.db.select().from(inquiryEntries)
      expect(rows.map(({ actorId }) => actorId)).toEqual([scene.userId, scene.userId, scene.userId])
    })

    it('refuse invalid changes and unknown ids', async () => {
      const id = await ask()
      const wrong: [string, object][] = [
        [`/inquiries/${id}/state`, { state: 'gone' }],
        [`/inquiries/${id}/notes`, { note: '  ' }],
        [`/inquiries/${id}/notes`, { note: 'x'.repeat(2001) }],
        [`/inquiries/${id}/notes`, { note: 'a\u0000b' }],
      ]
      for (const [path, body] of wrong) expect((await scene.post(path, body)).status).toBe(422)
      for (const query of [
        '&filter=gone',
        '&after=x',
        `&before=1_${'-'.repeat(36)}`,
        `&q=${'x'.repeat(101)}`,
      ])
        expect((await scene.get(`/inquiries?lng=de${query}`)).status).toBe(422)
      for (const unknown of [crypto.randomUUID(), 'x']) {
        const answers = [
          await scene.get(`/inquiries/${unknown}`),
          await scene.post(`/inquiries/${unknown}/state`, { state: 'won' }),
          await scene.post(`/inquiries/${unknown}/notes`, { note: 'x' }),
        ]
        for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'unknown_inquiry'])
      }
      expect((await list()).counts.new).toBe(1)
    })

    it('are refused without a sign-in', async () => {
      const id = await ask()
      for (const path of ['/inquiries', `/inquiries/${id}`])
        expect((await scene.get(path, '')).status).toBe(401)
      expect((await scene.post(`/inquiries/${id}/state`, { state: 'won' }, '')).status).toBe(401)
    })
  })
})

describe('messages of a request', () => {
  const MESSAGE = 'Zwei mit Nussallergie.\nEin Knie braucht flache Wege.'
  let quoteId: string
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
})

describe('attachments of a request', () => {
  let inquiryId: string
  let fileId: string

  beforeEach(async () => {
    await scene.deps.db.delete(inquiries)
    const deps = { ...scene.deps, attachments: attachmentsInMemory }
    const chunks = (async function* () {
      yield sampleFiles.pdf(5000)
    })()
    const stored = await storeAttachment(deps, { name: 'Plan «Zug»\'; x="1.pdf', position: 0, chunks })
    if (!stored.ok) throw new Error(stored.refusal)
    fileId = stored.value.id
    await sendInquiry(deps, inquiryInput({ attachments: [stored.value] }))
    const [row] = await scene.deps.db.select().from(inquiries)
    inquiryId = row?.id ?? ''
  })

  it('sends staff a complete file, as a download, under its own name, never sniffed or executed', async () => {
    const { status, headers, text } = await scene.get(`/inquiries/${inquiryId}/attachments/${fileId}`)
    expect(status).toBe(200)
    expect(text).toHaveLength(sampleFiles.pdf(5000).toString().length)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '5000',
      'content-disposition': `attachment; filename="Plan __Zug____ x__1.pdf"; filename*=UTF-8''Plan%20%C2%ABZug%C2%BB%27%3B%20x%3D_1.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('refuses it to everybody else, and under any other inquiry', async () => {
    expect((await scene.get(`/inquiries/${inquiryId}/attachments/${fileId}`, '')).status).toBe(401)
    for (const path of [
      `${randomUUID()}/attachments/${fileId}`,
      `${inquiryId}/attachments/${randomUUID()}`,
      `${inquiryId}/attachments/x`,
    ])
      expect((await scene.get(`/inquiries/${path}`)).status).toBe(404)
  })
})
