import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as template } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FormSubmission } from '#app/form/form-state.ts'
import { requestNewsletter } from '#features/newsletter/request-newsletter.server.ts'
import type { PersonalFileView } from '#features/privacy/personal-file.ts'
import { readPrivacyTrail } from '#features/privacy/privacy-audit.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachment-store.ts'
import { mailFolder, openMailer } from '#platform/mail/mailer.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { mailRenderer } from '../mail/render-mail.ts'
import { privacyRoutes } from './privacy-routes.ts'

let scene: BookingScene
let app: FastifyInstance
let dataDir: string
let removedFiles: string[]
let shown: (FormSubmission | undefined)[]
const LIA = 'lia@example.ch'

const attachments: AttachmentStore = {
  put: async () => {},
  open: () => Promise.reject(new Error('not asked')),
  remove: async (ids) => void removedFiles.push(...ids),
}

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  removedFiles = []
  shown = []
  dataDir = mkdtempSync(join(tmpdir(), 'gratweg-privacy-'))
  await scene.deps.db.execute(
    template.raw(
      'truncate orders, order_lines, vouchers, bookings, events, inquiries, inquiry_attachments, outgoing_mails, newsletter_subscribers, newsletter_sign_ups, privacy_links, privacy_audit cascade',
    ),
  )
  app = Fastify()
  privacyRoutes(app, {
    ...scene.deps,
    attachments,
    mailFolder: mailFolder(dataDir),
    renderPage: async (_path, _language, submission) => {
      shown.push(submission)
      return { status: submission?.status ?? 200, headers: { 'Content-Type': 'text/html' }, body: 'page' }
    },
  })
  await app.ready()
})
afterEach(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await app.close()
})

const rows = async (text: string, values: unknown[] = []) =>
  (await scene.test.database.$client.query(text, values)).rows as Record<string, unknown>[]
const ask = (email: string, language = 'de') =>
  app.inject({ method: 'POST', url: '/api/privacy/links', payload: { email, language } })
