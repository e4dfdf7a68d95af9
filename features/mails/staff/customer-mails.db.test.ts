import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { enqueueBookingMails } from '#features/booking/mail/booking-mails.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { quotes, quoteVersions } from '#features/quote/database/quote.tables.server.ts'
import { quoteReferenceHash } from '#features/quote/quote-reference.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { attachmentsInMemory } from '#test/attachments.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { SAMPLE_DRAFT_INPUT } from '#test/invoice-samples.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { CUSTOMER_MAILS } from '#kernel/mail-kind.ts'

const scene = await forThisFile(openStaffScene())

const mailsTo = (email: string) =>
  scene.deps.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, email))
    .orderBy(outgoingMails.createdAt)

async function settle(email: string, state: 'sent' | 'failed') {
  await scene.deps.db.update(outgoingMails).set({ state }).where(eq(outgoingMails.recipient, email))
}

it('a mail is previewed as it would be now, and sent again: a failed one once, a waiting one not twice', async () => {
  const email = 'liest@example.ch'
  const { booking } = await scene.booked(await scene.event(), { email, name: 'Lena Liest' })
  const [mail] = await mailsTo(email)
  const { status, body } = await scene.get(`/mails/${mail?.id}/preview`)
  expect([status, body]).toMatchObject([200, { to: email, language: 'de' }])
  expect(body.subject).toContain('Gebucht')
  expect(body.text).toContain(String(booking.number))
  expect(body.files).toHaveLength(1)
  expect((await scene.post(`/mails/${mail?.id}/repetition`)).status).toBe(200)
  expect(await mailsTo(email)).toHaveLength(1)
  await settle(email, 'failed')
  await scene.post(`/mails/${mail?.id}/repetition`)
  expect(await mailsTo(email)).toMatchObject([{ state: 'queued' }])
  await settle(email, 'sent')
  await scene.post(`/mails/${mail?.id}/repetition`)
  expect((await mailsTo(email)).map(({ state }) => state).toSorted()).toEqual(['queued', 'sent'])
  const { bookings } = (await scene.get(`/events/${booking.eventId}`)).body
  const again = bookings[0].history.filter(({ action }: { action: string }) => action === 'mailed_again')
  expect(again).toHaveLength(3)
})

it('a sent mail is shown as it was sent, after any changes, with its codes masked', async () => {
  const { deps } = scene
  const renderMail = mailRenderer({
    database: deps.db,
    key: deps.key,
    publicUrl: deps.publicUrl,
    attachments: attachmentsInMemory,
  })
  const email = 'wortlaut@example.ch'
  const { booking } = await scene.booked(await scene.event(), { email, name: 'Wanda Wort', people: 2 })
  const [mail] = await mailsTo(email)
  const mailer = { send: async () => ({ ok: true as const, value: undefined }), close: async () => {} }
  const log = { info() {}, warn() {}, error() {} }
  const sent: string[] = []
  await sendQueuedMail(
    {
      database: deps.db,
      mailer,
      log,
      clock: deps.clock,
      renderMail: async (mail) => {
        const made = await renderMail(mail)
        sent.push(made.text)
        return { ...made, text: `${made.text}GRAT-AAAA-BBBB-CCCC`, html: `${made.html}GRAT-AAAA-BBBB-CCCC` }
      },
      keep: { key: deps.key, kinds: CUSTOMER_MAILS },
    },
    mail?.id ?? '',
  )
  await deps.db.update(bookings).set({ name: 'Wer Anders' }).where(eq(bookings.id, booking.id))
  const { body } = await scene.get(`/mails/${mail?.id}/preview`)
  expect(body).toMatchObject({ to: email, asSent: true, sentAt: expect.any(String) })
  expect(body.text).toBe(`${sent[0]}… CCCC`)
  expect(body.text).toContain('Wanda Wort')
  expect(body.html).toContain('… CCCC')
  expect(body.html).toContain('src="data:image/png;base64,')
  expect(body.html).not.toMatch(/GRAT-AAAA|cid:/)
  // Sent again it is made anew.
  await scene.post(`/mails/${mail?.id}/repetition`)
  const [, again] = await mailsTo(email)
  const anew = (await scene.get(`/mails/${again?.id}/preview`)).body
  expect(anew).toMatchObject({ asSent: false, sentAt: null })
  expect(anew.text).toContain('Wer Anders')
})

