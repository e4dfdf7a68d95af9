import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { depositCents } from '#features/services/content/group-invoicing.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { changePeople } from '#features/booking/change/change-people.server.ts'
import { cancelBookingsOfEvent } from '#features/booking/staff/staff-event-notifications.server.ts'
import { recordInvoicePaid, recordRefunded } from '#features/booking/staff/staff-settle-booking.server.ts'
import { addOrderNumber, MOST_ORDER_NUMBERS } from '#features/invoice/customer/add-order-number.server.ts'
import { creditInvoice } from '#features/invoice/change/credit-invoice.server.ts'
import { discardDraft } from '#features/invoice/change/draft-invoice.server.ts'
import { invoiceEvents, invoiceNumbers, invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { findInvoice, type StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import { invoiceStatus } from '#features/invoice/invoice.ts'
import { recordInvoicePayment } from '#features/invoice/pay/record-invoice-payment.server.ts'
import { totalOf } from '#features/invoice/rules/invoice-sums.ts'
import { acceptQuote } from '#features/quote/http/decide-quote.ts'
import { findQuoteVersion } from '#features/quote/database/quotes-repository.server.ts'
import { setGroupInvoicing } from '#features/services/group-invoicing.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { dueGroupInvoices } from '#features/today/staff/due-group-invoices.server.ts'
import { dueBookingMoney } from '#features/today/staff/due-payments.server.ts'
import { noAttachments } from '#test/attachments.ts'
import { A_STAFF_MEMBER, ACCEPTANCE, openQuoteScene, type QuoteScene } from '#test/quotes/quote-scene.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { erasePerson } from '#features/privacy/http/privacy-routes.ts'
import { draftFinalInvoices } from './draft-final-invoices.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const STAFF = { staffId: A_STAFF_MEMBER }
const DEPOSIT = { depositPercent: 30, depositDays: 10 }
const scene = await forThisFile(openQuoteScene())
const { acceptIt, cancel, dayIn, deps, expectStored, issue, stored } = scene

let day = 40

/** 18 people for CHF 4104, on a day of its own. */
async function agreed(change: Parameters<QuoteScene['sent']>[0] = {}) {
  const dates = [{ day: dayIn(day++), from: '09:00', to: '17:00' }]
  const quote = await scene.sent({ dates, invoicing: DEPOSIT, ...change })
  const results = await Promise.all(Array.from({ length: 3 }, () => acceptIt(quote)))
  expect(results.every(({ ok }) => ok)).toBe(true)
  const { bookingId } = await scene.quote(quote.id)
  if (!bookingId) throw new Error('no booking')
  return { quote, bookingId, email: quote.document.customer.email, eventDay: dates[0]?.day ?? '' }
}

/** Accepted without a town, so that the invoice of the deposit is not complete. */
async function withDraftOfDeposit(): Promise<string> {
  const dates = [{ day: dayIn(day++), from: '09:00', to: '17:00' }]
  const quote = await scene.sent({ dates, invoicing: DEPOSIT })
  await acceptIt(quote, { city: '' })
  return (await scene.quote(quote.id)).bookingId ?? ''
}

const { billed: final, draftOf, invoicesOf, pay } = scene
const creditNotesOf = (bookingId: string) =>
  deps.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.sourceId, bookingId), eq(invoices.kind, 'credit_note')))
const send = (draft: StoredInvoice) => accepted(issue(draft))

/** In Today. */
const dueOf = async (bookingId: string) =>
  (await dueBookingMoney(deps.db, deps.clock())).find(({ id }) => id === bookingId)
/** After the event, by some days. */
const afterwards = (eventDay: string, days = 1) =>
  scene.later((Math.round((Date.parse(eventDay) - Date.parse(dayIn(0))) / 86_400_000) + days) * 24 * 60)

