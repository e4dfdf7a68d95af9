import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { planRevision } from '#features/booking/plan-b/plan-b.ts'
import { startPlan } from '#features/booking/plan-b/start-plan.server.ts'
import type { CalendarDeps } from '#features/calendar/calendar-deps.server.ts'
import { addEvent } from '#features/calendar/staff/add-event.server.ts'
import { changeEvent } from '#features/calendar/staff/change-event.server.ts'
import { repeatEvent } from '#features/calendar/staff/repeat-event.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { type InquiryInput, sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { findQuote, findQuoteVersion } from '#features/quote/database/quotes-repository.server.ts'
import { declineQuote } from '#features/quote/http/decide-quote.ts'
import { quoteMailTexts } from '#features/quote/mail/quote-mail.texts.ts'
import { confirmQuoteDate } from '#features/quote/staff/confirm-date.server.ts'
import { saveQuote } from '#features/quote/staff/draft-quote.server.ts'
import { sendQuote } from '#features/quote/staff/send-quote.server.ts'
import { blockDays } from '#features/staffing/staff/block-days.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { A_STAFF_MEMBER, openQuoteScene } from '#test/quotes/quote-scene.ts'
import { accepted, expectRefused } from '#test/results.ts'
import { eventInput } from '#test/staff/event-input.ts'
import { testMails } from '#test/test-mails.ts'
import { quoteAtOnce } from './quote-at-once.ts'

const scene = await forThisFile(openQuoteScene())
const { acceptIt, dayIn, mailsTo, drafted, send } = scene

const failures: unknown[] = []

const ask = async (change: Partial<InquiryInput> = {}, details: Record<string, unknown> = {}) => {
  const email = `once-${randomUUID()}@example.ch`
  const { db, key, clock, ownerEmail } = scene.deps
  const site = () => fileMessageSource.current()
  const onError = (error: unknown) => failures.push(error)
  const deps = {
    db,
    key,
    clock,
    ownerEmail,
    quoteAtOnce: quoteAtOnce({ ...scene.deps, site, onError }),
  }
  const input: InquiryInput = {
    kind: 'team_event',
    language: 'fr',
    name: 'Petra Muster',
    email,
    topic: 'shelter-bau',
    message: '',
    details: { people: '18', from: dayIn(60), company: 'Muster AG', ...details },
    termsVersion: 'test',
    newsletter: false,
    botSignals: [],
    attachments: [],
    idempotencyKey: randomUUID(),
    ...change,
  }
  await sendInquiry(deps, input)
  await sendInquiry(deps, input)
  const rows = await db.select().from(inquiries)
  const inquiry = rows.find((row) => row.email === email)
  return { email, inquiry, quote: inquiry && (await findQuote(db, { inquiryId: inquiry.id })) }
}

