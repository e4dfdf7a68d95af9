import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import type { FormSubmission } from '#site/form/form-state.ts'
import { newsletterSignUps, newsletterSubscribers } from '#features/newsletter/newsletter.tables.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { mailFolder, openMailer } from '#platform/mail/open-mailer.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { noAttachments } from '#test/attachments.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { createTestDatabase } from '#test/test-database.ts'
import type { CaptchaGuard } from '#server/captcha/captcha-guard.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { newsletterRoutes } from './newsletter-routes.ts'
import { recordBounce } from './record-bounce.ts'

const key = Buffer.alloc(32, 7)
const publicUrl = 'https://www.gratweg.test'
const clock = () => new Date()
let app: FastifyInstance
let folder: ReturnType<typeof makeTemporaryFolder>
let dataDir: string
let rendered: (FormSubmission | undefined)[]

const test = await forThisFile(createTestDatabase())
beforeEach(async () => {
  await emptyTables(test.database, 'newsletter_subscribers', 'newsletter_sign_ups', 'outgoing_mails')
  folder = makeTemporaryFolder('newsletter')
  dataDir = folder.path
  rendered = []
  app = await openApp()
})
afterEach(async () => {
  folder.remove()
  await app.close()
})

async function openApp(captcha?: CaptchaGuard): Promise<FastifyInstance> {
  const opened = Fastify()
  newsletterRoutes(opened, {
    db: test.database,
    key,
    clock,
    ...(captcha && { captcha }),
    renderPage: async (_path, _language, submission) => {
      rendered.push(submission)
      return { status: submission?.status ?? 200, headers: { 'Content-Type': 'text/html' }, body: 'page' }
    },
  })
  await opened.ready()
  return opened
}

const askInJson = (payload: object, to = app) =>
  to.inject({ method: 'POST', url: '/api/newsletter/sign-ups', payload })
const postForm = (url: string, fields: Record<string, string>, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

async function sendMails(): Promise<Email[]> {
  const deps = {
    database: test.database,
    mailer: openMailer({ dataDir, mailFrom: 'Gratweg <hallo@example.ch>' }),
    renderMail: mailRenderer({ database: test.database, key, publicUrl, attachments: noAttachments }),
    log: { info() {}, warn() {}, error() {} },
    clock,
  }
  for (const { id } of await test.database.select().from(outgoingMails)) await sendQueuedMail(deps, id)
  const files = readdirSync(mailFolder(dataDir))
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(mailFolder(dataDir), file)))))
}
const linkIn = (mail: Email | undefined, path: string) => {
  const [link] = new RegExp(`${publicUrl}${path}\\S*`).exec(mail?.text ?? '') ?? []
  return new URL(link ?? 'none:')
}
const headersOf = (mail: Email | undefined, name: string) =>
  mail?.headers.filter((header) => header.key === name).map(({ value }) => value)

/** @returns the welcome mail. */
async function subscribe(language: string): Promise<Email> {
  await postForm('/newsletter', { email: 'lia@example.ch', language })
  const [asking] = await sendMails()
  const link = linkIn(asking, '/newsletter/bestaetigen')
  expect(link.searchParams.get('lng')).toBe(language)
  const pressed = await postForm(link.pathname + link.search, { action: 'confirm' })
  expect(pressed.statusCode).toBe(303)
  const welcome = (await sendMails()).find((mail) => headersOf(mail, 'list-unsubscribe')?.length)
  if (!welcome) throw new Error('no welcome')
  return welcome
}

