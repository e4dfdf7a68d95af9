import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { desc, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { QUOTE_SORTS, type StaffQuotes } from '#features/quote/staff/staff-quote.ts'
import { type ListSort, sortsOf } from '#kernel/list-page.ts'
import { aQuote } from '#test/quotes/a-quote.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const ROWS = 130

const scene = await forThisFile(openStaffScene())
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