describe('a request for a team event', () => {
  it('gets one binding quote at the published price, once, in its language, for a date that awaits confirmation', async () => {
    const { quote, email } = await ask()
    expect(quote).toMatchObject({
      state: 'sent',
      version: 1,
      awaitsDate: true,
      totalCents: 18 * 215_00,
      document: { language: 'fr', customer: { company: 'Muster AG' }, event: { people: 18 } },
    })
    expect(await mailsTo(email)).toEqual([undefined, 'at_once'])
    const version = await findQuoteVersion(scene.deps.db, quote!.id, 1)
    expect(version?.document).toMatchObject({
      holds: false,
      awaitsDate: true,
      lines: [{ unitCents: 215_00 }],
    })
    expect(quote?.document).not.toHaveProperty('awaitsDate')
    // The owner is led to the date that waits.
    const { ownerEmail } = scene.deps
    expect(await mailsTo(ownerEmail())).toContain('awaits_date')
    await expectRefused(acceptIt(quote!), 'date_unconfirmed')
  })

  it('gets no day on which no guide is left, and keeps the request', async () => {
    const [closed, open] = [dayIn(64), dayIn(65)]
    const { db, clock } = scene.deps
    const block = {
      id: randomUUID(),
      staffId: null,
      fromDay: closed,
      toDay: closed,
      kind: 'holidays' as const,
    }
    await blockDays({ db, clock, record: async () => {} }, block, A_STAFF_MEMBER)
    const none = await ask({}, { from: closed })
    expect(none.quote).toBeUndefined()
    expect(none.inquiry).toBeDefined()
    const other = await ask({}, { from: closed, alternative: open })
    expect(other.quote?.document.dates).toMatchObject([{ day: open }])
  })

  it('is held and can be accepted once staff confirm it', async () => {
    const { quote, inquiry } = await ask({}, { from: dayIn(61) })
    expect(inquiry).toMatchObject({ state: 'new' })
    const seen = { seen: quote!.revision, override: '' }
    const confirmed = await accepted(sendQuote(scene.deps, quote!.id, seen, A_STAFF_MEMBER))
    expect(confirmed).toMatchObject({ version: 2, awaitsDate: false })
    // The quote is the answer.
    const [answered] = await scene.deps.db.select().from(inquiries).where(eq(inquiries.id, inquiry!.id))
    expect(answered).toMatchObject({ state: 'answered' })
    const version = await findQuoteVersion(scene.deps.db, quote!.id, 2)
    expect(version?.document).not.toHaveProperty('awaitsDate')
    await accepted(acceptIt(confirmed))
  })

  it('gets a mail that the date is confirmed, or changed to which other, under a subject of its own', async () => {
    const wished = await ask({}, { from: dayIn(80) })
    const seen = { seen: wished.quote!.revision, override: '' }
    await accepted(sendQuote(scene.deps, wished.quote!.id, seen, A_STAFF_MEMBER))
    expect(await mailsTo(wished.email)).toEqual([undefined, 'at_once', 'date_confirmed'])
    const other = await ask({}, { from: dayIn(81) })
    const [date] = other.quote!.document.dates
    const document = { ...other.quote!.document, dates: [{ ...date!, day: dayIn(82) }] }
    const saved = await accepted(
      saveQuote(scene.deps, other.quote!.id, { document, seen: other.quote!.revision }),
    )
    const after = { seen: saved.revision, override: '' }
    await sendQuote(scene.deps, other.quote!.id, after, A_STAFF_MEMBER)
    expect(await mailsTo(other.email)).toEqual([undefined, 'at_once', 'moved'])
    for (const texts of Object.values(quoteMailTexts)) {
      expect(texts.date_confirmed.subject).not.toBe(texts.at_once.subject)
      expect(texts.date_confirmed.title).not.toBe(texts.at_once.title)
    }
  })

  it('asks the owner once for a confirmation, with a link to its page', async () => {
    const { quote } = await ask({}, { from: dayIn(70) })
    const mails = await scene.deps.db.select().from(outgoingMails)
    const notices = mails.filter(({ payload }) => payload['quoteId'] === quote!.id && payload['notice'])
    expect(notices.map(({ recipient, payload }) => [recipient, payload['notice']])).toEqual([
      [scene.deps.ownerEmail(), 'awaits_date'],
    ])
    const { subject, text } = await testMails(scene.deps.db)(notices[0]!)
    expect(subject).toBe(`Datum bestätigen: Offerte ${quote!.number}, Muster AG`)
    expect(text).toContain(`/verwaltung/kundschaft/offerten/${quote!.id}?confirm=date`)
  })

  it('is confirmed once by any number of simultaneous requests', async () => {
    const { quote, email } = await ask({}, { from: dayIn(71) })
    const press = () => confirmQuoteDate(scene.deps, quote!.id, { version: 1, override: '' }, A_STAFF_MEMBER)
    const results = await Promise.all([press(), press(), press()])
    expect(results.map((result) => result.ok && result.value.version)).toEqual([2, 2, 2])
    expect(await press()).toMatchObject({ ok: true, value: { awaitsDate: false, version: 2 } })
    expect(await mailsTo(email)).toEqual([undefined, 'at_once', 'date_confirmed'])
    const version = await findQuoteVersion(scene.deps.db, quote!.id, 2)
    expect(version).toMatchObject({ totalCents: 18 * 215_00, document: { holds: true } })
    const now = await findQuote(scene.deps.db, { id: quote!.id })
    expect(now?.sentRevision).toBe(now?.revision)
  })

  it('is confirmed in the shown version; another draft stays a draft', async () => {
    const { quote } = await ask({}, { from: dayIn(72) })
    const document = { ...quote!.document, note: 'Noch nicht fertig' }
    await saveQuote(scene.deps, quote!.id, { document, seen: quote!.revision })
    const result = await accepted(
      confirmQuoteDate(scene.deps, quote!.id, { version: 1, override: '' }, A_STAFF_MEMBER),
    )
    const version = await findQuoteVersion(scene.deps.db, quote!.id, 2)
    expect(version?.document.note).not.toBe('Noch nicht fertig')
    expect(result.document.note).toBe('Noch nicht fertig')
    expect(result.sentRevision).toBeLessThan(result.revision)
  })

  it('refuses a late confirmation, a taken date, and a decided quote', async () => {
    const confirmDate = (id: string, override = '') =>
      confirmQuoteDate(scene.deps, id, { version: 1, override }, A_STAFF_MEMBER)
    const [first, second] = [
      (await ask({}, { from: dayIn(73) })).quote!,
      (await ask({}, { from: dayIn(73) })).quote!,
    ]
    await accepted(confirmDate(first.id))
    await expectRefused(confirmDate(second.id), 'quote_clash')
    await accepted(confirmDate(second.id, 'zwei Gruppen gehen'))
    const declined = (await ask({}, { from: dayIn(74) })).quote!
    await declineQuote(scene.deps, declined.id, '')
    await expectRefused(confirmDate(declined.id), 'quote_closed')
    const late = (await ask({}, { from: dayIn(75) })).quote!
    await scene.deps.db
      .update(quotes)
      .set({ validUntil: dayIn(-1) })
      .where(eq(quotes.id, late.id))
    await expectRefused(confirmDate(late.id), 'quote_expired')
    await expectRefused(confirmDate(randomUUID()), 'unknown_quote')
  })

  it('is either declined or confirmed when both happen simultaneously', async () => {
    const { id } = (await ask({}, { from: dayIn(76) })).quote!
    const [declined, confirmed] = await Promise.all([
      declineQuote(scene.deps, id, ''),
      confirmQuoteDate(scene.deps, id, { version: 1, override: '' }, A_STAFF_MEMBER),
    ])
    expect(declined.ok).toBe(true)
    if (!confirmed.ok) expect(confirmed.refusal.code).toBe('quote_closed')
    expect(await findQuote(scene.deps.db, { id })).toMatchObject({ state: 'declined' })
  })

  it.each<[string, Partial<InquiryInput>, Record<string, unknown>]>([
    ['looks like a robot’s', { botSignals: ['unsolved'] }, {}],
    ['is larger than the price list', {}, { people: '31' }],
    ['names no day', {}, { from: '' }],
    ['is about an unknown service', { topic: 'fallschirm' }, {}],
    ['is no team event', { kind: 'contact' }, {}],
  ])('gets none when it %s', async (_why, change, details) => {
    const { inquiry, quote } = await ask(change, details)
    expect(inquiry).toBeDefined()
    expect(quote).toBeUndefined()
  })

  it('is kept when its quote fails', async () => {
    const { events } = scene.deps
    const { offer } = events
    events.offer = () => {
      throw new Error('no price list')
    }
    const { inquiry, quote } = await ask({}, { from: dayIn(62) })
    events.offer = offer
    expect(inquiry).toBeDefined()
    expect(quote).toBeUndefined()
    expect(failures).toHaveLength(1)
  })
})