describe('asking for the newsletter', () => {
  it('answers the same for a new address, one on the list and one that was asked too often', async () => {
    await subscribe('de')
    const answers = []
    for (let i = 0; i < 4; i++) answers.push(await askInJson({ email: 'lia@example.ch', language: 'de' }))
    answers.push(await askInJson({ email: 'new@example.ch', language: 'de' }))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['201 {"reference":"mail"}']),
    )
  })

  it('redirects a visitor without JavaScript, in the language of the form', async () => {
    const answer = await postForm('/newsletter', { email: 'lia@example.ch', language: 'fr' })
    expect(answer.headers.location).toBe('/newsletter/unterwegs?lng=fr#inhalt')
    expect(await test.database.select().from(newsletterSignUps)).toMatchObject([
      { language: 'fr', source: 'page', email: 'lia@example.ch' },
    ])
  })

  it('distinguishes the form in the footer from the page', async () => {
    await postForm('/newsletter', { email: 'lia@example.ch', language: 'fr', source: 'footer' })
    expect(await test.database.select().from(newsletterSignUps)).toMatchObject([{ source: 'footer' }])
  })

  it.each([
    ['', 'required'],
    ['lia', 'invalid'],
    ['a@b.ch\r\nBcc: c@d.ch', 'invalid'],
    ['x'.repeat(300), 'too_long'],
  ])('returns the form for %j', async (email, code) => {
    expect((await askInJson({ email })).json()).toMatchObject({ problems: [{ field: 'email', code }] })
    expect((await postForm('/newsletter', { email })).statusCode).toBe(422)
    expect(rendered.at(-1)).toMatchObject({ values: { email }, problems: [{ field: 'email', code }] })
    expect(await test.database.$count(outgoingMails)).toBe(0)
  })

  it('sends no mail for a filled honeypot, or for a form on another site', async () => {
    expect((await askInJson({ email: 'lia@example.ch', website: 'x' })).statusCode).toBe(201)
    const foreign = await postForm(
      '/newsletter',
      { email: 'lia@example.ch' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(foreign.statusCode).toBe(403)
    expect(await test.database.$count(outgoingMails)).toBe(0)
  })

  it('verifies the captcha last, and keeps the address when it refuses', async () => {
    const checked: unknown[] = []
    const guarded = await openApp({
      check: async (payload, _request, matter) => {
        checked.push([payload, matter])
        if (payload === 'good') return accept([])
        return refuse({ status: 422, problems: [{ field: 'altcha', code: 'invalid' }] })
      },
    })
    await askInJson({ email: 'lia', altcha: 'good' }, guarded)
    expect(checked).toEqual([])
    const refused = await askInJson({ email: 'lia@example.ch', altcha: 'bad' }, guarded)
    expect(refused.json()).toMatchObject({ problems: [{ field: 'altcha', code: 'invalid' }] })
    expect((await askInJson({ email: 'lia@example.ch', altcha: 'good' }, guarded)).statusCode).toBe(201)
    await guarded.close()
  })

  it('stops a flood from one network', async () => {
    const codes = []
    for (let i = 0; i < 31; i++) codes.push((await askInJson({ email: `g${i}@example.ch` })).statusCode)
    expect(codes.at(-1)).toBe(429)
    expect(await test.database.$count(outgoingMails)).toBe(20)
  })
})

