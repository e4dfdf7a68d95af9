import Fastify, { type FastifyInstance } from 'fastify'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { INQUIRY_KINDS } from '#features/inquiry/inquiry.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { inquiryAttachments } from '#features/inquiry/database/inquiry-attachments.tables.server.ts'
import { storageObjects } from '#features/storage/database/storage.tables.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { attachmentsIn } from '#test/attachments.ts'
import { createSeededRandom } from '#test/inquiries/seeded-random.ts'
import { hostileSubmission } from '#test/inquiries/hostile-submission.ts'
import { validTexts } from '#test/inquiries/hostile-texts.ts'
import { openCaptcha } from '#test/open-captcha.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { countOf, seedOf } from '#test/sample.ts'
import { answerError } from '#platform/http/answer-error.ts'
import { contactForm } from './forms/contact-form.ts'
import { projectForm } from './forms/project-form.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { teamEventForm } from './forms/team-event-form.ts'
import { inquiryAddress } from './inquiry-form.ts'
import { inquiryRoutes } from './inquiry-routes.ts'
import { fileVersions } from '#test/legal/file-versions.ts'

/** `npm run bench -- hostile` sends ten times as many to a whole server and measures memory. */
const SUBMISSIONS = countOf(1000)
const AT_ONCE = 10

const folder = makeTemporaryFolder('hostile')
const clock = () => new Date()
let app: FastifyInstance

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  app = Fastify({ bodyLimit: 256 * 1024 })
  app.setErrorHandler(answerError)
  inquiryRoutes(app, {
    db: test.database,
    key: Buffer.alloc(32, 7),
    clock,
    ownerEmail: () => 'owner@example.ch',
    legal: fileVersions,
    forms: [contactForm, projectForm(clock), teamEventForm(clock, () => FIRST_OFFER)],
    captcha: openCaptcha,
    attachments: await attachmentsIn(test.database, folder.path),
    inquiriesInTenMinutes: 1e9,
    renderPage: async (_path, _language, submission) => ({
      status: submission?.status ?? 200,
      headers: { 'Content-Type': 'text/html' },
      body: 'page',
    }),
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  folder.remove()
})

it('refuses malformed and hostile submissions, without storing or mailing them', async () => {
  const bad: string[] = []
  const first = seedOf('hostile submissions')
  let seed = first
  const worker = async () => {
    while (seed < first + SUBMISSIONS) {
      const mine = ++seed
      const answer = await app.inject({ method: 'POST', ...hostileSubmission(mine) })
      const { statusCode: status } = answer
      if (status < 400 || status >= 500) bad.push(`seed ${mine}: ${status} ${answer.body.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(bad).toEqual([])
  expect(await test.database.$count(inquiries)).toBe(0)
  expect(await test.database.$count(outgoingMails)).toBe(0)
  expect(await test.database.$count(inquiryAttachments)).toBe(0)
  expect(await test.database.$count(storageObjects)).toBe(0)

  // The same texts pass without the hostile files.
  for (const kind of INQUIRY_KINDS) {
    const payload = Object.fromEntries(validTexts(createSeededRandom(1), kind))
    const answer = await app.inject({ method: 'POST', url: inquiryAddress(kind), payload })
    expect(answer.statusCode, kind).toBe(201)
  }
})

it('replaces lone surrogates in a text by U+FFFD', async () => {
  for (const [kind, field] of [
    ['contact', 'message'],
    ['project', 'city'],
    ['team_event', 'occasion'],
  ] as const) {
    const payload = { ...Object.fromEntries(validTexts(createSeededRandom(2), kind)), [field]: 'a\uD800b' }
    const answer = await app.inject({ method: 'POST', url: inquiryAddress(kind), payload })
    expect(answer.statusCode, kind).toBe(201)
  }
  const written = await test.database.select().from(inquiries).where(like(inquiries.message, 'a_b'))
  expect(written.map(({ message }) => message)).toEqual(['a\uFFFDb'])
})
