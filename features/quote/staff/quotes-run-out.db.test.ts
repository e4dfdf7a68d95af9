import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openQuoteScene } from '#test/quotes/quote-scene.ts'
import { quotes } from '../database/quote.tables.server.ts'
import { listDueQuotes } from './list-due-quotes.server.ts'
import { listStaffQuotes } from './quote.list.server.ts'
import type { QuoteFilter } from './staff-quote.ts'
import { readStaffQuote } from './staff-read-quote.server.ts'
import { forThisFile } from '#test/for-this-file.ts'

const scene = await forThisFile(openQuoteScene())
const { dayIn, deps } = scene

const list = (filter: QuoteFilter, q: string) =>
  listStaffQuotes({ db: deps.db, now: deps.clock() }, { filter, q })

it('what ran out at midnight is so in list, counts, file and Today before the quotes are gone through', async () => {
  const company = `Frist ${randomUUID()}`
  const { document } = await scene.drafted()
  const quote = await scene.sent({ customer: { ...document.customer, company } })
  const validUntil = (day: string) =>
    deps.db.update(quotes).set({ validUntil: day }).where(eq(quotes.id, quote.id))
  const due = async () => (await listDueQuotes(deps.db, deps.clock())).some(({ id }) => id === quote.id)

  await validUntil(dayIn(0))
  expect((await list('sent', company)).quotes).toMatchObject([{ id: quote.id, state: 'sent' }])
  expect((await list('all', company)).counts).toMatchObject({ open: 1, sent: 1, lost: 0 })
  expect(await due()).toBe(true)

  await validUntil(dayIn(-1))
  expect((await list('sent', company)).quotes).toEqual([])
  expect((await list('lost', company)).quotes).toMatchObject([{ id: quote.id, state: 'expired' }])
  expect((await list('all', company)).counts).toMatchObject({ open: 0, sent: 0, lost: 1, all: 1 })
  expect(await readStaffQuote(deps, quote.id, 'de')).toMatchObject({ state: 'expired' })
  expect(await due()).toBe(false)
})
