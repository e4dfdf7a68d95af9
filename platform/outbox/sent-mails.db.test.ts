import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { countOf } from '#test/sample.ts'
import { forThisFile } from '#test/for-this-file.ts'
import type { MailKind } from '#kernel/mail-kind.ts'
import { createTestDatabase } from '#test/test-database.ts'
import type { RenderedMail } from '../mail/mailer.ts'
import { eraseMails, readMailRecords } from './personal-mails.ts'
import { enqueueMail } from './outbox.ts'
import { outgoingMails, sentMails } from './outbox.tables.ts'
import { sendQueuedMail } from './send-queued-mail.ts'
import { keepSentMail, readSentMail } from './sent-mails.ts'

const KEY = Buffer.alloc(32, 7)
const log = { info() {}, warn() {}, error() {} }
const LINK = 'https://site.test/buchung/geheim'
const MAIL: RenderedMail = {
  subject: 'Gebucht',
  html: `<p>Gebucht: ${LINK}</p>`,
  text: `Gebucht: ${LINK}`,
  attachments: [
    { filename: 'termin.ics', content: Buffer.from('x'), contentType: 'text/calendar' },
    { filename: 'logo.png', content: Buffer.from('x'), contentType: 'image/png', contentId: 'logo' },
  ],
}

const test = await forThisFile(createTestDatabase())

const enqueue = (kind: MailKind = 'booking', to = 'anna@example.ch') =>
  test.database.transaction((tx) => enqueueMail(tx, { kind, to, language: 'de', payload: {} }))
const keep = (id: string, mail: RenderedMail) =>
  test.database.transaction((tx) => keepSentMail(tx, KEY, id, mail))

function sending(send = vi.fn(async () => ({ ok: true as const, value: undefined }))) {
  return {
    database: test.database,
    mailer: { send, close: async () => {} },
    renderMail: async () => MAIL,
    log,
    clock: () => new Date(),
    keep: { key: KEY, kinds: ['booking'] },
  }
}

it('a mail is kept as it was sent, with the names of its files and without the logo', async () => {
  const id = await enqueue()
  await sendQueuedMail(sending(), id)
  expect(await readSentMail(test.database, KEY, id)).toEqual({
    subject: MAIL.subject,
    html: MAIL.html,
    text: MAIL.text,
    files: ['termin.ics'],
  })
})

it('other kinds and unsent mails are not kept, and nothing is readable in the database', async () => {
  const account = await enqueue('account')
  await sendQueuedMail(sending(), account)
  const failing = sending(
    vi.fn(async () => {
      throw new Error('no route')
    }),
  )
  const stuck = await enqueue()
  await expect(sendQueuedMail(failing, stuck)).rejects.toThrow('no route')
  for (const id of [account, stuck]) expect(await readSentMail(test.database, KEY, id)).toBeUndefined()
  const { rows } = await test.database.execute(sql`select sealed from sent_mails`)
  expect(JSON.stringify(rows)).not.toContain('geheim')
  expect(rows.length).toBeGreaterThan(0)
})

it('a mail sealed with another key is treated as not kept', async () => {
  const id = await enqueue()
  await keep(id, MAIL)
  expect(await readSentMail(test.database, Buffer.alloc(32, 8), id)).toBeUndefined()
})

it('any text of a mail is kept unchanged; the last sent one counts', async () => {
  const id = await enqueue()
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      async (subject, text) => {
        await keep(id, { subject, text, html: `<p>${text}</p>` })
        const kept = await readSentMail(test.database, KEY, id)
        expect(kept).toEqual({ subject, text, html: `<p>${text}</p>`, files: [] })
      },
    ),
    { numRuns: countOf(30) },
  )
})

it('of a huge mail only the text is kept, and none breaks the sending', async () => {
  const id = await enqueue()
  const noise = Array.from({ length: 400_000 }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
  ).join('')
  await keep(id, { subject: 'Gross', text: 'kurz', html: noise })
  expect(await readSentMail(test.database, KEY, id)).toMatchObject({ text: 'kurz', html: null })
  await keep(id, { subject: 'Gross', text: noise, html: '' })
  expect(await test.database.select().from(outgoingMails).where(eq(outgoingMails.id, id))).toHaveLength(1)
})

it('a kept mail is in the personal data export, and is deleted with the person’s mails', async () => {
  const email = 'berta@example.ch'
  const id = await enqueue('booking', email)
  await sendQueuedMail(sending(), id)
  const [record] = await readMailRecords(test.database, KEY, email)
  expect(record?.data).toMatchObject({ kind: 'booking', subject: MAIL.subject, text: MAIL.text })
  await test.database.transaction((tx) => eraseMails(tx, { email, kinds: [] }))
  expect(await test.database.select().from(sentMails).where(eq(sentMails.mailId, id))).toEqual([])
})