describe('the mails', () => {
  it.each(['de', 'en', 'fr', 'it'])(
    'confirm and welcome in %s, and can be unsubscribed by their header',
    async (language) => {
      const welcome = await subscribe(language)
      const [confirm] = (await sendMails()).filter((mail) => !headersOf(mail, 'list-unsubscribe')?.length)
      expect(confirm?.to?.map(({ address }) => address)).toEqual(['lia@example.ch'])
      expect(confirm?.html).toContain('/newsletter/bestaetigen?token=')
      // RFC 8058, section 3.1: one https address and the field that allows one-click POST.
      const [header] = headersOf(welcome, 'list-unsubscribe') ?? []
      expect(header).toMatch(
        /^<https:\/\/www\.gratweg\.test\/newsletter\/abmelden\?token=[\w-]{43}&lng=\w\w>$/,
      )
      expect(headersOf(welcome, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
      expect(welcome.text).toContain((header ?? '').slice(1, -1))
    },
  )
})

describe('an address that permanently rejects the mail', () => {
  it('is marked when the mail is given up; a delayed mail marks nothing', async () => {
    await subscribe('de')
    const sending = {
      database: test.database,
      renderMail: mailRenderer({ database: test.database, key, publicUrl, attachments: noAttachments }),
      log: { info() {}, warn() {}, error() {} },
      clock,
      onRefused: recordBounce(clock),
    }
    const send = async (mailer: Pick<Mailer, 'send'>) => {
      await test.database.update(outgoingMails).set({ state: 'queued' })
      const [mail] = await test.database
        .select()
        .from(outgoingMails)
        .where(eq(outgoingMails.kind, 'newsletter-welcome'))
      const close = async () => {}
      await sendQueuedMail({ ...sending, mailer: { ...mailer, close } }, mail?.id ?? '').catch(() => {})
      return (await test.database.select().from(newsletterSubscribers))[0]
    }
    const busy = { send: () => Promise.reject(new Error('450 Greylisted')) }
    expect(await send(busy)).toMatchObject({ bouncedAt: null })
    const gone = {
      send: async () => refuse({ code: 'refused_for_good' as const, reason: '550 No such user' }),
    }
    expect(await send(gone)).toMatchObject({ bouncedAt: expect.any(Date), bounceReason: '550 No such user' })
  })
})

describe('the confirmation', () => {
  it('is a POST: opening the link, as mail scanners do, confirms nothing', async () => {
    await postForm('/newsletter', { email: 'lia@example.ch', language: 'de' })
    const link = linkIn((await sendMails())[0], '/newsletter/bestaetigen')
    const token = link.searchParams.get('token')
    const view = await app.inject(`/api/newsletter/sign-ups/${token}`)
    expect(view.json()).toEqual({ address: 'l…@example.ch', state: 'open' })
    expect(view.headers['cache-control']).toBe('no-store')
    expect(await test.database.$count(newsletterSubscribers)).toBe(0)
    const foreign = await postForm(link.pathname + link.search, {}, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.statusCode).toBe(403)
    expect(await test.database.$count(newsletterSubscribers)).toBe(0)
    const pressed = await postForm(link.pathname + link.search, { action: 'confirm' })
    expect(pressed.headers.location).toBe(`/newsletter/bestaetigen?token=${token}&lng=de#inhalt`)
    expect((await app.inject(`/api/newsletter/sign-ups/${token}`)).json()).toMatchObject({
      state: 'confirmed',
    })
  })

  it('refuses an invalid token', async () => {
    expect((await app.inject(`/api/newsletter/sign-ups/${'a'.repeat(43)}`)).statusCode).toBe(404)
    expect((await postForm('/newsletter/bestaetigen?token=x', {})).statusCode).toBe(303)
    expect(await test.database.$count(newsletterSubscribers)).toBe(0)
  })
})

describe('unsubscribing', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    [undefined, undefined],
  ])(
    'accepts one POST of a mail program (%s), from any origin, without a redirect',
    async (type, payload) => {
      const welcome = await subscribe('it')
      const address = (headersOf(welcome, 'list-unsubscribe')?.[0] ?? '').slice(1 + publicUrl.length, -1)
      const answer = await app.inject({
        method: 'POST',
        url: address,
        ...(payload && { payload }),
        headers: { ...(type && { 'content-type': type }), 'sec-fetch-site': 'cross-site' },
      })
      expect([answer.statusCode, answer.body]).toEqual([200, 'OK\n'])
      expect((await test.database.select().from(newsletterSubscribers))[0]?.unsubscribedAt).not.toBeNull()
      // Idempotent, also for a deleted address.
      expect((await app.inject({ method: 'POST', url: address })).statusCode).toBe(200)
      await test.database.delete(newsletterSubscribers)
      expect((await app.inject({ method: 'POST', url: address })).statusCode).toBe(200)
    },
  )

  it('redirects back to the page, and allows subscribing again', async () => {
    const welcome = await subscribe('en')
    const address = (headersOf(welcome, 'list-unsubscribe')?.[0] ?? '').slice(1 + publicUrl.length, -1)
    const token = new URL(address, publicUrl).searchParams.get('token')
    const subscribed = async () =>
      (await app.inject(`/api/newsletter/subscribers/${token}`)).json().subscribed
    expect(await subscribed()).toBe(true)
    const left = await postForm(address, { action: 'leave' })
    expect([left.statusCode, left.headers.location]).toEqual([303, `${address}#inhalt`])
    expect(await subscribed()).toBe(false)
    await postForm(address, { action: 'return' })
    expect(await subscribed()).toBe(true)
  })
})
