import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { swissTime } from '#i18n/format-date.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { type InvoiceScene, openInvoiceScene, SAMPLE_DRAFT, STAFF } from '#test/invoice-scene.ts'
import {
  eraseEmptyDrafts,
  purgeInvoices,
  readInvoiceRecords,
} from '../database/invoice-personal-data.server.ts'
import { invoiceNumbers, invoices } from '../database/invoice.tables.server.ts'
import { findInvoice, listPayments, type StoredInvoice } from '../database/invoices-repository.server.ts'
import { invoiceStatus, openCents, overpaidCents } from '../invoice.ts'
import { recordInvoicePayment } from '../pay/record-invoice-payment.server.ts'
import { creditInvoice } from './credit-invoice.server.ts'
import { discardDraft, draftFromSource, saveDraft } from './draft-invoice.server.ts'
import { type HandPayment, recordPaymentByHand, undoPayment } from './record-payment.server.ts'
import { remindOfInvoice, stopReminders } from './remind.server.ts'
import { resendInvoice, sendInvoice } from './send-invoice.server.ts'
import { writeOffInvoice } from './write-off.server.ts'

const OWNER = { staffId: STAFF, mayReturnMoney: true }
let scene: InvoiceScene

beforeAll(async () => {
  scene = await openInvoiceScene()
})
afterAll(() => scene.close())

const today = () => swissTime(scene.deps.clock()).day
const payment = (cents: number, change: Partial<HandPayment> = {}): HandPayment => ({
  id: randomUUID(),
  cents,
  paidOn: today(),
  way: 'transfer',
  note: null,
  ...change,
})
const stored = async (id: string) => (await findInvoice(scene.deps.db, { id })) as StoredInvoice
const mailsTo = async (email: string) =>
  (await scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))).map(
    ({ kind }) => kind,
  )
const send = (id: string, seen: number, onSent?: Parameters<typeof sendInvoice>[3]) =>
  sendInvoice(scene.deps, id, { seen, staffId: STAFF }, onSent)

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
    const rows = await scene.deps.db.select().from(invoices).where(eq(invoices.state, 'sent'))
    const sequences = rows.map(({ sequence }) => sequence ?? 0).toSorted((a, b) => a - b)
    expect(sequences).toEqual(Array.from({ length: rows.length }, (_, index) => index + 1))
    const [series] = await scene.deps.db.select().from(invoiceNumbers)
    expect(series?.last).toBe(rows.length)
    for (const { id, revision } of drafts) await send(id, revision)
    const [after] = await scene.deps.db.select().from(invoiceNumbers)
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
    expect(await saveDraft(scene.deps, draft.id, SAMPLE_DRAFT, draft.revision - 1)).toMatchObject({
      refusal: { code: 'changed_meanwhile' },
    })
    const empty = await scene.draft({ lines: [], recipient: { ...SAMPLE_DRAFT.recipient, city: '' } })
    expect(await send(empty.id, empty.revision)).toMatchObject({
      refusal: { code: 'invoice_incomplete', missing: ['recipient.city', 'lines'] },
    })
    expect((await discardDraft(scene.deps, empty.id)).ok).toBe(true)
    expect((await discardDraft(scene.deps, empty.id)).ok).toBe(true)
  })

  it('is immutable once it was sent, for the code and for the database', async () => {
    const sent = await scene.sent()
    expect(await saveDraft(scene.deps, sent.id, SAMPLE_DRAFT, sent.revision)).toMatchObject({
      refusal: { code: 'invoice_sent' },
    })
    expect(await discardDraft(scene.deps, sent.id)).toMatchObject({ refusal: { code: 'invoice_sent' } })
    for (const change of [{ totalCents: 1 }, { lines: [] }, { number: 'R-1' }, { state: 'draft' as const }])
      await expect(
        scene.deps.db.update(invoices).set(change).where(eq(invoices.id, sent.id)).execute(),
      ).rejects.toThrow('Failed query')
  })
})