const press = (token: string, fields: Record<string, string>, headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/datenschutz/meine-daten/einsicht?token=${token}&lng=de`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const view = async (token: string) =>
  (await app.inject(`/api/privacy/files/${token}`)).json() as PersonalFileView
const kindsOf = ({ groups }: PersonalFileView) =>
  Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ keep }) => keep)]))

async function sendMails(): Promise<Email[]> {
  const { db: database, key, clock } = scene.deps
  const sending = {
    database,
    mailer: openMailer({ dataDir, mailFrom: 'Gratweg <hallo@example.ch>' }),
    renderMail: mailRenderer({ database, key, publicUrl: 'https://www.gratweg.test', attachments }),
    log: { info() {}, warn() {}, error() {} },
    clock,
  }
  const owed = await database.select().from(outgoingMails)
  for (const { id, kind } of owed) if (kind.startsWith('privacy-')) await sendQueuedMail(sending, id)
  const files = readdirSync(mailFolder(dataDir))
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(mailFolder(dataDir), file)))))
}

/** Asks for the link and reads it out of the mail. */
async function openFile(email = LIA, language = 'de'): Promise<string> {
  expect((await ask(email, language)).statusCode).toBe(201)
  const mails = await sendMails()
  const texts = mails.filter(({ to }) => to?.[0]?.address === email).map(({ text }) => text ?? '')
  const links = texts.flatMap((text) => text.match(/einsicht\?token=[\w-]{43}/g) ?? [])
  return links.at(-1)?.slice(-43) ?? ''
}

async function addInquiry(email: string) {
  const [row] = await rows(
    `insert into inquiries (id, reference_hash, kind, language, email, message, terms_version, copied, content_hash, created_at, answer_due_at)
     select id, id::text, 'contact', 'de', $1, 'Guten Tag', 't', true, id::text, now(), now() from (select gen_random_uuid() as id) made
     returning id, number`,
    [email],
  )
  const [file] = await rows(
    `insert into inquiry_attachments (id, inquiry_id, position, name, content_type, bytes, digest, created_at)
     values (gen_random_uuid(), $1, 0, 'plan.pdf', 'application/pdf', 9, 'd', now()) returning id`,
    [row?.['id']],
  )
  for (const [kind, to] of [
    ['inquiry-notice', 'owner@example.ch'],
    ['inquiry-copy', email],
  ])
    await rows(
      `insert into outgoing_mails (kind, recipient, language, payload) values ($1, $2, 'de', jsonb_build_object('inquiryId', $3::text))`,
      [kind, to, row?.['id']],
    )
  return { number: row?.['number'], file: file?.['id'] }
}

async function addOrder(email: string, { paid }: { paid: boolean }) {
  await rows(
    `with o as (
       insert into orders (id, reference_hash, state, currency, total_cents, language, provider, cancel_url, expires_at, request_hash, placed_at, updated_at, paid_at, customer_email, customer_name)
       select id, id::text, $1, 'chf', 8900, 'de', 'double', '/', now(), 'x', '2026-03-03', '2026-03-03', case when $2 then timestamptz '2026-03-03' end, $3, 'Lia Muster'
       from (select gen_random_uuid() as id) made returning id)
     insert into order_lines (id, order_id, position, kind, product_id, variant_id, product_title, variant_title, quantity, unit_price_cents, total_cents)
     select gen_random_uuid(), id, 0, 'goods', 'p', 'v', 'Peilkompass', 'Standard', 1, 8900, 8900 from o`,
    [paid ? 'paid' : 'expired', paid, email],
  )
}

/** A booking of each kind, and a person in the line behind. */
async function addBookings() {
  const past = await scene.event({ days: 20 })
  const coming = await scene.event({ days: 30 })
  const full = await scene.event({ days: 40, places: 1 })
  const named = { email: LIA, note: 'Nussallergie', phone: '041 000 00 00', people: 2 }
  await scene.book(past, named)
  await rows(
    `update bookings set participants = '["Lia", "Noel"]', staff_note = 'Knie' where event_id = $1`,
    [past],
  )
  await rows(
    `update events set starts_local = starts_local - interval '60 days', ends_local = ends_local - interval '60 days' where id = $1`,
    [past],
  )
  await scene.book(coming, named)
  await scene.book(full, { email: 'first@example.ch' })
  await scene.book(full, { email: LIA, waitIfFull: true })
  return { past, coming, full }
}

describe('asking for the link', () => {
  it('answers the same whether anything is stored or not, and mails the link to the address alone', async () => {
    await addInquiry(LIA)
    const answers = [await ask(LIA), await ask('stranger@example.ch')]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    const to = (await sendMails()).map((mail) => mail.to?.[0]?.address)
    expect(to.sort()).toEqual([LIA, 'stranger@example.ch'])
  })

  it('works without script, in the language of the form', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/datenschutz/meine-daten',
      payload: 'email=lia%40example.ch&language=it',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.headers.location).toBe('/datenschutz/meine-daten/unterwegs?lng=it#inhalt')
    const [mail] = await sendMails()
    expect(mail?.subject).toBe('I Suoi dati presso di noi')
  })

  it('mails one address three times a day at the most, and one network ten times an hour', async () => {
    for (let i = 0; i < 5; i++) await ask(i % 2 ? 'LIA@example.ch' : LIA)
    expect(await scene.deps.db.$count(outgoingMails)).toBe(3)
    for (let i = 0; i < 12; i++) await ask(`guest-${i}@example.ch`)
    expect(await scene.deps.db.$count(outgoingMails)).toBe(10)
  })

  it('mails one network no more at the same moment', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, i) => ask(`guest-${i}@example.ch`)))
    expect(await scene.deps.db.$count(outgoingMails)).toBe(10)
  })
})

describe('the link', () => {
  it('opens for two hours, and a newer one ends it', async () => {
    await addInquiry(LIA)
    const first = await openFile()
    expect((await app.inject(`/api/privacy/files/${first}`)).statusCode).toBe(200)
    const second = await openFile()
    expect((await app.inject(`/api/privacy/files/${first}`)).statusCode).toBe(404)
    const answer = await app.inject(`/api/privacy/files/${second}`)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    scene.later(121)
    expect((await app.inject(`/api/privacy/files/${second}`)).statusCode).toBe(404)
    expect((await app.inject(`/api/privacy/files/${second}/export`)).statusCode).toBe(404)
    expect((await press(second, { sure: 'on' })).headers.location).toContain('/einsicht?token=')
    expect(await rows('select 1 from inquiries')).toHaveLength(1)
  })

  it.each(['', 'x', 'a'.repeat(43), '%00', "' or true --"])('is not found for %j', async (token) => {
    const answer = await app.inject(`/api/privacy/files/${encodeURIComponent(token)}`)
    expect(answer.statusCode).toBe(404)
  })
})

describe('what is stored', () => {
  it('is listed by kind, with what stays and until when; nothing of anybody else', async () => {
    await addOrder('Lia@Example.ch', { paid: true })
    await addOrder(LIA, { paid: false })
    await addInquiry(LIA)
    await addInquiry('noel@example.ch')
    await addBookings()
    await scene.deps.db.transaction((tx) =>
      requestNewsletter(tx, scene.deps, { email: LIA, language: 'de', source: 'footer' }),
    )
    const file = await view(await openFile())
    expect(kindsOf(file)).toEqual({
      order: ['books', null],
      booking: ['books', 'running', null],
      inquiry: [null],
      newsletter: [null],
      mail: expect.any(Array),
    })
    const order = file.groups.find(({ kind }) => kind === 'order')?.items[0]
    expect(order).toMatchObject({
      day: '2026-03-03',
      cents: 8900,
      title: 'Peilkompass',
      keptUntil: '2036-12-31',
    })
    expect(file.address).toBe(LIA)
  })

  it('comes along as one file with every row, no secret and no hash', async () => {
    await addOrder(LIA, { paid: true })
    await addInquiry(LIA)
    await addInquiry('noel@example.ch')
    await addBookings()
    const answer = await app.inject(`/api/privacy/files/${await openFile()}/export`)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="gratweg-data.json"')
    const file = answer.json()
    expect(file).toMatchObject({
      address: LIA,
      order: [{ customerName: 'Lia Muster', keptBecause: 'books', lines: [{ productTitle: 'Peilkompass' }] }],
      inquiry: [{ message: 'Guten Tag', attachments: [{ name: 'plan.pdf', bytes: 9 }] }],
      voucher: [],
      account: [],
      privacyRequests: [{ action: 'asked' }, { action: 'exported' }],
    })
    expect(file.booking).toHaveLength(3)
    expect(file.booking[0]).toMatchObject({
      participants: ['Lia', 'Noel'],
      note: 'Nussallergie',
      event: { title: 'Aufbruch' },
    })
    expect(answer.body).not.toContain('noel@example.ch')
    expect(answer.body).not.toMatch(/[a-z](Hash|Token|sessionUrl)"/)
  })
})

describe('deleting', () => {
  it('wants a tick and a press of its own site', async () => {
    await addInquiry(LIA)
    const token = await openFile()
    const unsure = await press(token, {})
    expect(unsure.headers.location).toBe(
      `/datenschutz/meine-daten/einsicht?token=${token}&problem=sure&lng=de#loeschen`,
    )
    expect((await press(token, { sure: 'on' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect(await rows('select 1 from inquiries')).toHaveLength(1)
  })

  it('takes at once what need not be kept, leaves the books, and opens nothing any more', async () => {
    await addOrder(LIA, { paid: true })
    await addOrder(LIA, { paid: false })
    const mine = await addInquiry(LIA)
    await addInquiry('noel@example.ch')
    const { past, coming, full } = await addBookings()
    await scene.deps.db.transaction((tx) =>
      requestNewsletter(tx, scene.deps, { email: LIA, language: 'de', source: 'footer' }),
    )
    const token = await openFile()
    const answer = await press(token, { sure: 'on' })
    expect(answer.headers.location).toBe('/datenschutz/meine-daten/geloescht?lng=de#inhalt')

    expect(await rows('select paid_at is not null as paid from orders')).toEqual([{ paid: true }])
    expect(await rows('select email from inquiries')).toEqual([{ email: 'noel@example.ch' }])
    expect(removedFiles).toEqual([mine.file])
    expect(await rows('select 1 from newsletter_sign_ups')).toEqual([])
    expect(await rows('select 1 from privacy_links')).toEqual([])
    expect(await scene.bookingsOf(past)).toMatchObject([
      { email: LIA, participants: [], note: null, staffNote: null, phone: null, people: 2 },
    ])
    expect(await scene.bookingsOf(coming)).toMatchObject([{ note: 'Nussallergie', state: 'confirmed' }])
    expect(await scene.bookingsOf(full)).toMatchObject([{ email: 'first@example.ch' }])
    expect((await app.inject(`/api/privacy/files/${token}`)).statusCode).toBe(404)
  })

  it('offers a place that was offered to them to the next who waits', async () => {
    const { full } = await addBookings()
    await scene.book(full, { email: 'next@example.ch', waitIfFull: true })
    await rows(`update bookings set state = 'cancelled' where event_id = $1 and email = 'first@example.ch'`, [
      full,
    ])
    await rows(
      `update bookings set offered_until = now() + interval '1 day' where event_id = $1 and email = $2`,
      [full, LIA],
    )
    await press(await openFile(), { sure: 'on' })
    expect(
      await rows(
        `select email, offered_until is not null as offered from bookings where event_id = $1 and state = 'waitlisted'`,
        [full],
      ),
    ).toEqual([{ email: 'next@example.ch', offered: true }])
    expect(await scene.takenOf(full)).toBe(1)
  })

  it('is confirmed by mail, reminds the owner by number, and leaves a trail without the address', async () => {
    const { number } = await addInquiry(LIA)
    await press(await openFile(LIA, 'fr'), { sure: 'on' })
    const mails = await sendMails()
    const confirmed = mails.find(({ subject }) => subject === 'Ihre Daten sind gelöscht')
    expect(confirmed?.to?.[0]?.address).toBe(LIA)
    const notice = mails.find(({ to }) => to?.[0]?.address === 'owner@example.ch')
    expect(notice?.subject).toBe(`Bitte löschen: Anfragen ${number}`)
    expect(`${notice?.text}${notice?.html}`).not.toContain(LIA)
    // Mails that spoke of it, sent or waiting, are forgotten too.
    const left = await rows('select kind from outgoing_mails order by kind')
    expect(left.map(({ kind }) => kind)).toEqual(['privacy-erased', 'privacy-notice'])
    const trail = await rows('select action, address_hash, counts from privacy_audit order by at')
    expect(trail.map(({ action }) => action)).toEqual(['asked', 'erased'])
    expect(JSON.stringify(trail)).not.toContain('lia')
    const proof = await readPrivacyTrail(scene.deps.db, { key: scene.deps.key, email: 'LIA@example.ch' })
    expect(proof.at(-1)).toMatchObject({ action: 'erased', counts: { inquiry: 1, attachment: 1 } })
  })

  it('finds nothing the second time, and says so', async () => {
    await press(await openFile(), { sure: 'on' })
    await press(await openFile(), { sure: 'on' })
    const [first] = await rows(`select counts from privacy_audit where action = 'erased' order by at desc`)
    expect(Object.values(first?.['counts'] as object).every((count) => count === 0)).toBe(true)
    const last = (await sendMails()).findLast(({ subject }) => subject === 'Ihre Daten sind gelöscht')
    expect(last?.text).toContain('war nichts gespeichert')
  })
})