let next = 40
const freeDay = () => scene.dayIn(next++)
const at = (day: string) => ({ day, from: '09:00', to: '17:00' })

/** @param before what a change waits for before it commits */
function calendar(before: (tx: Transaction) => Promise<void> = async () => {}): CalendarDeps {
  const { db, clock } = scene.deps
  return { db, clock, listRecipients: async () => [], afterChange: before }
}

async function added(day: string) {
  const result = await accepted(addEvent(calendar(), A_STAFF_MEMBER, eventInput(day)))
  return result
}

/** A change that has written and not committed, and how to let it. */
function held<Value>(run: (deps: CalendarDeps) => Promise<Value>) {
  const written = Promise.withResolvers<undefined>()
  const released = Promise.withResolvers<undefined>()
  const done = run(
    calendar(async () => {
      written.resolve(undefined)
      await released.promise
    }),
  )
  return { written: written.promise, release: () => released.resolve(undefined), done }
}

it.each(['added', 'changed', 'repeated'] as const)(
  'an event that is %s while a quote for its day is sent is seen by the quote',
  async (kind) => {
    const day = freeDay()
    const other = kind === 'added' ? undefined : await added(freeDay())
    const change = held(async (deps) => {
      if (kind === 'added') return addEvent(deps, A_STAFF_MEMBER, eventInput(day))
      const { id, updatedAt } = other ?? (await added(freeDay()))
      if (kind === 'repeated') return repeatEvent(deps, A_STAFF_MEMBER, { id, days: [day] })
      return changeEvent(deps, A_STAFF_MEMBER, { id, seen: updatedAt, input: eventInput(day) })
    })
    const draft = await drafted({ dates: [at(day)], holds: true })
    await change.written
    const sent = send(draft)
    // Either it waits, or it has not seen the event.
    await Promise.race([sent, setTimeout(200)])
    change.release()
    await accepted(change.done)
    expect(await sent).toMatchObject({
      ok: false,
      refusal: { code: 'quote_clash', clashes: [{ kind: 'event' }] },
    })
  },
)