describe('payments by hand', () => {
  it('pay in part, in full, and too much; each can be undone', async () => {
    const { id } = await scene.sent()
    const part = payment(100_000)
    const statuses: string[] = []
    const pay = async (which: HandPayment) => {
      const result = await recordPaymentByHand(scene.deps, id, which, STAFF)
      statuses.push(result.ok ? invoiceStatus(result.value) : result.refusal.code)
    }
    await pay(part)
    await pay(part)
    await pay(payment(40_000))
    await pay(payment(5_000))
    expect(statuses).toEqual(['partly_paid', 'partly_paid', 'paid', 'overpaid'])
    const undone = await undoPayment(scene.deps, id, part.id, OWNER)
    expect(undone.ok && openCents(undone.value)).toBe(95_000)
    await undoPayment(scene.deps, id, part.id, OWNER)
    expect((await listPayments(scene.deps.db, id)).map(({ undoneAt }) => undoneAt !== null)).toEqual([
      true,
      false,
      false,
    ])
    expect((await stored(id)).paidCents).toBe(45_000)
  })

  it('are recorded once for simultaneous requests, and are never dated in the future', async () => {
    const { id } = await scene.sent()
    const one = payment(10_000)
    await Promise.all(Array.from({ length: 6 }, () => recordPaymentByHand(scene.deps, id, one, STAFF)))
    await Promise.all([1, 2, 3].map(() => recordPaymentByHand(scene.deps, id, payment(1_000), STAFF)))
    expect((await stored(id)).paidCents).toBe(13_000)
    expect(
      await recordPaymentByHand(scene.deps, id, payment(1, { paidOn: '2999-01-01' }), STAFF),
    ).toMatchObject({
      refusal: { code: 'day_in_future' },
    })
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
      expect(await recordPaymentByHand(scene.deps, id, payment(1, early), STAFF)).toMatchObject(refused)
      const onTheDay = payment(150_000, { paidOn: issuedOn })
      expect((await recordPaymentByHand(scene.deps, id, onTheDay, STAFF)).ok).toBe(true)
      expect(
        await recordPaymentByHand(scene.deps, id, payment(1, early), STAFF, { goesBack: true }),
      ).toMatchObject(refused)
    },
  )

  it('are not recorded by the id of another one: of another invoice, or of another amount', async () => {
    const [first, second] = [await scene.sent(), await scene.sent()]
    const one = payment(10_000)
    await recordPaymentByHand(scene.deps, first.id, one, STAFF)
    const refused = { refusal: { code: 'payment_reused' } }
    for (const [id, which] of [
      [second.id, one],
      [first.id, { ...one, cents: 10_001 }],
    ] as const)
      expect(await recordPaymentByHand(scene.deps, id, which, STAFF)).toMatchObject(refused)
    await recordPaymentByHand(scene.deps, second.id, payment(150_000), STAFF)
    expect(await recordPaymentByHand(scene.deps, second.id, one, STAFF, { goesBack: true })).toMatchObject(
      refused,
    )
    expect((await stored(first.id)).paidCents).toBe(10_000)
    const both = payment(5_000)
    const answers = await Promise.all(
      [first.id, second.id].map((id) => recordPaymentByHand(scene.deps, id, both, STAFF)),
    )
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })
})

describe('an overpayment', () => {
  const payBack = (id: string, which: HandPayment) =>
    recordPaymentByHand(scene.deps, id, which, STAFF, { goesBack: true })

  it('is refunded in parts, never beyond the surplus, and the refund can be undone', async () => {
    const { id } = await scene.sent()
    await recordPaymentByHand(scene.deps, id, payment(150_000), STAFF)
    const [first, second] = [payment(4_000), payment(6_000)]
    for (const which of [first, first, second]) expect((await payBack(id, which)).ok).toBe(true)
    expect(invoiceStatus(await stored(id))).toBe('paid')
    expect(await stored(id)).toMatchObject({ paidCents: 140_000, settledCents: 140_000 })
    expect(await payBack(id, payment(1))).toMatchObject({ refusal: { code: 'more_than_overpaid', cents: 0 } })
    const undone = await undoPayment(scene.deps, id, second.id, OWNER)
    expect(undone.ok && overpaidCents(undone.value)).toBe(6_000)
    await undoPayment(scene.deps, id, second.id, OWNER)
    expect((await listPayments(scene.deps.db, id)).map(({ cents }) => cents)).toEqual([
      150_000, -4_000, -6_000,
    ])
  })

  it('is refunded once when two members of staff record it simultaneously', async () => {
    const { id } = await scene.sent()
    await recordPaymentByHand(scene.deps, id, payment(150_000), STAFF)
    const both = await Promise.all([payBack(id, payment(10_000)), payBack(id, payment(10_000))])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect((await stored(id)).paidCents).toBe(140_000)
  })

  it('keeps its payment from being undone first, and is never dated in the future', async () => {
    const { id } = await scene.sent()
    const all = payment(150_000)
    await recordPaymentByHand(scene.deps, id, all, STAFF)
    expect(await payBack(id, payment(1, { paidOn: '2999-01-01' }))).toMatchObject({
      refusal: { code: 'day_in_future' },
    })
    const back = payment(10_000)
    await payBack(id, back)
    expect(await undoPayment(scene.deps, id, all.id, OWNER)).toMatchObject({
      refusal: { code: 'surplus_paid_back' },
    })
    const office = { staffId: STAFF, mayReturnMoney: false }
    expect(await undoPayment(scene.deps, id, back.id, office)).toMatchObject({
      refusal: { code: 'no_permission' },
    })
    await undoPayment(scene.deps, id, back.id, OWNER)
    expect((await undoPayment(scene.deps, id, all.id, office)).ok).toBe(true)
    expect((await stored(id)).paidCents).toBe(0)
  })

  it('is open again with the rest when the bank reverses the payment', async () => {
    const { id } = await scene.sent()
    const paid = { kind: 'paid' as const, amountCents: 150_000, currency: 'chf', termsAccepted: true }
    const head = { orderId: id, sessionId: 'session-surplus', paymentId: 'payment-surplus' }
    const occurredAt = scene.deps.clock()
    const customer = { name: null, email: null, phone: null, shippingAddress: null }
    await recordInvoicePayment(scene.deps, { ...head, id: 'surplus-1', occurredAt, ...paid, customer })
    expect((await payBack(id, payment(10_000))).ok).toBe(true)
    const lost = { kind: 'disputed' as const, disputeId: 'dp_surplus', disputedCents: null }
    const reported = { ...head, id: 'surplus-2', occurredAt, ...lost, standing: 'lost' as const }
    expect(await recordInvoicePayment(scene.deps, reported)).toBe('applied')
    const invoice = await stored(id)
    expect([openCents(invoice), invoice.settledCents]).toEqual([150_000, 0])
  })
})

