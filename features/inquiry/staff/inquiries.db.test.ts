import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { inquiryEntries } from '#features/inquiry/database/inquiry-history.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { type InquiryInput, sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import type { StaffInquiries } from './staff-inquiry.ts'
import { inquiryInput } from '#test/inquiries/inquiry-input.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())
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
    for (const query of ['&filter=gone', '&after=x', `&before=1_${'-'.repeat(36)}`, `&q=${'x'.repeat(101)}`])
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
