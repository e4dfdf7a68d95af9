import Fastify, { type FastifyInstance } from 'fastify'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FormSubmission } from '#site/form/form-state.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { CONTACT_LIMITS } from '#features/inquiry/forms/contact-inquiry.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { mailFolder, openMailer } from '#platform/mail/open-mailer.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { noAttachments } from '#test/attachments.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { freePort } from '#test/free-port.ts'
import { fileVersions } from '#test/legal/file-versions.ts'
import { openCaptcha } from '#test/open-captcha.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { contactForm } from './forms/contact-form.ts'
import { inquiryRoutes } from './inquiry-routes.ts'
import { receiveInquiry } from './receive-inquiry.ts'
import { emptySubmission } from './submission.ts'

const key = Buffer.alloc(32, 7)
const test = await forThisFile(createTestDatabase())

describe('the routes of requests', () => {
  let app: FastifyInstance
  let rendered: { path: string; language: Language; submission: FormSubmission | undefined }[]

  async function openApp(
    more: { db?: Database; inquiriesInTenMinutes?: number } = {},
  ): Promise<FastifyInstance> {
    const opened = Fastify({ bodyLimit: 256 * 1024 })
    inquiryRoutes(opened, {
      db: test.database,
      key,
      clock: () => new Date(),
      ownerEmail: () => 'owner@example.ch',
      legal: fileVersions,
      forms: [contactForm],
      captcha: openCaptcha,
      attachments: noAttachments,
      renderPage: async (path, language, submission) => {
        rendered.push({ path, language, submission })
        return { status: submission?.status ?? 200, headers: { 'Content-Type': 'text/html' }, body: 'page' }
      },
      ...more,
    })
    await opened.ready()
    return opened
  }

  beforeEach(async () => {
    await emptyTables(test.database, 'inquiries', 'outgoing_mails')
    rendered = []
    app = await openApp()
  })

  afterEach(() => app.close())

  const typed = {
    name: 'Lia',
    email: 'lia@example.ch',
    topic: 'survival',
    message: 'Guten Tag',
    language: 'it',
  }

  const post = (payload: unknown, headers: Record<string, string> = {}, to = app) =>
    to.inject({ method: 'POST', url: '/api/inquiries/contact', payload: payload as object, headers })

  const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}, to = app) =>
    to.inject({
      method: 'POST',
      url: '/kontakt',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  describe('POST /api/inquiries/contact', () => {
    it('answers 201 with a reference that opens the message', async () => {
      const answer = await post(typed)
      expect(answer.statusCode).toBe(201)
      expect(answer.headers['cache-control']).toBe('no-store')
      const { reference } = answer.json()
      const found = await app.inject(`/api/inquiries/${reference}`)
      expect(found.json()).toMatchObject({ number: '20001', kind: 'contact', copyTo: 'l…@example.ch' })
      expect(found.headers['cache-control']).toBe('no-store')
      expect((await app.inject('/api/inquiries/20001')).statusCode).toBe(404)
      const [row] = await test.database.select().from(inquiries)
      expect(row).toMatchObject({ language: 'it', topic: 'survival', termsVersion: expect.any(String) })
    })

    it('answers 422 with every invalid field', async () => {
      const long = 'x'.repeat(CONTACT_LIMITS.message + 1)
      const answer = await post({ ...typed, email: 'lia', message: long, name: 'a\nb' })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toEqual({
        statusCode: 422,
        code: 'invalid',
        problems: [
          { field: 'name', code: 'invalid' },
          { field: 'email', code: 'invalid' },
          { field: 'message', code: 'too_long' },
        ],
      })
      expect(await test.database.$count(inquiries)).toBe(0)
    })

    it.each([
      [null],
      [[]],
      ['text'],
      [7],
      [{}],
      [{ email: { $ne: 1 }, message: ['a'] }],
      [{ ...typed, email: 'a@b.ch\r\nBcc: c@d.ch' }],
      [{ ...typed, message: '\u0000' }],
      [JSON.parse('{"__proto__":{"email":"a@b.ch","message":"m"}}')],
    ])('refuses %j and stores nothing', async (body) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/inquiries/contact',
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(await test.database.$count(inquiries)).toBe(0)
    })

    it('creates one message of 25 simultaneous requests with the same key', async () => {
      const withKey = { ...typed, key: 'f'.repeat(32) }
      const answers = await Promise.all(Array.from({ length: 25 }, () => post(withKey)))
      expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1)
      expect(await test.database.$count(inquiries)).toBe(1)
    })

    it('stops a flood from one address, and lets others pass', async () => {
      const small = await openApp({ inquiriesInTenMinutes: 2 })
      const codes: number[] = []
      for (const i of [1, 2, 3]) codes.push((await post({ ...typed, message: `${i}` }, {}, small)).statusCode)
      expect(codes).toEqual([201, 201, 429])
      expect((await post(typed, {}, small)).json()).toMatchObject({ code: 'too_many_requests' })
      const other = {
        method: 'POST',
        url: '/api/inquiries/contact',
        payload: typed,
        remoteAddress: '192.0.2.7',
      } as const
      expect((await small.inject(other)).statusCode).toBe(201)
      await small.close()
    })
  })

  describe('POST /kontakt, without JavaScript', () => {
    it('redirects to the page of the message, in the language of the form', async () => {
      const answer = await postForm(typed, { 'accept-language': 'en' })
      expect(answer.statusCode).toBe(303)
      expect(answer.headers.location).toMatch(/^\/kontakt\/gesendet\?ref=[\w-]{43}&lng=it#inhalt$/)
      expect(await test.database.$count(inquiries)).toBe(1)
    })

    it('redirects to the same page when it is submitted twice', async () => {
      const [first, second] = await Promise.all([postForm(typed), postForm(typed)])
      expect(first?.headers.location).toBe(second?.headers.location)
      expect(await test.database.$count(inquiries)).toBe(1)
    })

    it('returns the form with 422, what was typed and what is invalid, and nothing else', async () => {
      const answer = await postForm({ ...typed, email: 'lia', website: '', extra: 'x' })
      expect(answer.statusCode).toBe(422)
      expect(rendered).toEqual([
        {
          path: '/kontakt',
          language: 'it',
          submission: {
            values: { name: 'Lia', email: 'lia', topic: 'survival', message: 'Guten Tag', newsletter: '' },
            status: 422,
            problems: [{ field: 'email', code: 'invalid' }],
            notice: null,
            filesLost: false,
          },
        },
      ])
    })

    it('answers 429 on the form itself, keeping the text', async () => {
      const small = await openApp({ inquiriesInTenMinutes: 1 })
      await postForm(typed, {}, small)
      const answer = await postForm({ ...typed, message: 'Noch etwas' }, {}, small)
      expect(answer.statusCode).toBe(429)
      expect(rendered.at(-1)?.submission).toMatchObject({
        notice: 'too_many',
        values: { message: 'Noch etwas' },
      })
      await small.close()
    })

    it('answers 413 for an oversized text', async () => {
      const answer = await postForm({ ...typed, message: 'x'.repeat(300_000) })
      expect(answer.statusCode).toBe(413)
      expect(rendered.at(-1)?.submission?.problems).toEqual([{ field: 'message', code: 'too_long' }])
    })

    it('keeps the text when nothing can be stored', async () => {
      const broken = await openApp({
        db: { transaction: () => Promise.reject(new Error('no database')) } as unknown as Database,
      })
      const answer = await postForm(typed, {}, broken)
      expect(answer.statusCode).toBe(503)
      expect(rendered.at(-1)?.submission).toMatchObject({
        notice: 'failed',
        values: { message: 'Guten Tag' },
      })
      await broken.close()
    })

    it('accepts no form that another site sends in the visitor’s name', async () => {
      expect((await postForm(typed, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
      expect((await postForm(typed, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303)
    })

    it('mails what fell into the honeypot to the owner only', async () => {
      expect((await postForm({ ...typed, website: 'https://spam.example' })).statusCode).toBe(303)
      const mails = await test.database.select().from(outgoingMails)
      expect(mails.map(({ kind }) => kind)).toEqual(['inquiry-notice'])
    })
  })
})

describe('mails of requests', () => {
  beforeEach(async () => {
    await emptyTables(test.database, 'inquiries', 'outgoing_mails')
  })

  function send(changes: Record<string, string>) {
    const typed = { email: 'lia@example.ch', topic: 'survival', message: 'Guten Tag', ...changes }
    const deps = {
      db: test.database,
      key,
      clock: () => new Date(),
      ownerEmail: () => 'owner@example.ch',
      legal: fileVersions,
      captcha: openCaptcha,
      attachments: noAttachments,
    }
    const submission = { ...emptySubmission(), typed }
    return receiveInquiry(deps, contactForm, submission, { language: 'it', ip: '192.0.2.7' })
  }

  it('sends a message as two mails: the notice replies to the sender, the copy to us', async () => {
    await send({ name: 'Lia <b>', message: 'Zeile 1\nBcc: spy@example.ch\n<script>alert(1)</script>' })
    const folder = makeTemporaryFolder('inquiry')
    const dataDir = folder.path
    try {
      const sending = {
        database: test.database,
        mailer: openMailer({ dataDir, mailFrom: 'Gratweg <hallo@example.ch>' }),
        renderMail: mailRenderer({
          database: test.database,
          key,
          publicUrl: 'https://www.gratweg.test',
          attachments: noAttachments,
        }),
        log: { info() {}, warn() {}, error() {} },
        clock: () => new Date(),
      }
      for (const { id } of await test.database.select().from(outgoingMails)) await sendQueuedMail(sending, id)
      const read = (kind: string) => {
        const name = readdirSync(mailFolder(dataDir)).find((file) => file.includes(kind)) as string
        return PostalMime.parse(readFileSync(join(mailFolder(dataDir), name)))
      }
      const [notice, copy] = [await read('inquiry-notice'), await read('inquiry-copy')]
      expect(notice.to?.map(({ address }) => address)).toEqual(['owner@example.ch'])
      expect(notice.replyTo?.map(({ address }) => address)).toEqual(['lia@example.ch'])
      expect(notice.subject).toBe('Nachricht 20001 von Lia <b>')
      expect(copy.to?.map(({ address }) => address)).toEqual(['lia@example.ch'])
      expect(copy.replyTo?.map(({ address }) => address)).toEqual(['hallo@example.ch'])
      expect(copy.subject).toBe('Il Suo messaggio n. 20001 è arrivato')
      for (const mail of [notice, copy]) {
        expect(mail.headers.map((header) => header.key)).not.toContain('bcc')
        expect(mail.html).not.toContain('<script>')
      }
      expect(notice.text).toContain('> Bcc: spy@example.ch')
      expect(`${copy.subject}${copy.text}${copy.html}`).not.toMatch(/spy@|Zeile 1|Lia/)
    } finally {
      folder.remove()
    }
  })

  it('does not depend on the mail server: the message is stored and its mails are sent later', async () => {
    const smtpUrl = `smtp://127.0.0.1:${await freePort()}`
    const sending = {
      database: test.database,
      mailer: openMailer({ smtpUrl, dataDir: '', mailFrom: 'Gratweg <hallo@example.ch>' }),
      renderMail: mailRenderer({
        database: test.database,
        key,
        publicUrl: 'https://www.gratweg.test',
        attachments: noAttachments,
      }),
      log: { info() {}, warn() {}, error() {} },
      clock: () => new Date(),
    }
    expect((await send({})).ok).toBe(true)
    const queued = await test.database.select().from(outgoingMails)
    for (const { id } of queued) await expect(sendQueuedMail(sending, id)).rejects.toThrow('ECONNREFUSED')

    const received: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        received.push(...session.envelope.rcptTo.map(({ address }) => address))
        stream.on('end', () => done()).resume()
      },
    })
    await new Promise<void>((listening) =>
      server.listen(Number(new URL(smtpUrl).port), '127.0.0.1', listening),
    )
    try {
      for (const { id } of queued) await sendQueuedMail(sending, id)
      expect(received.sort()).toEqual(['lia@example.ch', 'owner@example.ch'])
      const states = await test.database.select({ state: outgoingMails.state }).from(outgoingMails)
      expect(states).toEqual([{ state: 'sent' }, { state: 'sent' }])
    } finally {
      await sending.mailer.close()
      await new Promise<void>((closed) => server.close(closed))
    }
  })
})