it('a payment link of an unpaid booking is neither shown nor sent again once it is settled', async () => {
  const email = 'gab-zurueck@example.ch'
  const { booking } = await scene.booked(await scene.event(), { email, way: 'online' })
  await scene.deps.db.transaction((tx) => enqueueBookingMails(tx, scene.deps, booking, 'unpaid'))
  const [mail] = await mailsTo(email)
  expect((await scene.get(`/mails/${mail?.id}/preview`)).body.subject).toContain('Noch nicht bezahlt')
  await cancelBooking(scene.deps, booking.id)
  for (const answer of [
    await scene.get(`/mails/${mail?.id}/preview`),
    await scene.post(`/mails/${mail?.id}/repetition`),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'mail_over'])
})

it('a booking lists the mails to its customer, at the present address', async () => {
  const email = 'liste@example.ch'
  const { booking } = await scene.booked(await scene.event(), { email })
  await scene.booked(await scene.event(), { email })
  const { body } = await scene.get(`/bookings/${booking.id}/mails`)
  expect(body.mails).toMatchObject([{ to: email, state: 'queued', at: expect.any(String) }])
  const [mail] = body.mails
  expect((await scene.get(`/mails/${mail.id}/preview`)).body.text).toContain(String(booking.number))
  for (const unknown of [randomUUID(), 'x'])
    expect((await scene.get(`/bookings/${unknown}/mails`)).body.code).toBe('unknown_booking')
})

it('mails of accounts are neither shown nor repeated', async () => {
  const to = 'konto@example.ch'
  const id = await scene.deps.db.transaction((tx) =>
    enqueueMail(tx, { kind: 'account', to, language: 'de', payload: {} }),
  )
  for (const answer of [
    await scene.get(`/mails/${id}/preview`),
    await scene.post(`/mails/${id}/repetition`),
    await scene.get(`/mails/${randomUUID()}/preview`),
    await scene.get('/mails/x/preview'),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'unknown_mail'])
})

it('a corrected address gets what did not arrive, or else the latest mail about upcoming bookings', async () => {
  const wrong = 'falsch@example.ch'
  const right = 'richtig@example.ch'
  const failed = await scene.booked(await scene.event(), { email: wrong })
  await settle(wrong, 'failed')
  const arrived = await scene.booked(await scene.event(), { email: wrong })
  await scene.deps.db
    .update(outgoingMails)
    .set({ state: 'sent' })
    .where(and(eq(outgoingMails.recipient, wrong), eq(outgoingMails.state, 'queued')))
  const ref = `booking.${failed.booking.id}`
  expect((await scene.post(`/customers/${ref}/email`, { email: right })).status).toBe(200)
  for (const { booking } of [failed, arrived])
    expect(await scene.stored(booking.id)).toMatchObject({ email: right })
  expect((await mailsTo(right)).map(({ state }) => state)).toEqual(['queued', 'queued'])
  expect(await mailsTo(wrong)).toMatchObject([{ state: 'sent' }])
  // Again, by the same or another member of staff: nothing more goes out.
  await scene.post(`/customers/${ref}/email`, { email: right })
  expect(await mailsTo(right)).toHaveLength(2)
  const log = await scene.logOf('customer_email_corrected')
  expect(log.at(-1)?.detail).toEqual({ customer: ref, before: wrong, after: right })
})

