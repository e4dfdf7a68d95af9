import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { openInvoiceScene, SAMPLE_DRAFT, STAFF } from '#test/invoice-scene.ts'
import {
  eraseEmptyDrafts,
  purgeInvoices,
  readInvoiceRecords,
} from '../database/invoice-personal-data.server.ts'
import { invoiceNumbers, invoices } from '../database/invoice.tables.server.ts'
import { findInvoice } from '../database/invoices-repository.server.ts'
import { listPayments } from '../database/invoice-payments-repository.server.ts'
import { invoiceStatus, openCents, overpaidCents } from '../invoice.ts'
import { recordInvoicePayment } from '../pay/record-invoice-payment.server.ts'
import { creditInvoice } from './credit-invoice.server.ts'
import { discardDraft, saveDraft } from './draft-invoice.server.ts'
import { type HandPayment, undoPayment } from './record-payment.server.ts'
import { remindOfInvoice, stopReminders } from './remind.server.ts'
import { resendInvoice, sendInvoice } from './send-invoice.server.ts'
import { writeOffInvoice } from './write-off.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { accepted, expectRefused } from '#test/results.ts'

const scene = await forThisFile(openInvoiceScene())
const {
  booked,
  credit,
  deps,
  draftOf,
  enter,
  expectStored,
  invoice: stored,
  later,
  pay,
  payBack,
  payment,
  terms,
  undo,
} = scene

const mailsTo = async (email: string) =>
  (await deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))).map(
    ({ kind }) => kind,
  )
const send = (id: string, seen: number, onSent?: Parameters<typeof sendInvoice>[3]) =>
  sendInvoice(deps, id, { seen, staffId: STAFF }, onSent)

