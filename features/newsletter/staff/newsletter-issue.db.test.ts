import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { EditedNews } from '#features/news/staff/news-document.ts'
import { newsRevisions } from '#features/news/staff/news.tables.server.ts'
import { NEWSLETTER_ISSUE } from '#features/newsletter/newsletter-issue.ts'
import { newsletterIssues, newsletterSubscribers } from '#features/newsletter/newsletter.tables.server.ts'
import { unsubscribeToken } from '#features/newsletter/newsletter-tokens.server.ts'
import { unsubscribe } from '#features/newsletter/unsubscribe-newsletter.server.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { hashToken } from '#platform/secrets.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { noAttachments } from '#test/attachments.ts'

const PIECE = 'feuer-ohne-feuerzeug'

const scene = await forThisFile(openStaffScene())
beforeEach(async () => {
  const { db } = scene.deps
  await db.delete(newsRevisions)
  await db.delete(newsletterIssues)
  await db.delete(newsletterSubscribers)
  await db.delete(outgoingMails)
})

async function subscribed(name: string, language: Language, more: { bouncedAt?: Date } = {}) {
  const { db, key, clock } = scene.deps
  const id = randomUUID()
  const tokenHash = hashToken(unsubscribeToken(key, id))
  const email = `${name}@example.ch`
  await db
    .insert(newsletterSubscribers)
    .values({ id, email, language, tokenHash, confirmedAt: clock(), ...more })
  return id
}

const mails = () => scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.kind, NEWSLETTER_ISSUE))
const send = (slug = PIECE) => scene.post(`/news/${slug}/issue`)

it('is sent to all confirmed addresses, once, each in its language, and not after unsubscription or rejection', async () => {
  await subscribed('eins', 'de')
  await subscribed('deux', 'fr')
  await subscribed('weg', 'de', { bouncedAt: scene.deps.clock() })
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await mails()).map(({ recipient, language }) => [recipient, language]).toSorted()).toEqual([
    ['deux@example.ch', 'fr'],
    ['eins@example.ch', 'de'],
  ])
  expect((await scene.get(`/news/${PIECE}/issue`)).body).toMatchObject({
    sent: { recipients: 2, waiting: 2, failed: 0, left: 0 },
  })
})

it('matches the article on the site, links it, and can be unsubscribed with one press', async () => {
  const id = await subscribed('deux', 'fr')
  await send()
  const [mail] = await mails()
  if (!mail) throw new Error('no mail')
  const render = mailRenderer({
    database: scene.deps.db,
    key: scene.deps.key,
    publicUrl: 'https://site.test',
    attachments: noAttachments,
  })
  const piece = fileMessageSource.current().facts.news.fr.find(({ slug }) => slug === PIECE)
  const { subject, text, unsubscribeUrl } = await render(mail)
  expect(subject).toBe(piece?.title)
  expect(text).toContain(piece?.lead)
  expect(text).toContain(`https://site.test/news/${PIECE}?lng=fr`)
  expect(unsubscribeUrl).toContain(unsubscribeToken(scene.deps.key, id))
  expect(text).toContain(unsubscribeUrl)
})

it('is withdrawn for those who unsubscribe before the mail is sent', async () => {
  const id = await subscribed('eins', 'de')
  await subscribed('zwei', 'de')
  await send()
  await unsubscribe(scene.deps, unsubscribeToken(scene.deps.key, id))
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['zwei@example.ch'])
  expect((await scene.get(`/news/${PIECE}/issue`)).body).toMatchObject({ sent: { recipients: 2, left: 1 } })
})

it('stops when its article is taken down', async () => {
  await subscribed('eins', 'de')
  await send()
  expect((await scene.post(`/news/${PIECE}/withdrawal`, { seen: 0 })).status).toBe(200)
  expect(await mails()).toEqual([])
})

it('previews its text in four languages, and its recipients', async () => {
  await subscribed('uno', 'it')
  const { body } = await scene.get(`/news/${PIECE}/issue`)
  expect(body).toMatchObject({ readers: { de: 0, en: 0, fr: 0, it: 1 }, sent: null })
  const languages = (body as { mails: { language: Language }[] }).mails.map(({ language }) => language)
  expect(languages).toEqual([...LANGUAGES])
})

it('is sent to its author as a test, in four languages', async () => {
  expect((await scene.post(`/news/${PIECE}/issue-test`)).status).toBe(200)
  const tests = await scene.deps.db.select().from(outgoingMails)
  expect(tests.map(({ kind, language }) => [kind, language])).toEqual(
    LANGUAGES.map((language) => ['issue-test', language]),
  )
})

it('is refused for an article that is not on the site, and without recipients', async () => {
  expect((await send()).body).toMatchObject({ code: 'nobody_subscribed' })
  expect((await send('gibt-es-nicht')).body).toMatchObject({ code: 'not_published' })
  expect(await scene.deps.db.$count(newsletterIssues)).toBe(0)
})

describe('a planned article', () => {
  const SOON = 'bald'
  const read = async (slug: string) =>
    ((await scene.get(`/news/${slug}`)).body as { piece: EditedNews }).piece
  const seen = async () => (await read(SOON)).revision

  beforeEach(async () => {
    const { document } = await read(PIECE)
    const texts = { ...document.texts, de: { ...document.texts.de, title: 'Bald' } }
    await scene.post('/news', { title: 'Bald' })
    const drafted = { document: { ...document, date: '2099-01-01', texts }, seen: await seen() }
    await scene.post(`/news/${SOON}/drafts`, drafted)
    await scene.post(`/news/${SOON}/publication`, { seen: await seen() })
    await subscribed('eins', 'de')
  })

  it('is sent as a test in its final form, and to nobody else before its day', async () => {
    const { body } = await scene.get(`/news/${SOON}/issue`)
    expect(body).toMatchObject({ sent: null, mails: [{ language: 'de', subject: 'Bald' }, {}, {}, {}] })
    expect((await scene.post(`/news/${SOON}/issue-test`)).status).toBe(200)
    expect((await send(SOON)).body).toMatchObject({ code: 'not_published' })
    const [test] = await scene.deps.db.select().from(outgoingMails)
    if (!test) throw new Error('no mail')
    const { db: database, key } = scene.deps
    const render = mailRenderer({ database, key, publicUrl: 'https://site.test', attachments: noAttachments })
    expect((await render(test)).subject).toBe('Test: Bald')
  })

  it('has no test once its plan is cancelled', async () => {
    await scene.post(`/news/${SOON}/withdrawal`, { seen: await seen() })
    expect((await scene.post(`/news/${SOON}/issue-test`)).body).toMatchObject({ code: 'not_published' })
  })
})