it('a customer without an address gets one, and is not called any more; two customers become one', async () => {
  const event = await scene.event()
  const form = {
    eventId: event,
    people: 1,
    name: 'Olga Ohne',
    email: '',
    phone: '079 777 66 55',
    way: 'door',
    language: 'it',
  }
  const { body } = await scene.post('/bookings', { key: randomUUID(), form })
  const email = 'olga@example.ch'
  await scene.booked(event, { email, name: 'Olga Ohne', phone: '079 777 66 55' })
  expect((await scene.post(`/customers/booking.${body.id}/email`, { email, unite: true })).status).toBe(200)
  const file = (await scene.get(`/customers/booking.${body.id}`)).body.customer
  expect(file).toMatchObject({ email, doubles: [], events: 1, openCents: 400_00 })
  expect(await scene.stored(body.id)).toMatchObject({ email, needsAttention: [] })
})

it('a corrected address applies to quotes and invoices too, whose documents are unchanged', async () => {
  const [wrong, right] = ['einkauf@exmaple.ch', 'einkauf@example.ch']
  const { db, key, clock } = scene.deps
  const { day } = swissTime(new Date(clock().getTime() + 40 * 86_400_000))
  const document = aQuote({ day, validUntil: day })
  document.customer.email = wrong
  const id = randomUUID()
  const sent = { version: 1, document, totalCents: 3_900_00 }
  await db.insert(quotes).values({
    id,
    referenceHash: quoteReferenceHash(key, id),
    idempotencyHash: id,
    ...sent,
    state: 'sent',
    validUntil: day,
    sentRevision: 1,
    sentAt: clock(),
    createdAt: clock(),
    updatedAt: clock(),
  })
  const version = { agreedCents: [], listPrices: [], termsVersion: '1', sentAt: clock() }
  await db.insert(quoteVersions).values({ quoteId: id, ...sent, ...version })
  const invoiceId = randomUUID()
  await scene.post('/invoices', { id: invoiceId, language: 'de' })
  const draft = { ...SAMPLE_DRAFT_INPUT, email: wrong }
  const { revision } = (await scene.post(`/invoices/${invoiceId}`, { draft, seen: 1 })).body
  expect((await scene.post(`/invoices/${invoiceId}/sending`, { seen: revision })).status).toBe(200)
  await settle(wrong, 'sent')

  const ref = `quote.${id}`
  expect((await scene.get(`/customers/${ref}`)).body.customer).toMatchObject({
    email: wrong,
  })
  expect((await scene.post(`/customers/${ref}/email`, { email: right })).status).toBe(200)
  const { customer } = (await scene.get(`/customers/invoice.${invoiceId}`)).body
  expect(customer).toMatchObject({ email: right, openCents: 140_000 })
  expect(customer.rows.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'invoice',
    'mail',
    'mail',
    'quote',
  ])
  expect((await mailsTo(right)).map(({ kind }) => kind).toSorted()).toEqual(['invoice-sent', 'quote'])
  const [kept] = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id))
  expect(kept?.document.customer.email).toBe(wrong)
  const { quote } = (await scene.get(`/quotes/${id}`)).body
  expect(quote).toMatchObject({ state: 'sent', changed: false })
  await scene.post(`/customers/${ref}/email`, { email: right })
  expect(await mailsTo(right)).toHaveLength(2)
})

it('refuses an invalid address', async () => {
  const { booking } = await scene.booked(await scene.event())
  for (const email of ['', 'x', 'a@b', 'a b@example.ch', 'x'.repeat(300)])
    expect((await scene.post(`/customers/booking.${booking.id}/email`, { email })).status, email).toBe(422)
  const unknown = await scene.post(`/customers/booking.${randomUUID()}/email`, { email: 'a@example.ch' })
  expect(unknown.body.code).toBe('unknown_customer')
})