it('events, plans, quotes and blocked days that want the same days at once wait for each other', async () => {
  const { db, clock } = scene.deps
  const days = [freeDay(), freeDay(), freeDay()]
  const staffed = await Promise.all(
    days.map(async (day) => ({
      day,
      event: await added(freeDay()),
      booked: await scene.event({ days: next++, places: 10, priceCents: 200_00 }),
      draft: await drafted({ dates: [at(day)], holds: true }),
    })),
  )
  const outcomes = await Promise.allSettled(
    staffed.flatMap(({ day, event, booked, draft }) => [
      changeEvent(calendar(), A_STAFF_MEMBER, {
        id: event.id,
        seen: event.updatedAt,
        input: eventInput(day),
      }),
      repeatEvent(calendar(), A_STAFF_MEMBER, { id: event.id, days: [day] }),
      send(draft),
      blockDays(
        { db, clock, record: async () => {} },
        { id: randomUUID(), staffId: null, fromDay: day, toDay: day, kind: 'illness' },
        A_STAFF_MEMBER,
      ),
      postponed(booked, day),
      scene.booked(booked, { people: 1, email: `${randomUUID()}@example.ch` }),
    ]),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
})

async function postponed(eventId: string, day: string) {
  const { booking } = await scene.booked(eventId, { people: 2, way: 'invoice' })
  return startPlan(
    scene.deps,
    {
      id: randomUUID(),
      eventId,
      to: { day },
      otherDates: false,
      vouchers: false,
      until: new Date(scene.deps.clock().getTime() + 3 * 86_400_000),
      byDefault: 'new_date',
      seen: planRevision([booking]),
    },
    A_STAFF_MEMBER,
  )
}
