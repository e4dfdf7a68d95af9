import { desc, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { invoices } from '#features/invoice/database/invoice.tables.server.ts'
import { newsletterSubscribers } from '#features/newsletter/newsletter.tables.server.ts'
import { orders } from '#features/order/database/order.tables.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { QUOTE_SORTS, type StaffQuotes } from '#features/quote/staff/staff-quote.ts'
import { foldPlain, foldSpelled } from '#kernel/folded-text.ts'
import { type ListSort, sortsOf } from '#kernel/list-page.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { SAMPLE_RECIPIENT } from '#test/invoice-samples.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

describe('sorted lists', () => {
  const ROWS = 130

  beforeAll(async () => {
    const names = ['Zug', 'ärmel', 'Affe', 'affe', 'Öl', 'Olten', '', '=HYPERLINK("https://example.com")']
    const at = scene.deps.clock()
    await scene.deps.db.insert(quotes).values(
      Array.from({ length: ROWS }, (_, index) => {
        const day = `2027-01-${String(1 + (index % 20)).padStart(2, '0')}`
        const document = aQuote({ day, validUntil: day })
        const company = names[index % names.length] ?? ''
        return {
          id: randomUUID(),
          referenceHash: `q${index}`,
          document: { ...document, customer: { ...document.customer, company } },
          // Many of the same amount.
          totalCents: (index % 7) * 10_000,
          validUntil: day,
          createdAt: new Date(at.getTime() - index * 1000),
          updatedAt: at,
        }
      }),
    )
  })

  async function page(query: string): Promise<StaffQuotes> {
    const answer = await scene.get(`/quotes?filter=all${query}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.body as StaffQuotes
  }

  /** All pages of a list, one after another, and back again. */
  async function walk(sort: ListSort) {
    const there: string[][] = []
    let last = await page(`&sort=${sort}`)
    for (; ; last = await page(`&sort=${sort}&after=${last.next}`)) {
      there.push(last.quotes.map(({ id }) => id))
      if (last.next === null) break
    }
    const back: string[][] = [last.quotes.map(({ id }) => id)]
    for (let current = last; current.previous !== null; ) {
      current = await page(`&sort=${sort}&before=${current.previous}`)
      back.unshift(current.quotes.map(({ id }) => id))
    }
    return { there, back }
  }

  describe('a sorted list', () => {
    it.each(sortsOf(QUOTE_SORTS))('shows every row once, forwards and backwards: %s', async (sort) => {
      const { there, back } = await walk(sort)
      expect(there.length).toBe(3)
      expect(new Set(there.flat()).size).toBe(ROWS)
      expect(back).toEqual(there)
    })

    it('sorts names as people do, ignoring case, and amounts by value', async () => {
      const names = [
        ...new Set((await page('&sort=customer')).quotes.map(({ customer }) => customer.toLowerCase())),
      ]
      expect(names).toEqual(names.toSorted(new Intl.Collator('de-CH').compare))
      const falling = (await page('&sort=-total')).quotes.map(({ totalCents }) => totalCents)
      expect(falling).toEqual(falling.toSorted((a, b) => b - a))
    })

    it('contains no customer and no amount in the address of its next page', async () => {
      const { next } = await page('&sort=customer')
      expect(next).toMatch(/^[0-9a-f-]{36}$/)
    })

    it('is empty after a deleted row, and refuses a cursor of another order', async () => {
      expect((await page(`&sort=total&after=${randomUUID()}`)).quotes).toEqual([])
      expect((await page(`&sort=total&after=123`)).quotes).toEqual([])
      const { next } = await page('&sort=total')
      expect((await scene.get(`/quotes?filter=all&before=${next}`)).status).toBe(200)
    })

    it.each(['name', 'total_cents', '-', '--total', 'total;drop table quotes', '%00'])(
      'refuses to be sorted by %s',
      async (sort) => {
        expect((await scene.get(`/quotes?sort=${encodeURIComponent(sort)}`)).status).toBe(422)
      },
    )

    it('answers any position and order with a list or a refusal', async () => {
      const text = fc.oneof(
        fc.string({ maxLength: 40 }),
        fc.uuid(),
        fc.nat().map(String),
        fc.constantFrom(...sortsOf(QUOTE_SORTS)),
      )
      await fc.assert(
        fc.asyncProperty(text, text, async (sort, after) => {
          const { status } = await scene.get(`/quotes?${new URLSearchParams({ sort, after })}`)
          expect([200, 422]).toContain(status)
        }),
        { numRuns: 60 },
      )
    })
  })

  describe('its file', () => {
    it('has what is filtered, all pages, in the order that is shown, without formulas', async () => {
      const answer = await scene.get('/quotes.csv?filter=all&sort=-total&lng=de')
      expect(answer.status, answer.text).toBe(200)
      expect(answer.headers['content-disposition']).toMatch(/filename="offerten-\d{4}-\d\d-\d\d\.csv"/)
      const [head, ...rows] = answer.text.trim().split('\r\n')
      expect(answer.text.startsWith('\ufeff')).toBe(true)
      expect(head).toBe('Nummer;Stand;Für wen;Angebot;Personen;Tag;Gültig bis;Betrag CHF;Angelegt;Gesendet')
      expect(rows).toHaveLength(ROWS)
      const amounts = rows.map((row) => Number(row.split(';').at(-3)))
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
      expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(await totalFrancs())
      expect(answer.text).toContain(`;"'=HYPERLINK(""https://example.com"")";`)
      expect(answer.text).not.toMatch(/;=/)
    })

    it('is filtered by a search, which is not logged', async () => {
      const answer = await scene.get('/quotes.csv?filter=all&q=olten&lng=fr')
      expect(answer.text.trim().split('\r\n')).toHaveLength(1 + Math.ceil((ROWS - 5) / 8))
      const [entry] = await scene.deps.db
        .select()
        .from(authAudit)
        .orderBy(desc(authAudit.at), desc(authAudit.id))
        .limit(1)
      expect(entry).toMatchObject({
        action: 'list_exported',
        actorId: scene.userId,
        detail: { list: 'quotes' },
      })
      expect(JSON.stringify(entry)).not.toContain('olten')
      const log = await scene.get('/security?filter=exports&lng=de')
      expect(log.body.entries[0]).toMatchObject({ thing: { kind: 'list', id: 'quotes' } })
    })

    it.each([
      ['/news.csv?sort=-date&lng=de', 'Beitrag;Datum;Stand;Unvollständig in', 1],
      ['/news.csv?sort=date&lng=fr', '', 1],
    ])('of news is in the order that is shown: %s', async (path, head, column) => {
      const answer = await scene.get(path)
      expect(answer.status, answer.text).toBe(200)
      const [first, ...rows] = answer.text.trim().split('\r\n')
      expect(first).toContain(head)
      const days = rows.map((row) => row.split(';')[column])
      expect(days.length).toBeGreaterThan(1)
      expect(days).toEqual(path.includes('-date') ? days.toSorted().toReversed() : days.toSorted())
    })

    it('of accounts contains who has which role, for owners', async () => {
      const answer = await scene.get('/accounts.csv?sort=account&lng=de')
      expect(answer.status, answer.text).toBe(200)
      const [head, ...rows] = answer.text.trim().split('\r\n')
      expect(head).toContain('Konto;Rolle;Dabei seit')
      expect(rows).toHaveLength(1)
      expect((await scene.get('/accounts.csv?sort=email')).status).toBe(422)
    })

    it('of requests has names and times, in the reader’s language', async () => {
      const answer = await scene.get('/inquiries.csv?filter=all&sort=from&lng=it')
      expect(answer.status, answer.text).toBe(200)
      expect(answer.text).toContain('Numero;Stato;Tipo')
    })
  })

  async function totalFrancs(): Promise<number> {
    const [row] = await scene.deps.db
      .select({ cents: sql<number>`sum(${quotes.totalCents})::int` })
      .from(quotes)
    return (row?.cents ?? 0) / 100
  }
})

describe('search', () => {
  const NAME = 'François Bézier Müller-Gössi Großmann'
  const PHONE = '+41 79 000 00 21'
  const CENTS = 1_234_50

  beforeAll(async () => {
    const { db, clock } = scene.deps
    const now = clock()
    const id = randomUUID()
    const own = { id, referenceHash: id, language: 'de' as const, createdAt: now, updatedAt: now }
    await scene.booked(await scene.event({ places: 4 }), {
      name: NAME,
      email: 'gast@example.ch',
      phone: PHONE,
    })
    await db.execute(sql`update bookings set total_cents = ${CENTS}`)
    const sale = { state: 'paid', currency: 'chf', totalCents: CENTS, provider: 'testkasse' } as const
    const times = { expiresAt: now, placedAt: now, paidAt: now }
    await db
      .insert(orders)
      .values({ ...own, ...sale, ...times, cancelUrl: '/', requestHash: id, customerName: NAME })
    const inquiry = {
      kind: 'contact',
      email: 'gast@example.ch',
      message: NAME,
      termsVersion: 'test',
    } as const
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
      for (const q of [
        '079 000 00 21',
        '(+41) 79 000 00 21',
        '0790000021',
        '000 00 21',
        '00 0021',
        '790 000',
      ])
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
      const { rows } = await scene.deps.db.execute<{ folded: string }>(
        sql`select fold_text(${text}) as folded`,
      )
      const [plain, spelled] = [foldPlain(text), foldSpelled(text)]
      expect(rows[0]?.folded, JSON.stringify(text)).toBe(plain === spelled ? plain : `${plain} ${spelled}`)
    }
  })
})

const reader = (email: string, more: Partial<typeof newsletterSubscribers.$inferInsert> = {}) => ({
  id: randomUUID(),
  email,
  language: 'de' as const,
  tokenHash: email,
  confirmedAt: new Date('2026-11-21T09:00:00Z'),
  ...more,
})

it('exports the list to staff: no formulas, no unsubscribed or unreachable addresses, and it is audited', async () => {
  const { db } = scene.deps
  await db
    .insert(newsletterSubscribers)
    .values([
      reader('lia@example.ch', { language: 'it' }),
      reader('=cmd|x@example.ch'),
      reader('left@example.ch', { unsubscribedAt: new Date() }),
      reader('gone@example.ch', { bouncedAt: new Date() }),
    ])
  const answer = await scene.get('/newsletter.csv')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="newsletter-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const [head, ...lines] = answer.text.replace(/\r\n$/, '').split('\r\n')
  expect(head).toBe('\ufeffemail,language,confirmed_at,unsubscribe_url')
  expect(lines).toHaveLength(2)
  const lia = lines.find((line) => line.startsWith('lia@'))
  expect(lia).toMatch(
    /^lia@example\.ch,it,2026-11-21T09:00:00\.000Z,http\S+\/newsletter\/abmelden\?token=[\w-]{43}&lng=it$/,
  )
  expect(lines.some((line) => line.startsWith("'=cmd|x@example.ch,"))).toBe(true)
  const trail = await scene.logOf('newsletter_exported')
  expect(trail).toMatchObject([{ actorId: scene.userId, detail: { addresses: 2 } }])
})

it('refuses it to everybody else', async () => {
  expect((await scene.get('/newsletter.csv', '')).status).toBe(401)
})