describe('credit notes', () => {
  it('have numbers of their own, credit once per request, and never more than is due', async () => {
    const { id, number } = await scene.sent({ email: 'gutschrift@example.ch' })
    const credit = { id: randomUUID(), cents: 40_000, reason: 'Zwei Personen weniger' }
    const press = () => creditInvoice(scene.deps, id, credit, STAFF)
    await Promise.all([press(), press()])
    expect(await creditInvoice(scene.deps, id, { ...credit, cents: 50_000 }, STAFF)).toMatchObject({
      refusal: { code: 'credit_reused' },
    })
    expect((await stored(id)).creditedCents).toBe(40_000)
    const note = await stored(credit.id)
    expect(note).toMatchObject({ kind: 'credit_note', correctsId: id, totalCents: 40_000 })
    expect(note.number).toMatch(/^G-\d{4}-0001$/)
    expect(note.number).not.toBe(number)
    const tooMuch = { ...credit, id: randomUUID(), cents: 100_001 }
    expect(await creditInvoice(scene.deps, id, tooMuch, STAFF)).toMatchObject({
      refusal: { code: 'more_than_open', cents: 100_000 },
    })
    const rest = await creditInvoice(scene.deps, id, { ...credit, id: randomUUID(), cents: 100_000 }, STAFF)
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
    const remind = (level: 1 | 2 | 3) => remindOfInvoice(scene.deps, invoice.id, level, STAFF)
    expect(await remind(1)).toMatchObject({ refusal: { code: 'no_reminder_due' } })
    scene.later(2 * 24 * 60)
    await Promise.all([remind(1), remind(1)])
    expect((await stored(invoice.id)).reminders).toBe(1)
    expect(await remind(3)).toMatchObject({ refusal: { code: 'no_reminder_due' } })
    // What has not left would be taken back.
    await scene.deps.db
      .update(outgoingMails)
      .set({ state: 'sent', sentAt: scene.deps.clock() })
      .where(eq(outgoingMails.recipient, email))
    await stopReminders(scene.deps, invoice.id, true, STAFF)
    expect((await stored(other.id)).remindersStopped).toBe(true)
    expect(await remind(2)).toMatchObject({ refusal: { code: 'no_reminder_due' } })
    expect((await scene.draft({ email })).remindersStopped).toBe(true)
    await stopReminders(scene.deps, other.id, false, STAFF)
    expect((await remind(2)).ok).toBe(true)
    expect((await mailsTo(email)).filter((kind) => kind === 'invoice-reminded')).toHaveLength(2)
  })
})

describe('a write-off', () => {
  it('writes off what is open with a reason, and ends with a payment after all', async () => {
    const { id } = await scene.sent()
    await recordPaymentByHand(scene.deps, id, payment(40_000), STAFF)
    const writeOff = (seenCents: number) =>
      writeOffInvoice(scene.deps, id, { reason: 'Konkurs', seenCents }, STAFF)
    expect(await writeOff(140_000)).toMatchObject({ refusal: { code: 'changed_meanwhile' } })
    await Promise.all([writeOff(100_000), writeOff(100_000)])
    expect(await stored(id)).toMatchObject({ state: 'written_off', writtenOffReason: 'Konkurs' })
    const paid = await recordPaymentByHand(scene.deps, id, payment(100_000), STAFF)
    expect(paid.ok && invoiceStatus(paid.value)).toBe('paid')
    expect(await writeOff(0)).toMatchObject({ refusal: { code: 'nothing_due' } })
  })
})