describe('numbers', () => {
  it('have no gap and no duplicate, for simultaneous sending, and a rollback releases its number', async () => {
    const drafts = await Promise.all(Array.from({ length: 24 }, () => scene.draft()))
    const outcomes = await Promise.allSettled(
      drafts.map(({ id, revision }, index) =>
        send(id, revision, async () => {
          if (index % 4 === 0) throw new Error('the mail server fell over')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(6)
    const rows = await deps.db.select().from(invoices).where(eq(invoices.state, 'sent'))
    const sequences = rows.map(({ sequence }) => sequence ?? 0).toSorted((a, b) => a - b)
    expect(sequences).toEqual(Array.from({ length: rows.length }, (_, index) => index + 1))
    const [series] = await deps.db.select().from(invoiceNumbers)
    expect(series?.last).toBe(rows.length)
    for (const { id, revision } of drafts) await send(id, revision)
    const [after] = await deps.db.select().from(invoiceNumbers)
    expect(after?.last).toBe(rows.length + 6)
  })

  it('are given once to an invoice that is sent twice at once', async () => {
    const { id, revision } = await scene.draft({ email: 'zweimal@example.ch' })
    const results = await Promise.all([send(id, revision), send(id, revision), send(id, revision)])
    const numbers = results.map((result) => result.ok && result.value.number)
    expect(new Set(numbers).size).toBe(1)
    expect(await mailsTo('zweimal@example.ch')).toEqual(['invoice-sent'])
  })
})

describe('a draft', () => {
  it('is refused after a concurrent change, and when it is incomplete', async () => {
    const draft = await scene.draft()
    await expectRefused(saveDraft(deps, draft.id, SAMPLE_DRAFT, draft.revision - 1), 'changed_meanwhile')
    const empty = await scene.draft({ lines: [], recipient: { ...SAMPLE_DRAFT.recipient, city: '' } })
    expect(await send(empty.id, empty.revision)).toMatchObject({
      refusal: { code: 'invoice_incomplete', missing: ['recipient.city', 'lines'] },
    })
    await accepted(discardDraft(deps, empty.id))
    await accepted(discardDraft(deps, empty.id))
  })

  it('is immutable once it was sent, for the code and for the database', async () => {
    const sent = await scene.sent()
    await expectRefused(saveDraft(deps, sent.id, SAMPLE_DRAFT, sent.revision), 'invoice_sent')
    await expectRefused(discardDraft(deps, sent.id), 'invoice_sent')
    for (const change of [{ totalCents: 1 }, { lines: [] }, { number: 'R-1' }, { state: 'draft' as const }])
      await expect(
        deps.db.update(invoices).set(change).where(eq(invoices.id, sent.id)).execute(),
      ).rejects.toThrow('Failed query')
  })
})

describe('payments by hand', () => {
  it('pay in part, in full, and too much; each can be undone', async () => {
    const { id } = await scene.sent()
    const part = payment(100_000)
    const statuses: string[] = []
    const pay = async (which: HandPayment) => {
      const result = await enter(id, which)
      statuses.push(result.ok ? invoiceStatus(result.value) : result.refusal.code)
    }
    await pay(part)
    await pay(part)
    await pay(payment(40_000))
    await pay(payment(5_000))
    expect(statuses).toEqual(['partly_paid', 'partly_paid', 'paid', 'overpaid'])
    const undone = await undo(id, part.id)
    expect(undone.ok && openCents(undone.value)).toBe(95_000)
    await undo(id, part.id)
    expect((await listPayments(deps.db, id)).map(({ undoneAt }) => undoneAt !== null)).toEqual([
      true,
      false,
      false,
    ])
    expect((await stored(id)).paidCents).toBe(45_000)
  })

  it('are recorded once for simultaneous requests, and are never dated in the future', async () => {
    const { id } = await scene.sent()
    const one = payment(10_000)
    await Promise.all(Array.from({ length: 6 }, () => enter(id, one)))
    await Promise.all([1, 2, 3].map(() => pay(id, 1_000)))
    expect((await stored(id)).paidCents).toBe(13_000)
    await expectRefused(enter(id, payment(1, { paidOn: '2999-01-01' })), 'day_in_future')
  })

  it.each(['0001-01-01', '1900-01-01', 'the day before'])(
    'are never dated before the invoice: %s',
    async (day) => {
      const { id } = await scene.sent()
      const { issuedOn } = await stored(id)
      if (!issuedOn) throw new Error('not sent')
      const before = new Date(Date.parse(issuedOn) - 86_400_000).toISOString().slice(0, 10)
      const early = { paidOn: day === 'the day before' ? before : day }
      const refused = { refusal: { code: 'day_before_invoice' } }
      expect(await enter(id, payment(1, early))).toMatchObject(refused)
      const onTheDay = payment(150_000, { paidOn: issuedOn })
      await accepted(enter(id, onTheDay))
      expect(await payBack(id, payment(1, early))).toMatchObject(refused)
    },
  )

  it('are not recorded by the id of another one: of another invoice, or of another amount', async () => {
    const [first, second] = [await scene.sent(), await scene.sent()]
    const one = payment(10_000)
    await enter(first.id, one)
    const refused = { refusal: { code: 'payment_reused' } }
    for (const [id, which] of [
      [second.id, one],
      [first.id, { ...one, cents: 10_001 }],
    ] as const)
      expect(await enter(id, which)).toMatchObject(refused)
    await pay(second.id, 150_000)
    expect(await payBack(second.id, one)).toMatchObject(refused)
    expect((await stored(first.id)).paidCents).toBe(10_000)
    const both = payment(5_000)
    const answers = await Promise.all([first.id, second.id].map((id) => enter(id, both)))
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })
})

describe('an overpayment', () => {
  it('is refunded in parts, never beyond the surplus, and the refund can be undone', async () => {
    const { id } = await scene.sent()
    await pay(id, 150_000)
    const [first, second] = [payment(4_000), payment(6_000)]
    for (const which of [first, first, second]) await accepted(payBack(id, which))
    expect(invoiceStatus(await stored(id))).toBe('paid')
    expect(await stored(id)).toMatchObject({ paidCents: 140_000, settledCents: 140_000 })
    expect(await payBack(id, payment(1))).toMatchObject({ refusal: { code: 'more_than_overpaid', cents: 0 } })
    const undone = await undo(id, second.id)
    expect(undone.ok && overpaidCents(undone.value)).toBe(6_000)
    await undo(id, second.id)
    expect((await listPayments(deps.db, id)).map(({ cents }) => cents)).toEqual([150_000, -4_000, -6_000])
  })

  it('is refunded once when two members of staff record it simultaneously', async () => {
    const { id } = await scene.sent()
    await pay(id, 150_000)
    const both = await Promise.all([payBack(id, payment(10_000)), payBack(id, payment(10_000))])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect((await stored(id)).paidCents).toBe(140_000)
  })

  it('keeps its payment from being undone first, and is never dated in the future', async () => {
    const { id } = await scene.sent()
    const all = payment(150_000)
    await enter(id, all)
    await expectRefused(payBack(id, payment(1, { paidOn: '2999-01-01' })), 'day_in_future')
    const back = payment(10_000)
    await payBack(id, back)
    await expectRefused(undo(id, all.id), 'surplus_paid_back')
    const office = { staffId: STAFF, mayReturnMoney: false }
    await expectRefused(undoPayment(deps, id, back.id, office), 'no_permission')
    await undo(id, back.id)
    await accepted(undoPayment(deps, id, all.id, office))
    expect((await stored(id)).paidCents).toBe(0)
  })

  it('is open again with the rest when the bank reverses the payment', async () => {
    const { id } = await scene.sent()
    const paid = { kind: 'paid' as const, amountCents: 150_000, currency: 'chf', termsAccepted: true }
    const head = { orderId: id, sessionId: 'session-surplus', paymentId: 'payment-surplus' }
    const occurredAt = deps.clock()
    const customer = { name: null, email: null, phone: null, shippingAddress: null }
    await recordInvoicePayment(deps, { ...head, id: 'surplus-1', occurredAt, ...paid, customer })
    await accepted(payBack(id, payment(10_000)))
    const lost = { kind: 'disputed' as const, disputeId: 'dp_surplus', disputedCents: null }
    const reported = { ...head, id: 'surplus-2', occurredAt, ...lost, standing: 'lost' as const }
    expect(await recordInvoicePayment(deps, reported)).toBe('applied')
    const invoice = await stored(id)
    expect([openCents(invoice), invoice.settledCents]).toEqual([150_000, 0])
  })
})

describe('credit notes', () => {
  it('have numbers of their own, credit once per request, and never more than is due', async () => {
    const { id, number } = await scene.sent({ email: 'gutschrift@example.ch' })
    const credit = { id: randomUUID(), cents: 40_000, reason: 'Zwei Personen weniger' }
    const press = () => creditInvoice(deps, id, credit, STAFF)
    await Promise.all([press(), press()])
    await expectRefused(creditInvoice(deps, id, { ...credit, cents: 50_000 }, STAFF), 'credit_reused')
    expect((await stored(id)).creditedCents).toBe(40_000)
    const note = await stored(credit.id)
    expect(note).toMatchObject({ kind: 'credit_note', correctsId: id, totalCents: 40_000 })
    expect(note.number).toMatch(/^G-\d{4}-0001$/)
    expect(note.number).not.toBe(number)
    const tooMuch = { ...credit, id: randomUUID(), cents: 100_001 }
    expect(await creditInvoice(deps, id, tooMuch, STAFF)).toMatchObject({
      refusal: { code: 'more_than_open', cents: 100_000 },
    })
    const rest = await creditInvoice(deps, id, { ...credit, id: randomUUID(), cents: 100_000 }, STAFF)
    expect(rest.ok && invoiceStatus(rest.value)).toBe('credited')
    expect(await mailsTo('gutschrift@example.ch')).toEqual([
      'invoice-sent',
      'invoice-credited',
      'invoice-credited',
    ])
  })
})

describe('reminders', () => {
  it('follow the due date, once per level, and can be stopped for a customer', async () => {
    const email = 'saeumig@example.ch'
    const invoice = await scene.sent({ email, dueDays: 0 })
    const other = await scene.sent({ email, dueDays: 0 })
    const remind = (level: 1 | 2 | 3) => remindOfInvoice(deps, invoice.id, level, STAFF)
    await expectRefused(remind(1), 'no_reminder_due')
    later(2 * 24 * 60)
    await Promise.all([remind(1), remind(1)])
    expect((await stored(invoice.id)).reminders).toBe(1)
    await expectRefused(remind(3), 'no_reminder_due')
    // What has not left would be taken back.
    await deps.db
      .update(outgoingMails)
      .set({ state: 'sent', sentAt: deps.clock() })
      .where(eq(outgoingMails.recipient, email))
    await stopReminders(deps, invoice.id, true, STAFF)
    expect((await stored(other.id)).remindersStopped).toBe(true)
    await expectRefused(remind(2), 'no_reminder_due')
    expect((await scene.draft({ email })).remindersStopped).toBe(true)
    await stopReminders(deps, other.id, false, STAFF)
    await accepted(remind(2))
    expect((await mailsTo(email)).filter((kind) => kind === 'invoice-reminded')).toHaveLength(2)
  })
})

describe('a write-off', () => {
  it('writes off what is open with a reason, and ends with a payment after all', async () => {
    const { id } = await scene.sent()
    await pay(id, 40_000)
    const writeOff = (seenCents: number) => writeOffInvoice(deps, id, { reason: 'Konkurs', seenCents }, STAFF)
    await expectRefused(writeOff(140_000), 'changed_meanwhile')
    await Promise.all([writeOff(100_000), writeOff(100_000)])
    expect(await stored(id)).toMatchObject({ state: 'written_off', writtenOffReason: 'Konkurs' })
    const paid = await pay(id, 100_000)
    expect(paid.ok && invoiceStatus(paid.value)).toBe('paid')
    await expectRefused(writeOff(0), 'nothing_due')
  })
})

it('an invoice is open again when more of it goes back than was written off', async () => {
  const { id } = await scene.sent()
  const transfer = payment(135_000)
  await enter(id, transfer)
  await writeOffInvoice(deps, id, { reason: 'Rest', seenCents: 5_000 }, STAFF)
  const credited = await credit(id, 1_000)
  expect(credited.ok).toBe(true)
  expect(await stored(id)).toMatchObject({ state: 'written_off' })
  const undone = await undo(id, transfer.id)
  expect(undone.ok && openCents(undone.value)).toBe(139_000)
  expect(await stored(id)).toMatchObject({ state: 'sent', writtenOffReason: null })
})

it('an invoice is mailed again once a minute, however often it is pressed', async () => {
  const { id } = await scene.sent({ email: 'zwanzig@example.ch' })
  const press = () => resendInvoice(deps, id, STAFF)
  const mails = () => deps.db.$count(outgoingMails, eq(outgoingMails.recipient, 'zwanzig@example.ch'))
  const presses = await Promise.all(Array.from({ length: 20 }, press))
  expect(presses.every(({ ok }) => ok)).toBe(true)
  expect(await mails()).toBe(2)
  later(2)
  await press()
  expect(await mails()).toBe(3)
})

it('a missing bank account is added when the invoice is sent again, and never changed', async () => {
  const { account } = terms
  terms.account = null
  const { id } = await scene.sent()
  expect((await stored(id)).account).toBeNull()
  terms.account = account
  await resendInvoice(deps, id, STAFF)
  expect((await stored(id)).account).toEqual(account)
  terms.account = { ...terms.account, holder: 'Other' } as typeof account
  await resendInvoice(deps, id, STAFF)
  expect((await stored(id)).account).toEqual(account)
  terms.account = account
})

describe('a booking on invoice', () => {
  const WAY = {
    way: 'invoice' as const,
    company: 'Muster AG',
    street: 'Musterweg 5',
    postalCode: '6300',
    city: 'Zug',
  }
  async function invoiced(people: number) {
    const event = await scene.event({ priceCents: 25_000 })
    const { booking } = await booked(event, { ...WAY, people })
    const draft = () => draftOf(booking.id)
    return { booking, draft }
  }

  it('creates one draft for any number of requests, with people, price and address', async () => {
    const { booking, draft } = await invoiced(3)
    const drafts = await Promise.all([draft(), draft(), draft()])
    const ids = drafts.map((result) => (result.ok ? result.value.id : result.refusal.code))
    expect(new Set(ids).size).toBe(1)
    const invoice = await stored(ids[0] ?? '')
    expect(invoice).toMatchObject({
      totalCents: 75_000,
      source: 'booking',
      sourceId: booking.id,
      email: booking.email,
    })
    expect(invoice.recipient).toMatchObject({
      company: 'Muster AG',
      street: 'Musterweg',
      houseNumber: '5',
      city: 'Zug',
    })
    expect(invoice.lines).toMatchObject([{ quantityHundredths: 300, unitCents: 25_000 }])
  })

  it('is paid by its invoice in parts, and open again when a payment is undone', async () => {
    const { booking, draft } = await invoiced(2)
    const drafted = await accepted(draft())
    const { id, revision } = drafted
    await send(id, revision)
    await pay(id, 20_000)
    await expectStored(booking.id, { paidCents: 20_000, payment: 'invoiced' })
    const rest = payment(35_000)
    await enter(id, rest)
    await expectStored(booking.id, { paidCents: 50_000, payment: 'paid' })
    expect(invoiceStatus(await stored(id))).toBe('overpaid')
    await undo(id, rest.id)
    await expectStored(booking.id, { paidCents: 20_000, payment: 'invoiced' })
    const anew = { id: randomUUID(), cents: 50_000, reason: 'Neu gestellt', stillDue: true }
    await creditInvoice(deps, id, anew, STAFF)
    await expectStored(booking.id, { paidCents: 0, payment: 'invoiced' })
    const again = await accepted(draft())
    expect(again.id).not.toBe(id)
  })

  it('without an amount due creates no invoice', async () => {
    const event = await scene.event({ priceCents: 25_000 })
    const { booking } = await booked(event, {})
    await scene.paid(booking.id, 25_000 * booking.people)
    await expectRefused(draftOf(booking.id), 'nothing_due')
  })
})

describe('personal data', () => {
  it('keeps sent invoices for the books and drafts that ask for money, deletes empty ones, and purges all with their credit notes after retention', async () => {
    const { db, clock } = deps
    const email = 'weg@example.ch'
    const kept = await scene.sent({ email })
    await credit(kept.id, 100)
    await pay(kept.id, 100)
    const claim = await scene.draft({ email, performedFrom: null, performedTo: null })
    const empty = await scene.draft({ email, lines: [] })
    const records = await readInvoiceRecords(db, 'WEG@example.ch')
    expect(records.map(({ keep }) => keep)).toEqual(['books', 'books', 'running', null])
    expect(await db.transaction((tx) => eraseEmptyDrafts(tx, email))).toBe(1)
    expect(await stored(claim.id)).toBeDefined()
    expect(await findInvoice(db, { id: empty.id })).toBeUndefined()
    await purgeInvoices(db, new Date(clock().getTime() - 3_600_000), 200)
    expect(await stored(kept.id)).toBeDefined()
    await purgeInvoices(db, new Date(clock().getTime() + 1_000), 200)
    expect(await db.$count(invoices)).toBe(0)
  })
})
