import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { FormSubmission } from '#site/form/form-state.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { createCaptchaChallenge } from '#platform/captcha/captcha-challenge.ts'
import { captchaUses } from '#platform/captcha/captcha-uses.tables.ts'
import type { Database } from '#platform/database/database.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { attachmentsInMemory } from '#test/attachments.ts'
import { type FormPart, filePart, multipartOf, textParts } from '#test/multipart.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { captchaGuard } from '#server/captcha/captcha-guard.ts'
import { contactForm } from './forms/contact-form.ts'
import { inquiryRoutes } from './inquiry-routes.ts'
import { fileVersions } from '#test/legal/file-versions.ts'

const key = Buffer.alloc(32, 7)
const clock = () => new Date()
let app: FastifyInstance
let rendered: FormSubmission | undefined
let kept: number

const test = await forThisFile(createTestDatabase())
beforeEach(async () => {
  await emptyTables(test.database, 'inquiries', 'outgoing_mails', 'captcha_uses')
  kept = 0
  app = await openApp(test.database)
})
afterEach(() => app.close())

async function openApp(db: Database): Promise<FastifyInstance> {
  const opened = Fastify()
  inquiryRoutes(opened, {
    db,
    key,
    clock,
    ownerEmail: () => 'owner@example.ch',
    legal: fileVersions,
    forms: [contactForm],
    attachments: {
      ...attachmentsInMemory,
      put: (...file) => {
        kept++
        return attachmentsInMemory.put(...file)
      },
    },
    captcha: captchaGuard({ db: test.database, key, clock }),
    renderPage: async (_path, _language, submission) => {
      rendered = submission
      return { status: submission?.status ?? 200, headers: { 'Content-Type': 'text/html' }, body: 'page' }
    },
  })
  await opened.ready()
  return opened
}

const typed = { email: 'lia@example.ch', message: 'Guten Tag', language: 'it', key: 'f'.repeat(32) }

async function solved(): Promise<string> {
  const openedAt = new Date(Date.now() - 60_000)
  const challenge = await createCaptchaChallenge({ key, clock }, { tries: 2, openedAt })
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
}

const post = (payload: object, to = app) =>
  to.inject({ method: 'POST', url: '/api/inquiries/contact', payload })
const postForm = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/kontakt',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const postFiles = (parts: FormPart[]) =>
  app.inject({ method: 'POST', url: '/api/inquiries/contact', ...multipartOf(parts) })
const stored = () => test.database.select().from(inquiries)
const mailKinds = async () =>
  (await test.database.select().from(outgoingMails)).map(({ kind }) => kind).sort()

it('accepts a solved form unmarked, with a copy to its sender', async () => {
  expect((await post({ ...typed, altcha: await solved() })).statusCode).toBe(201)
  expect(await stored()).toMatchObject([{ botSignals: [], copied: true }])
  expect(await mailKinds()).toEqual(['inquiry-copy', 'inquiry-notice'])
})

it('spends no solution on an invalid field', async () => {
  const altcha = await solved()
  expect((await post({ ...typed, email: 'lia', altcha })).statusCode).toBe(422)
  expect(await test.database.$count(captchaUses)).toBe(0)
  expect((await post({ ...typed, altcha })).statusCode).toBe(201)
})

it('accepts the same submission again with its spent solution, as after a lost answer', async () => {
  const form = { ...typed, altcha: await solved() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(form)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1)
  expect(await stored()).toHaveLength(1)
})

it('accepts it again when it could not be stored the first time', async () => {
  const altcha = await solved()
  const broken = await openApp({
    transaction: () => Promise.reject(new Error('down')),
  } as unknown as Database)
  expect((await post({ ...typed, altcha }, broken)).statusCode).toBeGreaterThanOrEqual(500)
  await broken.close()
  expect((await post({ ...typed, altcha })).statusCode).toBe(201)
})

it('refuses other texts with a used solution, and stores nothing', async () => {
  const altcha = await solved()
  await post({ ...typed, altcha })
  const flood = Array.from({ length: 10 }, (_, i) => post({ ...typed, message: `Werbung ${i}`, altcha }))
  for (const answer of await Promise.all(flood)) {
    expect(answer.statusCode).toBe(422)
    expect(answer.json().problems).toEqual([{ field: 'altcha', code: 'used' }])
  }
  expect(await stored()).toHaveLength(1)
})

it('sends a plain form with a bad solution back with what was typed', async () => {
  const answer = await postForm({ ...typed, altcha: 'made up' })
  expect(answer.statusCode).toBe(422)
  expect(rendered).toMatchObject({
    values: { email: 'lia@example.ch', message: 'Guten Tag' },
    problems: [{ field: 'altcha', code: 'invalid' }],
  })
})

it('accepts a form without a solution for the owner only, up to a limit', async () => {
  const codes = []
  for (let i = 0; i < 22; i++) codes.push((await postForm({ ...typed, message: `${i}` })).statusCode)
  expect(codes).toEqual([...Array(20).fill(303), 429, 429])
  expect(rendered).toMatchObject({ notice: 'too_many', values: { message: '21' } })
  expect(await mailKinds()).toEqual(Array(20).fill('inquiry-notice'))
  expect((await stored()).every(({ botSignals }) => botSignals.includes('unsolved'))).toBe(true)
  expect((await post({ ...typed, altcha: await solved() })).statusCode).toBe(201)
})

it('stores no file before the captcha passes, and accepts no form without its files', async () => {
  const file = filePart('plan.txt', Buffer.from('Der Plan ist die Karte.'), 'text/plain')
  const bad = await postFiles([...textParts({ ...typed, altcha: 'made up' }), file])
  expect(bad.json().problems).toEqual([{ field: 'altcha', code: 'invalid' }])
  expect(kept).toBe(0)
  expect((await postFiles([...textParts({ ...typed, altcha: await solved() }), file])).statusCode).toBe(201)
  expect(kept).toBe(1)

  for (let i = 0; i < 20; i++) await post({ ...typed, message: `${i}` })
  expect((await postFiles([...textParts({ ...typed, message: 'more' }), file])).statusCode).toBe(429)
  // A solution after the files comes too late to admit them.
  const late = [...textParts({ ...typed, message: 'late' }), file, ...textParts({ altcha: await solved() })]
  expect((await postFiles(late)).json().problems).toEqual([{ field: 'altcha', code: 'invalid' }])
  expect(kept).toBe(1)
  expect(await stored()).toHaveLength(21)
})