/** What all invoices of a booking ask for after credit notes, and what they were paid, passed or not. */
async function sums(bookingId: string) {
  const all = await invoicesOf(bookingId)
  const sum = (of: (each: StoredInvoice) => number) => all.reduce((total, each) => total + of(each), 0)
  return {
    payable: sum(({ totalCents, creditedCents, state }) =>
      state === 'draft' ? 0 : totalCents - creditedCents,
    ),
    settled: sum(({ settledCents }) => settledCents),
    handed: sum(({ handedCents }) => handedCents),
  }
}

async function mailsTo(recipient: string) {
  const rows = await deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, recipient))
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('invoice-'))
}

describe('the deposit of a group', () => {
  it('is invoiced by accepting, once for repeated requests, with the company’s order number', async () => {
    const { bookingId, email, eventDay } = await agreed()
    const [deposit, ...more] = await invoicesOf(bookingId)
    expect(more).toEqual([])
    expect(deposit).toMatchObject({
      state: 'sent',
      part: 'deposit',
      totalCents: 1231_20,
      orderNumber: 'B-77',
      performedFrom: eventDay,
      dueDays: 10,
      recipient: { company: 'Muster Maschinenbau AG', street: 'Beispielweg', houseNumber: '12' },
    })
    expect(deposit?.lines[0]).toMatchObject({ title: expect.stringContaining('Anzahlung 30 %') })
    expect(await mailsTo(email)).toEqual(['invoice-sent'])
  })

  it('is payable by the day of the event at the latest', async () => {
    const today = [{ day: dayIn(6), from: '09:00', to: '17:00' }]
    const { bookingId } = await agreed({ dates: today })
    expect((await invoicesOf(bookingId))[0]).toMatchObject({ dueDays: 6, dueOn: today[0]?.day })
  })

  it.each([
    ['without a deposit', { depositPercent: 0, depositDays: 10 }, 400_00, 400_00],
    ['with one that was sent', DEPOSIT, 2052_00, 820_80],
    ['with one that covers it', DEPOSIT, 1000_00, undefined],
  ])(
    'of a group that cancels, %s, leaves in Today what nobody asked for of its fee',
    async (_, invoicing, feeCents, due) => {
      const { bookingId } = await agreed({ invoicing })
      await cancelBooking(deps, bookingId, { ...STAFF, feeCents })
      expect((await dueOf(bookingId))?.amountCents).toBe(due)
      if (due === undefined) return
      expect(await dueOf(bookingId)).toMatchObject({ kind: 'to_invoice', step: null })
      const draft = await accepted(draftOf(bookingId))
      expect(draft.totalCents).toBe(due)
      expect(await dueOf(bookingId)).toMatchObject({ kind: 'to_invoice', amountCents: due })
      await send(draft)
      expect(await dueOf(bookingId)).toBeUndefined()
    },
  )

  it('that could not be sent is a draft that stays a deposit for another number, and becomes the fee when the group cancels', async () => {
    const bookingId = await withDraftOfDeposit()
    await scene.people(bookingId, 20)
    const { totalCents } = await stored(bookingId)
    const [draft, ...more] = await invoicesOf(bookingId)
    expect(more).toEqual([])
    expect(draft).toMatchObject({
      state: 'draft',
      part: 'deposit',
      totalCents: depositCents(totalCents, DEPOSIT),
      dueDays: 10,
      lines: [{ title: expect.stringContaining('Anzahlung 30 %'), detail: expect.stringContaining('20') }],
    })
    expect(draft?.totalCents).toBeLessThan(totalCents)
    expect(await dueOf(bookingId)).toMatchObject({
      kind: 'to_invoice',
      amountCents: draft?.totalCents,
    })
    await cancel(bookingId, 400_00)
    expect(await invoicesOf(bookingId)).toMatchObject([{ part: 'whole', totalCents: 400_00 }])
  })

  it('is not asked for by its draft any more once the office has recorded the payment of the group', async () => {
    const bookingId = await withDraftOfDeposit()
    await accepted(recordInvoicePaid(deps, bookingId, A_STAFF_MEMBER))
    expect(await invoicesOf(bookingId)).toEqual([])
  })

  it('follows the owner’s setting of the service when the quote is sent, and the quote states it; after the event, there is none', async () => {
    const { db } = deps
    const set = (depositPercent: number, seen: number) =>
      db.transaction((tx) =>
        setGroupInvoicing(
          tx,
          'feuer-und-fokus',
          { depositPercent, depositDays: 5, seen },
          { authorId: A_STAFF_MEMBER, at: deps.clock() },
        ),
      )
    const both = await Promise.all([set(50, 0), set(40, 0)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const won = both.find(({ ok }) => ok)
    const first = won?.ok ? won.value : undefined
    await accepted(set(50, first?.revision ?? 0))
    const dates = [{ day: dayIn(day++), from: '09:00', to: '17:00' }]
    const quote = await scene.sent({ dates })
    expect((await findQuoteVersion(db, quote.id, 1))?.document.invoicing).toEqual({
      depositPercent: 50,
      depositDays: 5,
    })
    await accepted(set(0, (first?.revision ?? 0) + 1))
    await accepted(acceptIt(quote))
    const { bookingId } = await scene.quote(quote.id)
    expect((await invoicesOf(bookingId ?? ''))[0]).toMatchObject({ totalCents: 2052_00, part: 'deposit' })
    const later = await agreed({ invoicing: undefined })
    expect(await invoicesOf(later.bookingId)).toEqual([])
  })
})

describe('the final invoice of a group', () => {
  it('is the agreed lines for the final number, less the deposit with its number and day; once for two simultaneous requests', async () => {
    const { bookingId } = await agreed()
    await changePeople(deps, bookingId, 16)
    const [deposit] = await invoicesOf(bookingId)
    const drafts = await Promise.all(Array.from({ length: 4 }, () => draftOf(bookingId)))
    const made = drafts.flatMap((each) => (each.ok ? [each.value] : []))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const [draft] = made
    const { totalCents } = await stored(bookingId)
    expect(draft).toMatchObject({ part: 'final', orderNumber: 'B-77', totalCents: totalCents - 1231_20 })
    expect(draft?.lines.map(({ title, quantityHundredths }) => [title, quantityHundredths])).toEqual([
      ['Feuer & Fokus', 1600],
      ['Mittagessen am Feuer', 1600],
      ['Materialtransport', 100],
      ['Rabatt', 100],
      ['Abzüglich Anzahlung', 100],
    ])
    expect(draft?.lines.at(-1)).toMatchObject({
      detail: expect.stringContaining(deposit?.number ?? '?'),
      unitCents: -1231_20,
    })
    const sent = await send(draft!)
    expect(await draftOf(bookingId)).toMatchObject({ value: { id: sent.id, state: 'sent' } })
    expect(await sums(bookingId)).toMatchObject({ payable: totalCents })
    await pay(deposit!.id, 1231_20)
    await pay(sent.id, sent.totalCents)
    await expectStored(bookingId, { payment: 'paid', paidCents: totalCents })
  })

  it('without a deposit is the whole, and a draft follows the number', async () => {
    const { bookingId } = await agreed({ invoicing: undefined })
    const draft = await draftOf(bookingId)
    expect(draft).toMatchObject({ value: { part: 'whole', totalCents: 4104_00 } })
    await scene.people(bookingId, 20)
    const [anew] = await invoicesOf(bookingId)
    const { totalCents } = await stored(bookingId)
    expect(anew).toMatchObject({ totalCents, revision: 2 })
    expect(totalOf(anew?.lines ?? [])).toBe(totalCents)
    if (draft.ok) await expectRefused(issue({ id: draft.value.id, revision: 1 }), 'changed_meanwhile')
  })

  it('for another number is credited and created again in the same request, also for two simultaneous ones', async () => {
    const { bookingId, email } = await agreed()
    const first = await final(bookingId)
    await pay(first.id, 1000_00)
    await Promise.all([scene.people(bookingId, 20), scene.people(bookingId, 20)])
    const [deposit, credited, anew, ...more] = await invoicesOf(bookingId)
    const { totalCents } = await stored(bookingId)
    expect(more).toEqual([])
    expect(credited).toMatchObject({
      id: first.id,
      creditedCents: first.totalCents,
      handedCents: 1000_00,
      paidCents: 0,
    })
    expect(invoiceStatus(credited!)).toBe('credited')
    expect(anew).toMatchObject({
      state: 'sent',
      part: 'final',
      totalCents: totalCents - 1231_20 - 1000_00,
    })
    expect(deposit).toMatchObject({ creditedCents: 0 })
    const [note, ...others] = await creditNotesOf(bookingId)
    expect(others).toEqual([])
    expect(note).toMatchObject({ totalCents: first.totalCents, note: expect.stringContaining('20') })
    expect((await mailsTo(email)).toSorted()).toEqual([
      'invoice-credited',
      'invoice-sent',
      'invoice-sent',
      'invoice-sent',
    ])
    await pay(deposit!.id, 1231_20)
    await pay(anew!.id, anew!.totalCents)
    await expectStored(bookingId, { payment: 'paid', paidCents: totalCents })
  })

  it('paid in full is credited by the difference for fewer people, which the booking refunds', async () => {
    const { bookingId } = await agreed()
    const [deposit] = await invoicesOf(bookingId)
    const first = await final(bookingId)
    await pay(deposit!.id, 1231_20)
    await pay(first.id, first.totalCents)
    await scene.people(bookingId, 16)
    const { totalCents, paidCents, payment } = await stored(bookingId)
    expect([paidCents, payment]).toEqual([4104_00, 'refund_due'])
    expect(await sums(bookingId)).toEqual({
      payable: totalCents,
      settled: totalCents,
      handed: 4104_00 - totalCents,
    })
    expect(await invoicesOf(bookingId)).toHaveLength(2)
  })

  it('asks nothing of what a credit note by hand took off the deposit, for any number of people', async () => {
    const { bookingId } = await agreed()
    const [deposit] = await invoicesOf(bookingId)
    const draft = await draftOf(bookingId)
    const note = { id: crypto.randomUUID(), cents: 100_00, reason: 'Kulanz' }
    await creditInvoice(deps, deposit!.id, note, A_STAFF_MEMBER)
    expect(await draftOf(bookingId)).toMatchObject({
      value: { id: draft.ok && draft.value.id, totalCents: 4104_00 - 1231_20 },
    })
    await final(bookingId)
    await scene.people(bookingId, 16)
    const { totalCents, agreedPrice } = await stored(bookingId)
    expect(agreedPrice?.totalCents).toContain(4004_00)
    expect(await sums(bookingId)).toMatchObject({ payable: totalCents })
  })

  it('a deposit larger than what is due is credited by the difference', async () => {
    const { bookingId } = await agreed({ invoicing: { depositPercent: 100, depositDays: 10 } })
    const [deposit] = await invoicesOf(bookingId)
    await pay(deposit!.id, 4104_00)
    await changePeople(deps, bookingId, 16)
    const { totalCents } = await stored(bookingId)
    expect(await sums(bookingId)).toMatchObject({ payable: totalCents, handed: 4104_00 - totalCents })
    expect(await draftOf(bookingId)).toMatchObject({ value: { id: deposit?.id } })
  })
})

describe('a group that is called off', () => {
  it('has its invoices credited in the same request, down to the remaining fee, and its draft deleted; once', async () => {
    const { bookingId } = await agreed()
    const [deposit] = await invoicesOf(bookingId)
    await pay(deposit!.id, 1231_20)
    await draftOf(bookingId)
    await Promise.all([cancel(bookingId, 400_00), cancel(bookingId, 400_00)])
    const [left, ...more] = await invoicesOf(bookingId)
    expect(more).toEqual([])
    expect(left).toMatchObject({
      creditedCents: 831_20,
      handedCents: 831_20,
      paidCents: 400_00,
      settledCents: 400_00,
    })
    expect(await creditNotesOf(bookingId)).toHaveLength(1)
    await expectStored(bookingId, {
      payment: 'refund_due',
      paidCents: 1231_20,
      feeCents: 400_00,
    })
    expect((await findInvoice(deps.db, { id: left!.id }))?.orderNumber).toBe('B-77')
  })

  it('is invoiced a fee above the deposit by a further invoice', async () => {
    const { bookingId } = await agreed()
    await cancel(bookingId, 2052_00)
    const fee = await draftOf(bookingId)
    expect(fee).toMatchObject({ value: { totalCents: 2052_00 - 1231_20, part: 'final' } })
  })
})

describe('after the event', () => {
  it('the draft is created automatically, once by two servers; a discarded one is not created again', async () => {
    const { bookingId, eventDay } = await agreed()
    expect(await draftFinalInvoices(deps)).toBe(0)
    afterwards(eventDay)
    await Promise.all([draftFinalInvoices(deps), draftFinalInvoices(deps)])
    const drafts = (await invoicesOf(bookingId)).filter(({ state }) => state === 'draft')
    expect(drafts).toMatchObject([{ part: 'final', totalCents: 4104_00 - 1231_20 }])
    const due = await dueGroupInvoices(deps.db, deps.clock())
    expect(due.filter(({ id }) => id === drafts[0]?.id)).toMatchObject([
      { kind: 'final_invoice', about: 'Muster Maschinenbau AG', day: eventDay, amountCents: 2872_80 },
    ])
    await discardDraft(deps, drafts[0]?.id ?? '')
    await draftFinalInvoices(deps)
    expect(await invoicesOf(bookingId)).toHaveLength(1)
    expect(await draftOf(bookingId)).toMatchObject({ value: { part: 'final' } })
  })

  it('what a credit note leaves due of the final invoice is to be invoiced, and so is a discarded draft', async () => {
    const { bookingId, eventDay } = await agreed({ invoicing: { depositPercent: 0, depositDays: 10 } })
    expect(await dueOf(bookingId)).toBeUndefined()
    afterwards(eventDay)
    await draftFinalInvoices(deps)
    const [draft] = await invoicesOf(bookingId)
    expect(await dueOf(bookingId)).toBeUndefined()
    await discardDraft(deps, draft?.id ?? '')
    expect(await dueOf(bookingId)).toMatchObject({ kind: 'to_invoice', amountCents: 4104_00 })
    const { id } = await final(bookingId)
    expect(await dueOf(bookingId)).toBeUndefined()
    const credit = (cents: number) =>
      creditInvoice(
        deps,
        id,
        { id: crypto.randomUUID(), cents, reason: 'Adresse', stillDue: true },
        A_STAFF_MEMBER,
      )
    await accepted(credit(1000_00))
    expect(await dueOf(bookingId)).toMatchObject({ kind: 'to_invoice', amountCents: 1000_00 })
    await accepted(credit(3104_00))
    expect(await dueOf(bookingId)).toMatchObject({ kind: 'to_invoice', amountCents: 4104_00 })
  })

  it('a deposit that was never sent is part of the draft for all, which takes its place', async () => {
    const bookingId = await withDraftOfDeposit()
    const [deposit] = await invoicesOf(bookingId)
    expect(deposit).toMatchObject({ state: 'draft', part: 'deposit' })
    scene.later(70 * 24 * 60)
    await draftFinalInvoices(deps)
    expect(await invoicesOf(bookingId)).toMatchObject([
      { state: 'draft', part: 'whole', totalCents: 4104_00, dueDays: deps.terms().dueDays },
    ])
  })

  it('the draft outlives an erasure of whom it is for, and staff are still asked to send it', async () => {
    const { bookingId, email, eventDay } = await agreed()
    afterwards(eventDay)
    await draftFinalInvoices(deps)
    const draft = (await invoicesOf(bookingId)).find(({ state }) => state === 'draft')
    const mailFolder = makeTemporaryFolder('erased-group')
    await erasePerson(
      { ...deps, attachments: noAttachments, mailFolder: mailFolder.path },
      { email, language: 'de' },
    )
    mailFolder.remove()
    const due = await dueGroupInvoices(deps.db, deps.clock())
    expect(due.filter(({ id }) => id === draft?.id)).toMatchObject([
      { kind: 'final_invoice', amountCents: 2872_80 },
    ])
  })

  it('an open deposit is reported in the week before the event, on its current day', async () => {
    const { bookingId, eventDay } = await agreed()
    const [deposit] = await invoicesOf(bookingId)
    const listed = async () =>
      (await dueGroupInvoices(deps.db, deps.clock())).filter(({ id }) => id === deposit?.id)
    expect(await listed()).toEqual([])
    afterwards(eventDay, -6)
    expect(await listed()).toMatchObject([{ kind: 'deposit', amountCents: 1231_20, day: eventDay }])
    await pay(deposit!.id, 1231_20)
    expect(await listed()).toEqual([])
  })
})

describe('the customer’s order number', () => {
  it('is added and corrected while something is open, once per number, beside what was sent', async () => {
    const { bookingId } = await agreed()
    const [deposit] = await invoicesOf(bookingId)
    const id = deposit?.id ?? ''
    const give = (orderNumber: string) => addOrderNumber(deps, id, orderNumber)
    expect((await Promise.all([give('4500-9'), give('4500-9')])).every(({ ok }) => ok)).toBe(true)
    expect(await findInvoice(deps.db, { id })).toMatchObject({
      orderNumber: 'B-77',
      addedOrderNumber: '4500-9',
      addedOrderNumberOn: swissTime(deps.clock()).day,
    })
    expect(await give('B-77')).toMatchObject({ value: { addedOrderNumber: null, addedOrderNumberOn: null } })
    await accepted(give('4500-10'))
    const history = await deps.db.select().from(invoiceEvents).where(eq(invoiceEvents.invoiceId, id))
    expect(history.filter(({ action }) => action === 'order_number_added')).toHaveLength(3)
    expect((await draftOf(bookingId)) as object).toMatchObject({ value: { orderNumber: '4500-10' } })
    for (let round = 3; round < MOST_ORDER_NUMBERS; round += 1) await give(`N-${round}`)
    await expectRefused(give('one more'), 'too_many_changes')
    await pay(id, 1231_20)
    await expectRefused(give('too late'), 'nothing_due')
  })
})

describe('failures and races', () => {
  it('leave neither a booking nor a number behind when the deposit cannot be invoiced', async () => {
    const dates = [{ day: dayIn(day++), from: '09:00', to: '17:00' }]
    const quote = await scene.sent({ dates, invoicing: DEPOSIT })
    const numbers = () => deps.db.select().from(invoiceNumbers)
    const before = await numbers()
    // Asked for last, for the notice to the owner.
    const ownerEmail = () => {
      throw new Error('killed')
    }
    const broken = { ...deps, ownerEmail }
    await expect(acceptQuote(broken, quote.id, { ...ACCEPTANCE, version: 1 })).rejects.toThrow('killed')
    expect(await scene.quote(quote.id)).toMatchObject({ state: 'sent', bookingId: null })
    expect(await numbers()).toEqual(before)
    await accepted(acceptIt(quote))
  })

  it('sum up when one sends the final invoice while another changes the number', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { bookingId } = await agreed()
      const draft = await accepted(draftOf(bookingId))
      const { id, revision } = draft
      const [sent] = await Promise.all([issue({ id, revision }), scene.people(bookingId, 20)])
      if (!sent.ok) expect(sent.refusal.code).toBe('changed_meanwhile')
      const left = (await invoicesOf(bookingId)).find(({ state }) => state === 'draft')
      if (left) await send(left)
      const { totalCents } = await stored(bookingId)
      expect((await sums(bookingId)).payable).toBe(totalCents)
    }
  })

  it('count a refund at the provider once, whether the booking has recorded it or not', async () => {
    for (const isRecorded of [false, true]) {
      const { bookingId } = await agreed()
      const [deposit] = await invoicesOf(bookingId)
      const paymentId = crypto.randomUUID()
      await recordInvoicePayment(deps, {
        ...eventOf(deposit!.id, paymentId),
        kind: 'paid',
        amountCents: 1231_20,
      })
      await cancel(bookingId, 0)
      await expectStored(bookingId, { payment: 'refund_due', paidCents: 1231_20 })
      if (isRecorded) await recordRefunded(deps, bookingId, A_STAFF_MEMBER)
      const refund = { ...eventOf(deposit!.id, paymentId), kind: 'refunded' as const, refundedCents: 1231_20 }
      expect(await recordInvoicePayment(deps, refund)).toBe('applied')
      const { payment, paidCents, refundedCents } = await stored(bookingId)
      expect(paidCents - refundedCents).toBe(0)
      expect(payment).toBe(isRecorded ? 'refunded' : 'nothing_due')
      expect(await sums(bookingId)).toEqual({ payable: 0, settled: 0, handed: 0 })
    }
  })
})