it('an invoice is open again when more of it goes back than was written off', async () => {
  const { id } = await scene.sent()
  const transfer = payment(135_000)
  await recordPaymentByHand(scene.deps, id, transfer, STAFF)
  await writeOffInvoice(scene.deps, id, { reason: 'Rest', seenCents: 5_000 }, STAFF)
  const credited = await creditInvoice(
    scene.deps,
    id,
    { id: randomUUID(), cents: 1_000, reason: 'Kulanz' },
    STAFF,
  )
  expect(credited.ok).toBe(true)
  expect(await stored(id)).toMatchObject({ state: 'written_off' })
  const undone = await undoPayment(scene.deps, id, transfer.id, { staffId: STAFF, mayReturnMoney: true })
  expect(undone.ok && openCents(undone.value)).toBe(139_000)
  expect(await stored(id)).toMatchObject({ state: 'sent', writtenOffReason: null })
})

it('an invoice is mailed again once a minute, however often it is pressed', async () => {
  const { id } = await scene.sent({ email: 'zwanzig@example.ch' })
  const press = () => resendInvoice(scene.deps, id, STAFF)
  const mails = () => scene.deps.db.$count(outgoingMails, eq(outgoingMails.recipient, 'zwanzig@example.ch'))
  const presses = await Promise.all(Array.from({ length: 20 }, press))
  expect(presses.every(({ ok }) => ok)).toBe(true)
  expect(await mails()).toBe(2)
  scene.later(2)
  await press()
  expect(await mails()).toBe(3)
})

it('a missing bank account is added when the invoice is sent again, and never changed', async () => {
  const { account } = scene.terms
  scene.terms.account = null
  const { id } = await scene.sent()
  expect((await stored(id)).account).toBeNull()
  scene.terms.account = account
  await resendInvoice(scene.deps, id, STAFF)
  expect((await stored(id)).account).toEqual(account)
  scene.terms.account = { ...scene.terms.account, holder: 'Other' } as typeof account
  await resendInvoice(scene.deps, id, STAFF)
  expect((await stored(id)).account).toEqual(account)
  scene.terms.account = account
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
    const { booking } = await scene.booked(event, { ...WAY, people, email: `${randomUUID()}@example.ch` })
    const draft = () => draftFromSource(scene.deps, { source: 'booking', sourceId: booking.id }, STAFF)
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
    const drafted = await draft()
    if (!drafted.ok) throw new Error(drafted.refusal.code)
    const { id, revision } = drafted.value
    await send(id, revision)
    await recordPaymentByHand(scene.deps, id, payment(20_000), STAFF)
    expect(await scene.stored(booking.id)).toMatchObject({ paidCents: 20_000, payment: 'invoiced' })
    const rest = payment(35_000)
    await recordPaymentByHand(scene.deps, id, rest, STAFF)
    expect(await scene.stored(booking.id)).toMatchObject({ paidCents: 50_000, payment: 'paid' })
    expect(invoiceStatus(await stored(id))).toBe('overpaid')
    await undoPayment(scene.deps, id, rest.id, OWNER)
    expect(await scene.stored(booking.id)).toMatchObject({ paidCents: 20_000, payment: 'invoiced' })
    const anew = { id: randomUUID(), cents: 50_000, reason: 'Neu gestellt', stillDue: true }
    await creditInvoice(scene.deps, id, anew, STAFF)
    expect(await scene.stored(booking.id)).toMatchObject({ paidCents: 0, payment: 'invoiced' })
    const again = await draft()
    expect(again.ok && again.value.id).not.toBe(id)
  })

  it('without an amount due creates no invoice', async () => {
    const event = await scene.event({ priceCents: 25_000 })
    const { booking } = await scene.booked(event, { email: `${randomUUID()}@example.ch` })
    await scene.paid(booking.id, 25_000 * booking.people)
    expect(
      await draftFromSource(scene.deps, { source: 'booking', sourceId: booking.id }, STAFF),
    ).toMatchObject({
      refusal: { code: 'nothing_due' },
    })
  })
})

describe('personal data', () => {
  it('keeps sent invoices for the books and drafts that ask for money, deletes empty ones, and purges all with their credit notes after retention', async () => {
    const { db, clock } = scene.deps
    const email = 'weg@example.ch'
    const kept = await scene.sent({ email })
    await creditInvoice(scene.deps, kept.id, { id: randomUUID(), cents: 100, reason: 'Kulanz' }, STAFF)
    await recordPaymentByHand(scene.deps, kept.id, payment(100), STAFF)
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
