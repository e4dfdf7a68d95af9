import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { inquiryInput } from '#test/inquiries/inquiry-input.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { findInquiryByReference } from './find-inquiry.server.ts'
import { inquiries } from '../database/inquiry.tables.server.ts'
import { COPIES_A_DAY } from '../inquiry.ts'
import { type InquiryDeps, type InquiryInput, sendInquiry } from './send-inquiry.server.ts'

let deps: InquiryDeps
let now: Date

const test = await forThisFile(createTestDatabase())

beforeEach(async () => {
  await emptyTables(test.database, 'inquiries', 'outgoing_mails')
  now = new Date('2027-03-14T15:45:00Z')
  deps = {
    db: test.database,
    key: Buffer.alloc(32, 7),
    clock: () => now,
    ownerEmail: () => 'owner@example.ch',
  }
})

const inputOf = (changes: Partial<InquiryInput> = {}) =>
  inquiryInput({ email: 'Lia@example.ch', idempotencyKey: 'a'.repeat(32), ...changes })

const mails = () =>
  test.database
    .select({ kind: outgoingMails.kind, to: outgoingMails.recipient, language: outgoingMails.language })
    .from(outgoingMails)
    .orderBy(outgoingMails.kind)

describe('an inquiry', () => {
  it('is one row with the hour of the answer, a notice and a copy in the language of the form', async () => {
    const { reference, repeated } = await sendInquiry(deps, inputOf())
    expect(repeated).toBe(false)
    const [row] = await test.database.select().from(inquiries)
    expect(row).toMatchObject({
      number: 20001,
      kind: 'contact',
      state: 'new',
      language: 'fr',
      name: 'Lia Rossi',
      email: 'Lia@example.ch',
      topic: 'project',
      message: 'Bonjour\nà tous',
      details: {},
      termsVersion: '2026-11',
      botSignals: [],
      copied: true,
      createdAt: now,
      answerDueAt: new Date('2027-03-15T15:45:00Z'),
    })
    expect(await mails()).toEqual([
      { kind: 'inquiry-copy', to: 'Lia@example.ch', language: 'fr' },
      { kind: 'inquiry-notice', to: 'owner@example.ch', language: 'de' },
    ])
    const stored = JSON.stringify([row, await test.database.select().from(outgoingMails)])
    expect(stored).not.toContain(reference)
  })

  it('opens only with its reference, with the address partly hidden', async () => {
    const { reference } = await sendInquiry(deps, inputOf())
    expect(await findInquiryByReference(test.database, reference)).toEqual({
      number: '20001',
      kind: 'contact',
      answerDueAt: '2027-03-15T15:45:00.000Z',
      copyTo: 'L…@example.ch',
      quote: null,
    })
    const guessed = reference.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    for (const stranger of ['', 'x', '20001', guessed, `${reference}A`])
      expect(await findInquiryByReference(test.database, stranger)).toBeUndefined()
  })

  it('stores nothing when its mails cannot be enqueued', async () => {
    await test.database.execute(
      sql`alter table outgoing_mails add constraint no_copy check (kind <> 'inquiry-copy')`,
    )
    try {
      await expect(sendInquiry(deps, inputOf())).rejects.toThrow('outgoing_mails')
    } finally {
      await test.database.execute(sql`alter table outgoing_mails drop constraint no_copy`)
    }
    expect(await test.database.$count(inquiries)).toBe(0)
    expect(await mails()).toEqual([])
  })
})

