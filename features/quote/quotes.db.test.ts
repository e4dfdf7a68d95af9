import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { A_STAFF_MEMBER, openQuoteScene } from '#test/quotes/quote-scene.ts'
import { askAboutQuote, QUESTIONS_A_DAY } from './customer/ask-about-quote.server.ts'
import { declineQuote } from './http/decide-quote.ts'
import { listQuoteEntries, listQuoteVersions } from './database/quotes-repository.server.ts'
import { expireQuotes } from './expire-quotes.server.ts'
import { beginQuote, draftQuote, saveQuote } from './staff/draft-quote.server.ts'
import { emptyQuote } from './http/new-quote.ts'
import { findClashes } from './staff/find-clashes.server.ts'
import { resendQuote, sendQuote, withdrawQuote } from './staff/send-quote.server.ts'
import { findSentQuote, viewQuote } from './customer/view-quote.server.ts'
import { quoteTexts } from './document/quote.texts.ts'
import { quoteReference } from './quote-reference.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const scene = await forThisFile(openQuoteScene())
const { acceptIt, dayIn, deps, drafted, expectBalance, expectStored, mailsTo, send } = scene
const { db } = deps

let day = 40
/** A day of its own, so that tests do not clash. */
const ownDate = () => [{ day: dayIn(day++), from: '09:00', to: '17:00' }]

describe('drafting', () => {
  it('creates one quote per key, for simultaneous requests', async () => {
    const { document } = await drafted({ dates: ownDate() })
    const input = { document, inquiryId: null, idempotencyKey: 'one press' }
    const drafts = await Promise.all(Array.from({ length: 8 }, () => draftQuote(deps, input, A_STAFF_MEMBER)))
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1)
  })

  it('takes a draft again that its author left as it was proposed, and no other', async () => {
    const empty = emptyQuote({ today: dayIn(0), language: 'de' })
    const begin = (document = empty, author = A_STAFF_MEMBER) =>
      beginQuote(deps, { document, inquiryId: null, idempotencyKey: randomUUID() }, author)
    const left = await begin()
    const later = { ...empty, validUntil: dayIn(90) }
    expect(await begin(later)).toMatchObject({
      id: left.id,
      number: left.number,
      validUntil: dayIn(90),
    })
    const anothers = await begin(empty, '00000000-0000-4000-8000-000000000002')
    expect(anothers.number).toBe(left.number + 1)
    await saveQuote(deps, left.id, { document: { ...later, note: 'written' }, seen: 1 })
    const next = await begin()
    expect(next.number).toBe(left.number + 2)
    await withdrawQuote(deps, next.id, '', A_STAFF_MEMBER)
    expect((await begin()).number).toBe(left.number + 3)
    const written = await drafted({ dates: ownDate() })
    expect((await begin()).id).not.toBe(written.id)
  })

  it('does not overwrite a concurrent change', async () => {
    const quote = await drafted({ dates: ownDate() })
    const save = (note: string) =>
      saveQuote(deps, quote.id, { document: { ...quote.document, note }, seen: quote.revision })
    expect(await save('first')).toMatchObject({ ok: true, value: { revision: 2 } })
    expect(await save('first')).toMatchObject({ ok: true, value: { revision: 2 } })
    await expectRefused(save('second'), 'changed_meanwhile')
  })
})

