import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepAttachments } from '#features/inquiry/attachments/sweep-attachments.server.ts'
import { requestNewsletter } from '#features/newsletter/request-newsletter.server.ts'
import { VOUCHER_GIFT } from '#features/order/gift/queue-gifts.server.ts'
import { readPrivacyTrail } from '#features/privacy/privacy-audit.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { LIA, openPrivacyScene } from '#test/privacy/privacy-scene.ts'
import { readPersonalRecords } from './personal-file.ts'

const scene = await forThisFile(openPrivacyScene())

describe('requests of customers', () => {
  beforeEach(() => scene.reset())

  describe('deleting personal data', () => {
    it('requires a ticked checkbox and a request of its own site', async () => {
      await scene.addInquiry(LIA)
      const token = await scene.openFile()
      const unsure = await scene.press(token, {})
      expect(unsure.headers.location).toBe(
        `/datenschutz/meine-daten/einsicht?token=${token}&problem=sure&lng=de#loeschen`,
      )
      expect((await scene.press(token, { sure: 'on' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
        403,
      )
      expect(await scene.rows('select 1 from inquiries')).toHaveLength(1)
    })

    it('deletes at once what need not be kept, keeps the books, and invalidates links', async () => {
      await scene.addOrder(LIA, { paid: true })
      await scene.addOrder(LIA, { paid: false })
      const mine = await scene.addInquiry(LIA)
      await scene.addInquiry('noel@example.ch')
      const { past, coming, full } = await scene.addBookings()
      await scene.deps.db.transaction((tx) =>
        requestNewsletter(tx, scene.deps, { email: LIA, language: 'de', source: 'footer' }),
      )
      const token = await scene.openFile()
      const answer = await scene.press(token, { sure: 'on' })
      expect(answer.headers.location).toBe('/datenschutz/meine-daten/geloescht?lng=de#inhalt')

      expect(await scene.rows('select paid_at is not null as paid from orders')).toEqual([{ paid: true }])
      expect(await scene.rows('select email from inquiries')).toEqual([{ email: 'noel@example.ch' }])
      expect(scene.removedFiles).toEqual([mine.file])
      expect(await scene.rows('select 1 from newsletter_sign_ups')).toEqual([])
      expect(await scene.rows('select 1 from privacy_links')).toEqual([])
      expect(await scene.bookingsOf(past)).toMatchObject([
        {
          email: LIA,
          participants: [],
          note: null,
          noteConsentAt: null,
          staffNote: null,
          phone: null,
          people: 2,
        },
      ])
      expect(await scene.bookingsOf(coming)).toMatchObject([{ note: 'Nussallergie', state: 'confirmed' }])
      expect(await scene.bookingsOf(full)).toMatchObject([{ email: 'first@example.ch' }])
      expect((await scene.app.inject(`/api/privacy/files/${token}`)).statusCode).toBe(404)
    })

    it('deletes what staff noted at an order that is kept, once nothing of it has to be sent', async () => {
      await scene.addOrder(LIA, { paid: true })
      await scene.addOrder(LIA, { paid: true })
      await scene.rows(
        `update orders set fulfilled_at = paid_at where id = (select id from orders order by number limit 1)`,
      )
      await scene.rows(
        `insert into order_steps (id, order_id, kind, at, staff_id, text)
       select gen_random_uuid(), id, 'order_noted', now(), gen_random_uuid(), 'Ruft nie zurück' from orders`,
      )
      await scene.press(await scene.openFile(), { sure: 'on' })
      expect(
        await scene.rows(
          'select fulfilled_at is null as running from order_steps n join orders o on o.id = n.order_id where n.text is not null',
        ),
      ).toEqual([{ running: true }])
    })

    it('deletes where others wanted to send a voucher, and the mail that waits for it', async () => {
      await scene.addOrder('buyer@example.ch', { paid: true })
      await scene.rows(`update order_lines set kind = 'value_voucher', voucher_cents = 8900, gift = $1`, [
        JSON.stringify({ recipient: 'Lia', email: 'Lia@Example.ch', day: '2027-12-24' }),
      ])
      await scene.deps.db.transaction((tx) =>
        enqueueMail(tx, { kind: VOUCHER_GIFT, to: LIA, language: 'de', payload: {} }),
      )
      const token = await scene.openFile()
      const file = await scene.view(token)
      expect(scene.kindsOf(file)).toMatchObject({ order: [null] })
      expect(JSON.stringify(file)).not.toContain('buyer@example.ch')
      await scene.press(token, { sure: 'on' })
      expect(await scene.rows('select gift from order_lines')).toEqual([{ gift: { recipient: 'Lia' } }])
      expect(await scene.rows('select 1 from outgoing_mails where kind = $1', [VOUCHER_GIFT])).toEqual([])
    })

    it('succeeds, and states so, also while the file store is down: files are deleted later', async () => {
      const { file } = await scene.addInquiry(LIA)
      const token = await scene.openFile()
      vi.spyOn(scene.attachments, 'remove').mockRejectedValueOnce(new Error('the store is away'))
      const answer = await scene.press(token, { sure: 'on' })
      expect(answer.headers.location).toBe('/datenschutz/meine-daten/geloescht?lng=de#inhalt')
      expect(scene.removedFiles).toEqual([])
      const later = () => new Date(Date.now() + 2 * 3_600_000)
      await sweepAttachments({ ...scene.deps, attachments: scene.attachments, clock: later })
      expect(scene.removedFiles).toEqual([file])
    })

    it('offers their offered place to the next who waits', async () => {
      const { full } = await scene.addBookings()
      await scene.book(full, { email: 'next@example.ch', waitIfFull: true })
      await scene.rows(
        `update bookings set state = 'cancelled' where event_id = $1 and email = 'first@example.ch'`,
        [full],
      )
      await scene.rows(
        `update bookings set offered_until = now() + interval '1 day' where event_id = $1 and email = $2`,
        [full, LIA],
      )
      await scene.press(await scene.openFile(), { sure: 'on' })
      expect(
        await scene.rows(
          `select email, offered_until is not null as offered from bookings where event_id = $1 and state = 'waitlisted'`,
          [full],
        ),
      ).toEqual([{ email: 'next@example.ch', offered: true }])
      expect(await scene.takenOf(full)).toBe(1)
    })

    it('is confirmed by mail, reminds the owner by number, and is logged without the address', async () => {
      const { number } = await scene.addInquiry(LIA)
      await scene.press(await scene.openFile(LIA, 'fr'), { sure: 'on' })
      const mails = await scene.sendMails()
      const confirmed = mails.find(({ subject }) => subject === 'Ihre Daten sind gelöscht')
      expect(confirmed?.to?.[0]?.address).toBe(LIA)
      const notice = mails.find(({ to }) => to?.[0]?.address === 'owner@example.ch')
      expect(notice?.subject).toBe(`Bitte löschen: Anfragen ${number}`)
      expect(`${notice?.text}${notice?.html}`).not.toContain(LIA)
      const left = await scene.rows('select kind from outgoing_mails order by kind')
      expect(left.map(({ kind }) => kind)).toEqual(['privacy-erased', 'privacy-notice'])
      const trail = await scene.rows('select action, address_hash, counts from privacy_audit order by at')
      expect(trail.map(({ action }) => action)).toEqual(['asked', 'erased'])
      expect(JSON.stringify(trail)).not.toContain('lia')
      const proof = await readPrivacyTrail(scene.deps.db, { key: scene.deps.key, email: 'LIA@example.ch' })
      expect(proof.at(-1)).toMatchObject({ action: 'erased', counts: { inquiry: 1, attachment: 1 } })
    })

    it('finds nothing the second time, and states so', async () => {
      await scene.press(await scene.openFile(), { sure: 'on' })
      await scene.press(await scene.openFile(), { sure: 'on' })
      const [first] = await scene.rows(
        `select counts from privacy_audit where action = 'erased' order by at desc`,
      )
      expect(Object.values(first?.['counts'] as object).every((count) => count === 0)).toBe(true)
      const last = (await scene.sendMails()).findLast(({ subject }) => subject === 'Ihre Daten sind gelöscht')
      expect(last?.text).toContain('war nichts gespeichert')
    })
  })
})

describe('the personal file', () => {
  beforeEach(() => scene.reset())

  describe('requesting the link', () => {
    it('answers the same with and without stored data, and mails the link to the address only', async () => {
      await scene.addInquiry(LIA)
      const answers = [await scene.ask(LIA), await scene.ask('stranger@example.ch')]
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      const to = (await scene.sendMails()).map((mail) => mail.to?.[0]?.address)
      expect(to.sort()).toEqual([LIA, 'stranger@example.ch'])
    })

    it('works without JavaScript, in the language of the form', async () => {
      const answer = await scene.app.inject({
        method: 'POST',
        url: '/datenschutz/meine-daten',
        payload: 'email=lia%40example.ch&language=it',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(answer.headers.location).toBe('/datenschutz/meine-daten/unterwegs?lng=it#inhalt')
      const [mail] = await scene.sendMails()
      expect(mail?.subject).toBe('I Suoi dati presso di noi')
    })

    it('mails one address at most three times a day, and one network ten times an hour', async () => {
      for (let i = 0; i < 5; i++) await scene.ask(i % 2 ? 'LIA@example.ch' : LIA)
      expect(await scene.deps.db.$count(outgoingMails)).toBe(3)
      for (let i = 0; i < 12; i++) await scene.ask(`guest-${i}@example.ch`)
      expect(await scene.deps.db.$count(outgoingMails)).toBe(10)
    })

    it('mails one network no more for simultaneous requests', async () => {
      await Promise.all(Array.from({ length: 25 }, (_, i) => scene.ask(`guest-${i}@example.ch`)))
      expect(await scene.deps.db.$count(outgoingMails)).toBe(10)
    })
  })

  it('mails one link for a form that arrives twice with one key', async () => {
    const payload = { email: LIA, language: 'de', key: '0123456789abcdef0123456789abcdef' }
    const send = () => scene.app.inject({ method: 'POST', url: '/api/privacy/links', payload })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await scene.deps.db.$count(outgoingMails)).toBe(1)
  })

  describe('the link', () => {
    it('is valid for two hours, and a newer one invalidates it', async () => {
      await scene.addInquiry(LIA)
      const first = await scene.openFile()
      expect((await scene.app.inject(`/api/privacy/files/${first}`)).statusCode).toBe(200)
      const second = await scene.openFile()
      expect((await scene.app.inject(`/api/privacy/files/${first}`)).statusCode).toBe(404)
      const answer = await scene.app.inject(`/api/privacy/files/${second}`)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      scene.later(121)
      expect((await scene.app.inject(`/api/privacy/files/${second}`)).statusCode).toBe(404)
      expect((await scene.app.inject(`/api/privacy/files/${second}/export`)).statusCode).toBe(404)
      expect((await scene.press(second, { sure: 'on' })).headers.location).toContain('/einsicht?token=')
      expect(await scene.rows('select 1 from inquiries')).toHaveLength(1)
    })

    it.each(['', 'x', 'a'.repeat(43), '%00', "' or true --"])('is not found for %j', async (token) => {
      const answer = await scene.app.inject(`/api/privacy/files/${encodeURIComponent(token)}`)
      expect(answer.statusCode).toBe(404)
    })
  })

  describe('the stored data', () => {
    it('is listed by kind, with what is kept and until when; nothing of anybody else', async () => {
      await scene.addOrder('Lia@Example.ch', { paid: true })
      await scene.addOrder(LIA, { paid: false })
      await scene.addInquiry(LIA)
      await scene.addInquiry('noel@example.ch')
      await scene.addBookings()
      await scene.deps.db.transaction((tx) =>
        requestNewsletter(tx, scene.deps, { email: LIA, language: 'de', source: 'footer' }),
      )
      const file = await scene.view(await scene.openFile())
      expect(scene.kindsOf(file)).toEqual({
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

    it('is downloaded as one file with every row, no secret and no hash', async () => {
      await scene.addOrder(LIA, { paid: true })
      await scene.addInquiry(LIA)
      await scene.addInquiry('noel@example.ch')
      await scene.addBookings()
      const answer = await scene.app.inject(`/api/privacy/files/${await scene.openFile()}/export`)
      expect(answer.headers['content-disposition']).toBe('attachment; filename="gratweg-data.json"')
      const file = answer.json()
      expect(file).toMatchObject({
        address: LIA,
        order: [
          { customerName: 'Lia Muster', keptBecause: 'books', lines: [{ productTitle: 'Peilkompass' }] },
        ],
        inquiry: [{ message: 'Guten Tag', attachments: [{ name: 'plan.pdf', bytes: 9 }] }],
        voucher: [],
        account: [],
        privacyRequests: [{ action: 'asked' }, { action: 'exported' }],
      })
      expect(file.booking).toHaveLength(3)
      expect(file.booking[0]).toMatchObject({
        participants: ['Lia', 'Noel'],
        note: 'Nussallergie',
        noteConsentAt: expect.stringMatching(/^\d{4}-/),
        event: { title: 'Aufbruch' },
      })
      expect(answer.body).not.toContain('noel@example.ch')
      expect(answer.body).not.toMatch(/[a-z](Hash|Token|sessionUrl)"/)
    })
  })
})

interface Statement {
  text: string
  values?: unknown[]
}

/** Drizzle wraps the text in an object of its own. */
const textOf = (query: unknown) => (query as { text: string }).text

it('every table is searched for an address by an index: none is scanned', async () => {
  const pool = scene.deps.db.$client
  const spy = vi.spyOn(pool, 'query')
  await readPersonalRecords(scene.deps, LIA, 'de')
  const statements = spy.mock.calls.map(([query, values]) => ({ text: textOf(query), values }) as Statement)
  spy.mockRestore()
  const byAddress = statements.filter(({ text }) => /lower\(|"customer" = /.test(text))
  expect(byAddress.length).toBeGreaterThanOrEqual(8)
  const client = await pool.connect()
  try {
    // On small test tables the planner prefers sequential scans; this leaves only those without an index.
    await client.query('set enable_seqscan = off')
    for (const { text, values = [] } of byAddress) {
      const { rows } = await client.query(`explain ${text}`, values)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan, text).toContain('Index')
      expect(plan, text).not.toContain('Seq Scan')
    }
  } finally {
    client.release(true)
  }
})