describe('sent more than once', () => {
  it('is one row and one pair of mails for 50 at the same time with the same key', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendInquiry(deps, inputOf())))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await test.database.$count(inquiries)).toBe(1)
    expect(await mails()).toHaveLength(2)
  })

  it('is one without a key, too: a double click without JavaScript', async () => {
    const plain = inputOf({ idempotencyKey: undefined })
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendInquiry(deps, plain)))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(await test.database.$count(inquiries)).toBe(1)
  })

  it('is one when JavaScript loads in between: first without a key, then with one', async () => {
    const first = await sendInquiry(deps, inputOf({ idempotencyKey: undefined }))
    const second = await sendInquiry(deps, inputOf({ email: 'lia@EXAMPLE.ch' }))
    expect(second).toEqual({ reference: first.reference, repeated: true })
  })

  it('is one for a late attempt with the key, and a new one without it after a day', async () => {
    const first = await sendInquiry(deps, inputOf())
    now = new Date('2027-03-17T08:00:00Z')
    expect((await sendInquiry(deps, inputOf())).reference).toBe(first.reference)
    expect((await sendInquiry(deps, inputOf({ idempotencyKey: undefined }))).repeated).toBe(false)
    expect(await test.database.$count(inquiries)).toBe(2)
  })

  it('is another one when the text differs with the same key: nothing is lost', async () => {
    await sendInquiry(deps, inputOf())
    expect((await sendInquiry(deps, inputOf({ message: 'Encore une chose' }))).repeated).toBe(false)
    expect(await test.database.$count(inquiries)).toBe(2)
  })

  it('keeps 50 people apart who write the same at the same time', async () => {
    const crowd = Array.from({ length: 50 }, (_, i) =>
      sendInquiry(
        deps,
        inputOf({ email: `p${i}@example.ch`, idempotencyKey: i.toString(16).padStart(32, '0') }),
      ),
    )
    expect(new Set((await Promise.all(crowd)).map(({ reference }) => reference)).size).toBe(50)
    expect(await mails()).toHaveLength(100)
  })
})

describe('mail to a third party', () => {
  it(`ends after ${COPIES_A_DAY} copies a day to one address, while the owner receives every inquiry`, async () => {
    for (let i = 0; i < COPIES_A_DAY + 2; i++) {
      const email = i % 2 ? 'victim@example.ch' : 'VICTIM@example.ch'
      await sendInquiry(deps, inputOf({ email, message: `number ${i}`, idempotencyKey: undefined }))
    }
    const kinds = (await mails()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'inquiry-copy')).toHaveLength(COPIES_A_DAY)
    expect(kinds.filter((kind) => kind === 'inquiry-notice')).toHaveLength(COPIES_A_DAY + 2)
    now = new Date('2027-03-15T16:00:00Z')
    await sendInquiry(deps, inputOf({ email: 'victim@example.ch', message: 'a day later' }))
    expect((await mails()).filter(({ kind }) => kind === 'inquiry-copy')).toHaveLength(COPIES_A_DAY + 1)
  })

  it('is never sent for probable spam; the owner is notified all the same', async () => {
    const { reference } = await sendInquiry(deps, inputOf({ botSignals: ['trap'] }))
    expect(await mails()).toEqual([{ kind: 'inquiry-notice', to: 'owner@example.ch', language: 'de' }])
    const [row] = await test.database.select().from(inquiries).where(eq(inquiries.copied, false))
    expect(row?.botSignals).toEqual(['trap'])
    expect(await findInquiryByReference(test.database, reference)).toMatchObject({ copyTo: null })
  })
})

describe('the checkbox for the newsletter', () => {
  it('asks for a confirmation once, not for probable spam, and undoes nothing', async () => {
    const checks: string[] = []
    const asking: InquiryDeps = {
      ...deps,
      requestNewsletter: async (_tx, { email, language, kind, unsolved }) =>
        void checks.push(`${email} ${language} ${kind}${unsolved ? ' unsolved' : ''}`),
    }
    const ticked = inputOf({ newsletter: true })
    await sendInquiry(asking, ticked)
    await sendInquiry(asking, ticked)
    await sendInquiry(asking, { ...ticked, message: 'pressée', botSignals: ['hurry'], kind: 'project' })
    await sendInquiry(asking, { ...ticked, message: 'sans script', botSignals: ['unsolved'] })
    await sendInquiry(asking, { ...ticked, message: 'spam', botSignals: ['unsolved', 'trap'] })
    await sendInquiry(asking, inputOf({ message: 'sans newsletter' }))
    expect(checks).toEqual([
      'Lia@example.ch fr contact',
      'Lia@example.ch fr project',
      'Lia@example.ch fr contact unsolved',
    ])
    expect(await test.database.$count(inquiries)).toBe(5)
  })
})
