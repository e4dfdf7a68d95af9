import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { foldPlain, foldSpelled } from '#kernel/folded-text.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { SAMPLE_RECIPIENT } from '#test/invoice-samples.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const NAME = 'François Bézier Müller-Gössi Großmann'
const PHONE = '+41 79 000 00 21'
const CENTS = 1_234_50


const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  const { db, clock } = scene.deps
  const now = clock()
  const id = randomUUID()
  const own = { id, referenceHash: id, language: 'de' as const, createdAt: now, updatedAt: now }
  await scene.booked(await scene.event({ places: 4 }), { name: NAME, email: 'gast@example.ch', phone: PHONE })
  await db.execute(sql`update bookings set total_cents = ${CENTS}`)
  const sale = { state: 'paid', currency: 'chf', totalCents: CENTS, provider: 'testkasse' } as const
  const times = { expiresAt: now, placedAt: now, paidAt: now }
  await db
    .insert(orders)
    .values({ ...own, ...sale, ...times, cancelUrl: '/', requestHash: id, customerName: NAME })
  const inquiry = { kind: 'contact', email: 'gast@example.ch', message: NAME, termsVersion: 'test' } as const
  await db.insert(inquiries).values({
    ...own,
    ...inquiry,
    details: { phone: PHONE },
    copied: false,
    contentHash: id,
    answerDueAt: now,
  })
  const document = aQuote({ day: '2027-05-01', validUntil: '2027-04-01' })
  const customer = { ...document.customer, company: '', name: NAME, phone: PHONE }
  await db
    .insert(quotes)
    .values({ ...own, document: { ...document, customer }, totalCents: CENTS, validUntil: '2027-04-01' })
  const recipient = { ...SAMPLE_RECIPIENT, name: NAME }
  const bill = { kind: 'invoice', state: 'draft', source: 'hand', dueDays: 30 } as const
  await db.insert(invoices).values({ ...own, ...bill, lines: [], recipient, totalCents: CENTS })
  await db.delete(outgoingMails)
  await db.insert(outgoingMails).values({
    kind: 'booking',
    recipient: 'müller-gössi@bézier.ch',
    language: 'de',
    payload: {},
    state: 'failed',
  })
  const voucher = await scene.voucher({ kind: 'value', amountCents: CENTS })
  await scene.sellVoucher(voucher.id, { name: NAME, email: 'kaufen@example.ch' })
})

const LISTS = [
  ['bookings', 'bookings'],
  ['customers', 'customers'],
  ['orders', 'orders'],
  ['inquiries', 'inquiries'],
  ['quotes', 'quotes'],
  ['invoices', 'invoices'],
  ['vouchers', 'vouchers'],
  ['mails', 'mails'],
  ['search', 'hits'],
] as const
type List = (typeof LISTS)[number][0]

async function found(list: List, q: string): Promise<unknown[]> {
  const { status, body, text } = await scene.get(`/${list}?${new URLSearchParams({ filter: 'all', q })}`)
  expect(status, text).toBe(200)
  return body[LISTS.find(([name]) => name === list)?.[1] ?? '']
}

it.each(LISTS)('the list %s is searched without accents, umlauts and their spellings', async (list) => {
  for (const q of ['mueller-goessi', 'Muller-Gossi', 'MÜLLER-GÖSSI', 'bezier', 'Bézier'])
    expect(await found(list, q), q).not.toEqual([])
  if (list !== 'mails')
    for (const q of ['francois', 'grossmann', 'Großmann', 'bezier francois'])
      expect(await found(list, q), q).not.toEqual([])
  expect(await found(list, 'mueller-niemand')).toEqual([])
})

it.each(['bookings', 'customers', 'inquiries', 'quotes', 'search'] as const)(
  'the list %s finds any part of a telephone number however it is spaced',
  async (list) => {
    for (const q of ['079 000 00 21', '(+41) 79 000 00 21', '0790000021', '000 00 21', '00 0021', '790 000'])
      expect(await found(list, q), q).not.toEqual([])
    expect(await found(list, '079 000 00 22')).toEqual([])
  },
)

it.each(['bookings', 'orders', 'quotes', 'invoices', 'vouchers', 'search'] as const)(
  'the list %s finds an amount in any way of writing',
  async (list) => {
    for (const q of ["1'234.50", '1’234.50', '1234.5', '1234.50', 'CHF 1234.50', '1 234,50', '1234.50 Fr.'])
      expect(await found(list, q), q).not.toEqual([])
    expect(await found(list, '1234.55')).toEqual([])
  },
)

it('the database folds as the code does, whatever the letters', async () => {
  const texts = fc.sample(
    fc.oneof(
      // Of capital letters the database knows those of its own ICU, which may be older.
      fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.toLowerCase()),
      fc.string({ unit: fc.constantFrom(...'aäàoöóuüœßæøłđßÄÖÜẞé\u0308 e-'), maxLength: 30 }),
    ),
    { numRuns: 300, seed: 1 },
  )
  for (const text of texts.map((each) => each.replaceAll('\u0000', ''))) {
    const { rows } = await scene.deps.db.execute<{ folded: string }>(sql`select fold_text(${text}) as folded`)
    const [plain, spelled] = [foldPlain(text), foldSpelled(text)]
    expect(rows[0]?.folded, JSON.stringify(text)).toBe(plain === spelled ? plain : `${plain} ${spelled}`)
  }
})