describe('sending', () => {
  it('creates a version that later changes leave unchanged, and mails once for repeated requests', async () => {
    const quote = await drafted({ dates: ownDate() })
    const results = await Promise.all(Array.from({ length: 5 }, () => send(quote)))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(await mailsTo(quote.document.customer.email)).toEqual(['sent'])
    const saved = await accepted(
      saveQuote(deps, quote.id, {
        document: { ...quote.document, discount: null },
        seen: 1,
      }),
    )
    expect(saved).toMatchObject({ state: 'sent', version: 1, totalCents: 4104_00 })
    expect(await send(saved)).toMatchObject({
      ok: true,
      value: { version: 2, totalCents: 4284_00 },
    })
    const versions = await listQuoteVersions(db, quote.id)
    expect(versions.map(({ version, totalCents }) => [version, totalCents])).toEqual([
      [2, 4284_00],
      [1, 4104_00],
    ])
  })

  it('refuses an incomplete quote and lists the fields', async () => {
    const quote = await drafted({ dates: ownDate(), lines: [], discount: null })
    expect(await send(quote)).toMatchObject({
      ok: false,
      refusal: { code: 'quote_incomplete', problems: [{ field: 'lines', problem: 'required' }] },
    })
  })

  it('shows a conflict with a held date, and continues with a reason', async () => {
    const dates = ownDate()
    await scene.sent({ dates })
    const second = await drafted({ dates })
    expect(await send(second)).toMatchObject({
      ok: false,
      refusal: { code: 'quote_clash', clashes: [{ kind: 'hold', title: 'Muster Maschinenbau AG' }] },
    })
    await accepted(send(second, 'zweite Leitung ist da'))
    const [, sent] = await listQuoteEntries(db, second.id)
    expect(sent?.detail).toMatchObject({ clashes: 1, override: 'zweite Leitung ist da' })
  })

  it('of two simultaneous quotes for the same date, one is told of the other', async () => {
    const dates = ownDate()
    const both = [await drafted({ dates }), await drafted({ dates })]
    const results = await Promise.all(both.map((quote) => send(quote)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('shows a conflict with events, public or private, and not with adjacent ones', async () => {
    const [date] = ownDate()
    if (!date) throw new Error('no date')
    await scene.event({
      public: false,
      startsLocal: `${date.day} 08:00:00`,
      endsLocal: `${date.day} 16:00:00`,
    })
    const find = (from: string, to: string) =>
      findClashes(db, deps, [{ ...date, from, to }], { except: null, language: 'de' })
    expect(await find('09:00', '17:00')).toMatchObject([{ kind: 'event', title: 'Aufbruch' }])
    expect(await find('16:00', '20:00')).toEqual([])
    expect(await find('05:00', '08:00')).toEqual([])
  })
})

describe('accepting', () => {
  it('creates one private event and one group booking, for simultaneous requests', async () => {
    const quote = await scene.sent({ dates: ownDate() })
    const results = await Promise.all(Array.from({ length: 6 }, () => acceptIt(quote)))
    expect(results.every((result) => result.ok && result.value.state === 'accepted')).toBe(true)
    const accepted = await scene.quote(quote.id)
    const [event] = await db.select().from(events).where(eq(events.id, accepted.eventId!))
    expect(event).toMatchObject({
      public: false,
      places: 20,
      taken: 18,
      title: { de: 'Feuer & Fokus' },
      place: { de: 'Städtlerwald, Cham' },
      startsLocal: `${quote.document.dates[0]?.day} 09:00:00`,
    })
    const made = await scene.bookingsOf(accepted.eventId!)
    expect(made).toMatchObject([
      {
        id: accepted.bookingId,
        state: 'confirmed',
        payment: 'invoiced',
        people: 18,
        totalCents: 4104_00,
        company: 'Muster Maschinenbau AG',
      },
    ])
    expect(await mailsTo(quote.document.customer.email)).toEqual(['sent', 'accepted'])
  })

  it('redeems a voucher for the booking once for repeated requests, and returns what is too much', async () => {
    const quote = await scene.sent({ dates: ownDate() })
    const voucher = await scene.voucher(5000_00)
    const results = await Promise.all(
      Array.from({ length: 4 }, () => acceptIt(quote, { voucher: voucher.code.toLowerCase() })),
    )
    expect(results.every(({ ok }) => ok)).toBe(true)
    const { bookingId } = await scene.quote(quote.id)
    const money = { voucherId: voucher.id, voucherCents: 4104_00, payment: 'nothing_due' }
    await expectStored(bookingId!, money)
    await expectBalance(voucher.id, 896_00)
    await changePeople(deps, bookingId!, 17, {})
    await expectStored(bookingId!, { voucherCents: 3886_00, totalCents: 3886_00 })
    await expectBalance(voucher.id, 1114_00)
  })

  it('with an invalid voucher creates nothing; two simultaneous quotes share its balance', async () => {
    const quote = await scene.sent({ dates: ownDate() })
    await expectRefused(acceptIt(quote, { voucher: 'GRAT-0000-0000-0000' }), 'voucher_unknown')
    expect(await scene.quote(quote.id)).toMatchObject({ state: 'sent', bookingId: null, acceptance: null })
    const voucher = await scene.voucher(5000_00)
    const other = await scene.sent({ dates: ownDate() })
    await Promise.all([quote, other].map((each) => acceptIt(each, { voucher: voucher.code })))
    const both = await Promise.all([quote, other].map(async ({ id }) => (await scene.quote(id)).bookingId))
    const parts = await Promise.all(both.map(async (id) => (await scene.stored(id!)).voucherCents))
    expect(parts.toSorted((a, b) => a - b)).toEqual([896_00, 4104_00])
    await expectBalance(voucher.id, 0)
  })

  it('charges the final number the agreed price, until a week before', async () => {
    const quote = await scene.sent({ dates: [{ day: dayIn(200), from: '09:00', to: '17:00' }] })
    await acceptIt(quote)
    const { bookingId } = await scene.quote(quote.id)
    const change = async (people: number, staffId?: string) => {
      const result = await changePeople(deps, bookingId!, people, { staffId })
      return result.ok ? result.value.totalCents : result.refusal
    }
    expect(await change(20)).toBe(4540_00)
    expect(await change(17)).toBe(3886_00)
    expect(await change(10)).toBe(3668_00)
    expect(await change(21)).toMatchObject({ code: expect.stringMatching(/sold_out|over_capacity/) })
    const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId!))
    // Within the agreed range the invoice needs no further approval.
    expect(booking).toMatchObject({ invoiceOnTrust: false })
    await db
      .update(bookings)
      .set({ agreedPrice: { ...booking!.agreedPrice!, finalUntil: dayIn(-1) } })
      .where(eq(bookings.id, bookingId!))
    // Postponed: the last day goes with the event.
    expect(await change(16)).toBe(3668_00)
    const startsLocal = `${dayIn(6)} 09:00:00`
    const endsLocal = `${dayIn(6)} 17:00:00`
    await db.update(events).set({ startsLocal, endsLocal }).where(eq(events.id, booking!.eventId))
    expect(await change(17)).toEqual({ code: 'too_late' })
    expect(await change(16, A_STAFF_MEMBER)).toBe(3668_00)
  })

  it('refuses an outdated, expired or withdrawn version', async () => {
    const quote = await scene.sent({ dates: ownDate() })
    await expectRefused(acceptIt(quote, { version: 2 }), 'quote_changed')
    await withdrawQuote(deps, quote.id, '', A_STAFF_MEMBER)
    await expectRefused(acceptIt(quote), 'quote_closed')
    expect(await acceptIt(quote, { terms: '2000-01-01' })).toMatchObject({ ok: false })
  })

  it('refuses a proposed date that is taken meanwhile; a held one stays', async () => {
    const dates = [...ownDate(), ...ownDate()]
    const quote = await scene.sent({ dates })
    for (const date of dates)
      await scene.event({ startsLocal: `${date.day} 09:00:00`, endsLocal: `${date.day} 12:00:00` })
    await expectRefused(acceptIt(quote, { date: 1 }), 'date_taken')
    await expectRefused(acceptIt(quote, { date: 2 }), 'choose_date')
    await accepted(acceptIt(quote, { date: 0 }))
  })

  it('leaves nothing behind when it fails half-way', async () => {
    const quote = await scene.sent({ dates: ownDate() })
    // Asked for last, for the notice to the owner.
    const ownerEmail = () => {
      throw new Error('the database went away')
    }
    const failing = { ...deps, ownerEmail }
    const { acceptQuote } = await import('./http/decide-quote.ts')
    const accepting = acceptQuote(failing, quote.id, {
      version: 1,
      name: 'n',
      company: '',
      street: '',
      postalCode: '',
      city: '',
      orderNumber: '',
      date: 0,
      terms: undefined,
    })
    await expect(accepting).rejects.toThrow('went away')
    expect(await scene.quote(quote.id)).toMatchObject({ state: 'sent', eventId: null })
    await accepted(acceptIt(quote))
  })
})

describe('other changes', () => {
  it('declining frees the date and keeps the first reason', async () => {
    const dates = ownDate()
    const quote = await scene.sent({ dates })
    await declineQuote(deps, quote.id, 'zu teuer')
    await declineQuote(deps, quote.id, 'doch nicht')
    expect(await scene.quote(quote.id)).toMatchObject({ state: 'declined', declineReason: 'zu teuer' })
    await accepted(send(await drafted({ dates })))
  })

  it('a question is sent to the owner once; a flood of them is limited', async () => {
    const quote = await scene.sent({ dates: ownDate() })
    const ask = (text: string) => askAboutQuote(deps, quote.id, { kind: 'asked', text })
    await Promise.all([ask('Gibt es Parkplätze?'), ask('Gibt es Parkplätze?')])
    const entries = await listQuoteEntries(db, quote.id)
    expect(entries.filter(({ action }) => action === 'asked')).toHaveLength(1)
    for (let n = 1; n < QUESTIONS_A_DAY; n++) await ask(`Frage ${n}`)
    await expectRefused(ask('noch eine'), 'too_many_questions')
  })

  it('is sent with a later last day in one step: pressing twice sends one version, a past day none', async () => {
    const quote = await scene.sent({ dates: ownDate() })
    const until = (days: number) => ({
      seen: quote.revision,
      override: '',
      validUntil: dayIn(days),
    })
    const press = (days: number) => sendQuote(deps, quote.id, until(days), A_STAFF_MEMBER)
    await expectRefused(press(-1), 'quote_incomplete')
    expect(await scene.quote(quote.id)).toMatchObject({ version: 1, revision: quote.revision })
    const both = await Promise.all([press(21), press(21)])
    expect(both.map((each) => each.ok && each.value.version)).toEqual([2, 2])
    await expectRefused(press(28), 'changed_meanwhile')
    const now = await scene.quote(quote.id)
    expect(now).toMatchObject({ version: 2, validUntil: dayIn(21), sentRevision: now.revision })
    expect(now.document.validUntil).toBe(dayIn(21))
    expect(await mailsTo(quote.document.customer.email)).toEqual(['sent', 'sent'])
  })

  it('is mailed again once a minute, however often it is pressed', async () => {
    const quote = await scene.sent()
    const press = () => resendQuote(deps, quote.id, A_STAFF_MEMBER)
    const presses = await Promise.all(Array.from({ length: 20 }, press))
    expect(presses.every(({ ok }) => ok)).toBe(true)
    expect(await mailsTo(quote.document.customer.email)).toEqual(['sent', 'sent'])
  })

  it('reminds once before it expires, then expires, frees its date and may be sent again', async () => {
    const dates = [{ day: dayIn(300), from: '09:00', to: '17:00' }]
    const quote = await scene.sent({ dates })
    const { email } = quote.document.customer
    await Promise.all([expireQuotes(deps), expireQuotes(deps)])
    expect(await mailsTo(email)).toEqual(['sent'])
    scene.later(12 * 24 * 60)
    await Promise.all([expireQuotes(deps), expireQuotes(deps)])
    await expireQuotes(deps)
    expect(await mailsTo(email)).toEqual(['sent', 'reminder'])
    scene.later(3 * 24 * 60)
    await expectRefused(acceptIt(quote), 'quote_expired')
    const late = await resendQuote(deps, quote.id, A_STAFF_MEMBER)
    expect(late).toMatchObject({ refusal: { code: 'quote_expired' } })
    // The page shows so from midnight on, and no longer that the date is held.
    const reference = quoteReference(deps.key, quote.id)
    const found = await findSentQuote(deps, reference)
    const view = viewQuote(deps, found!, { reference, language: 'de', serviceName: null })
    expect(view.state).toBe('expired')
    expect(JSON.stringify(view.facts)).not.toContain(quoteTexts.de.held.split('{day}')[1])
    await Promise.all([expireQuotes(deps), expireQuotes(deps)])
    expect(await scene.quote(quote.id)).toMatchObject({ state: 'expired' })
    const again = await accepted(
      saveQuote(deps, quote.id, {
        document: { ...quote.document, validUntil: dayIn(14) },
        seen: quote.revision,
      }),
    )
    const resent = await sendQuote(deps, quote.id, { seen: again.revision, override: '' }, A_STAFF_MEMBER)
    expect(resent).toMatchObject({ ok: true, value: { state: 'sent', version: 2 } })
  })
})