it('what fails in the middle leaves nothing under the other address', async () => {
  const { db } = scene.deps
  const [wrong, right] = [`halb-${randomUUID()}@example.ch`, `ganz-${randomUUID()}@example.ch`]
  const { booking } = await scene.booked(await scene.event(), { email: wrong })
  const { booking: other } = await scene.booked(await scene.event(), { email: wrong })
  const id = randomUUID()
  await scene.post('/invoices', { id, language: 'de' })
  const draft = { ...SAMPLE_DRAFT_INPUT, email: wrong }
  expect((await scene.post(`/invoices/${id}`, { draft, seen: 1 })).status).toBe(200)
  await db.execute(
    `alter table bookings add constraint stops check (id <> '${other.id}' or email <> '${right}')`,
  )
  const correct = () => scene.post(`/customers/booking.${booking.id}/email`, { email: right })
  expect((await correct()).status).toBe(500)
  expect((await scene.stored(booking.id))?.email).toBe(wrong)
  expect((await scene.stored(other.id))?.email).toBe(wrong)
  expect((await scene.get(`/invoices/${id}`)).body.invoice.email).toBe(wrong)
  expect(await mailsTo(right)).toEqual([])
  await db.execute('alter table bookings drop constraint stops')
  expect((await correct()).status).toBe(200)
  expect((await scene.stored(booking.id))?.email).toBe(right)
  expect((await scene.get(`/invoices/${id}`)).body.invoice.email).toBe(right)
})

it('of a customer with many requests none stays under the old address', async () => {
  const { db, clock } = scene.deps
  const [wrong, right] = [`viel-${randomUUID()}@example.ch`, `alle-${randomUUID()}@example.ch`]
  const { booking } = await scene.booked(await scene.event(), { email: wrong })
  const request = { kind: 'contact', language: 'de', email: wrong, message: 'Wald', copied: false } as const
  const at = { createdAt: clock(), answerDueAt: clock() }
  await db.insert(inquiries).values(
    Array.from({ length: 205 }, () => {
      const id = randomUUID()
      return { ...request, ...at, id, referenceHash: id, contentHash: id, termsVersion: 'test' }
    }),
  )
  const corrected = await scene.post(`/customers/booking.${booking.id}/email`, { email: right })
  expect(corrected.status).toBe(200)
  expect(await db.$count(inquiries, eq(inquiries.email, wrong))).toBe(0)
  expect(await db.$count(inquiries, eq(inquiries.email, right))).toBe(205)
})

it('a booking that refuses leaves the others under the old address, and staff read why', async () => {
  const { db } = scene.deps
  const [wrong, right] = [`nein-${randomUUID()}@example.ch`, `doch-${randomUUID()}@example.ch`]
  const { booking } = await scene.booked(await scene.event(), { email: wrong })
  const { booking: other } = await scene.booked(await scene.event(), { email: wrong })
  await db.transaction(async (tx) => {
    // Foreign keys are off: its event is gone.
    await tx.execute('set local session_replication_role = replica')
    await tx.update(bookings).set({ eventId: randomUUID() }).where(eq(bookings.id, other.id))
  })
  const { status, body } = await scene.post(`/customers/booking.${booking.id}/email`, { email: right })
  expect([status, body.code]).toEqual([404, 'unknown_booking'])
  expect((await scene.stored(booking.id))?.email).toBe(wrong)
  expect(await mailsTo(right)).toEqual([])
})

it('two corrections at once, and a booking that moves meanwhile, wait for each other', async () => {
  const events = await Promise.all([30, 40, 50].map((days) => scene.event({ days })))
  const wrong = `beide-${randomUUID()}@example.ch`
  const made = []
  for (const event of events) made.push((await scene.booked(event, { email: wrong })).booking)
  const [first, second] = made
  const to = await scene.event({ days: 60 })
  const answers = await Promise.all([
    scene.post(`/customers/booking.${first?.id}/email`, { email: 'a@example.ch' }),
    scene.post(`/bookings/${second?.id}/move`, { eventId: to }),
    scene.post(`/customers/booking.${first?.id}/email`, { email: 'b@example.ch' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { body } = await scene.get(`/events/${to}`)
  expect(['a@example.ch', 'b@example.ch']).toContain(body.bookings[0].email)
})

it('two corrections to one address at once unite nobody: the second one finds the first', async () => {
  const email = `${randomUUID()}@example.ch`
  const event = await scene.event()
  const people = await Promise.all(
    [1, 2].map(async () => (await scene.booked(event, { email: `${randomUUID()}@example.ch` })).booking.id),
  )
  const answers = await Promise.all(
    people.map((id) => scene.post(`/customers/booking.${id}/email`, { email })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('address_of_another')
})