describe('the invoice of a single booking', () => {
  const booked = async (people: number) => {
    const event = await scene.event({ days: 3 })
    const email = `${crypto.randomUUID()}@example.ch`
    const { booking } = await scene.booked(event, { people, email })
    return { event, email, booking, sent: await final(booking.id) }
  }

  it('is credited down to the fee when its customer cancels, and what remains stays open', async () => {
    const { booking, sent } = await booked(2)
    await cancelBooking(deps, booking.id)
    const { feeCents } = await stored(booking.id)
    expect(feeCents).toBeGreaterThan(0)
    expect(await invoicesOf(booking.id)).toMatchObject([
      { id: sent.id, creditedCents: booking.totalCents - feeCents },
    ])
  })

  it('is credited in full when the event is called off, paid or not', async () => {
    const [paid, open] = [await booked(2), await booked(1)]
    await pay(paid.sent.id, paid.sent.totalCents)
    for (const { event } of [paid, open])
      await deps.db.transaction((tx) => cancelBookingsOfEvent(tx, deps, event, A_STAFF_MEMBER))
    expect(await sums(paid.booking.id)).toEqual({ payable: 0, settled: 0, handed: paid.sent.totalCents })
    await expectStored(paid.booking.id, { payment: 'refund_due' })
    expect(await sums(open.booking.id)).toEqual({ payable: 0, settled: 0, handed: 0 })
  })

  it('for more people is followed by one for the difference', async () => {
    const { booking, sent } = await booked(1)
    await scene.people(booking.id, 3)
    const more = await final(booking.id)
    expect(more.id).not.toBe(sent.id)
    expect(more.lines.at(-1)).toMatchObject({ title: 'Bereits verrechnet', unitCents: -sent.totalCents })
    expect((await sums(booking.id)).payable).toBe((await stored(booking.id)).totalCents)
  })
})

const eventOf = (orderId: string, paymentId: string) => ({
  id: crypto.randomUUID(),
  occurredAt: deps.clock(),
  orderId,
  sessionId: null,
  paymentId,
  currency: 'chf',
  customer: { name: null, email: null, phone: null, shippingAddress: null },
  termsAccepted: true,
})
