import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { blockDays, freeDays } from '#features/staffing/staff/block-days.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { A_STAFF_MEMBER, openQuoteScene } from '#test/quotes/quote-scene.ts'
import { accepted, expectRefused } from '#test/results.ts'
import { quoteHolds, quotes } from '../database/quote.tables.server.ts'
import {
  findQuoteVersion,
  listQuoteVersions,
  type StoredQuote,
} from '../database/quotes-repository.server.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'
import { saveQuote } from './draft-quote.server.ts'
import { findClashes } from './find-clashes.server.ts'
import { listDueQuotes } from './list-due-quotes.server.ts'
import { moveQuote, type QuoteMove } from './move-quote.server.ts'
import { listStaffQuotes } from './quote.list.server.ts'
import type { QuoteFilter } from './staff-quote.ts'
import { readStaffQuote } from './staff-read-quote.server.ts'

const scene = await forThisFile(openQuoteScene())
const { acceptIt, dayIn, drafted, send, deps } = scene

let next = 40
const freeDay = () => dayIn(next++)
const at = (day: string) => ({ day, from: '09:00', to: '17:00' })

async function sentOn(day: string, change: Partial<QuoteDocument> = {}) {
  const { document } = await drafted()
  const customer = { ...document.customer, email: `move-${randomUUID()}@example.ch` }
  const quote = await scene.sent({ customer, dates: [at(day)], ...change })
  return { quote, mails: () => scene.mailsTo(customer.email) }
}

const move = (quote: StoredQuote, to: string, change: Partial<QuoteMove> = {}) => {
  const days = quote.document.dates.map(({ day }) => day)
  const body = { version: quote.version, days, to: at(to), override: '', ...change }
  return moveQuote(scene.deps, quote.id, body, A_STAFF_MEMBER)
}

const holdOf = async ({ id }: StoredQuote) => {
  const [hold] = await scene.deps.db.select().from(quoteHolds).where(eq(quoteHolds.quoteId, id))
  return hold?.startsLocal
}

const block = (day: string, staffId: string | null = null) => {
  const deps = { db: scene.deps.db, clock: scene.deps.clock, record: async () => {} }
  const days = { id: randomUUID(), staffId, fromDay: day, toDay: day, kind: 'illness' as const }
  return blockDays(deps, days, A_STAFF_MEMBER)
}

describe('moving a quote', () => {
  it('sends the next version at the same price, with the hold on the new date and one mail, for repeated requests', async () => {
    const [day, to] = [freeDay(), freeDay()]
    const { quote, mails } = await sentOn(day)
    const results = await Promise.all(Array.from({ length: 4 }, () => move(quote, to)))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(await move(quote, to)).toMatchObject({ ok: true, value: { version: 2 } })
    expect(await mails()).toEqual(['sent', 'moved'])
    expect(await holdOf(quote)).toBe(`${to} 09:00:00`)
    const versions = await listQuoteVersions(scene.deps.db, quote.id)
    expect(versions.map(({ version, totalCents }) => [version, totalCents])).toEqual([
      [2, quote.totalCents],
      [1, quote.totalCents],
    ])
    const moved = await scene.quote(quote.id)
    expect(moved.sentRevision).toBe(moved.revision)
    await accepted(acceptIt(moved, { version: 2 }))
  })

  it('keeps the first of two simultaneous moves; the second is refused', async () => {
    const { quote, mails } = await sentOn(freeDay())
    const results = await Promise.all([move(quote, freeDay()), move(quote, freeDay())])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'changed_meanwhile' } })
    expect(await mails()).toEqual(['sent', 'moved'])
  })

  it('is refused onto a date that was taken a moment before, unless with a reason', async () => {
    const to = freeDay()
    const both = [(await sentOn(freeDay())).quote, (await sentOn(freeDay())).quote] as const
    const results = await Promise.all(both.map((quote) => move(quote, to)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = results.find(({ ok }) => !ok)
    expect(refused).toMatchObject({ refusal: { code: 'quote_clash', clashes: [{ kind: 'hold' }] } })
    const loser = both[results.findIndex(({ ok }) => !ok)]!
    await accepted(move(loser, to, { override: 'zwei Leitungen' }))
  })

  it('keeps a draft a draft, also on the new date', async () => {
    const [day, to] = [freeDay(), freeDay()]
    const { quote } = await sentOn(day)
    const document = { ...quote.document, note: 'noch nicht gesendet' }
    await saveQuote(scene.deps, quote.id, { document, seen: quote.revision })
    await accepted(move(quote, to))
    const moved = await scene.quote(quote.id)
    expect(moved.document).toMatchObject({ note: 'noch nicht gesendet', dates: [at(to)] })
    expect(moved.sentRevision).not.toBe(moved.revision)
    const sent = await findQuoteVersion(scene.deps.db, quote.id, 2)
    expect(sent?.document).toMatchObject({ note: quote.document.note, dates: [at(to)] })
  })

  it('is refused once it is accepted, expired, withdrawn or shown in another version', async () => {
    const accepted = (await sentOn(freeDay())).quote
    const [first, second] = await Promise.all([acceptIt(accepted), move(accepted, freeDay())])
    expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1)
    const { quote } = await sentOn(freeDay())
    await scene.deps.db
      .update(quotes)
      .set({ validUntil: dayIn(-1) })
      .where(eq(quotes.id, quote.id))
    await expectRefused(move(quote, freeDay()), 'quote_expired')
    const other = (await sentOn(freeDay())).quote
    await expectRefused(move(other, freeDay(), { version: 7 }), 'changed_meanwhile')
    await expectRefused(move(other, dayIn(-3)), 'quote_incomplete')
  })
})

describe('blocked days', () => {
  it('are shown before sending, refuse an acceptance when nobody is left, and can be removed again', async () => {
    const day = freeDay()
    const proposed = (await sentOn(day, { holds: false })).quote
    const blocked = await accepted(block(day))
    const draft = await drafted({ dates: [at(day)] })
    expect(await send(draft)).toMatchObject({
      refusal: { code: 'quote_clash', clashes: [{ kind: 'closed', title: '' }] },
    })
    await expectRefused(acceptIt(proposed), 'date_taken')
    await freeDays({ db: scene.deps.db, clock: scene.deps.clock, record: async () => {} }, blocked.id)
    await accepted(acceptIt(proposed))
  })

  it('keep the promise of a date that was held before', async () => {
    const day = freeDay()
    const { quote } = await sentOn(day)
    await block(day)
    expect(await acceptIt(quote)).toMatchObject({ ok: true })
  })

  it('entered twice are stored once, and never longer than a year or backwards', async () => {
    const { db, clock } = scene.deps
    let recorded = 0
    const deps = { db, clock, record: async () => void recorded++ }
    const day = freeDay()
    const days = { id: randomUUID(), staffId: null, fromDay: day, toDay: day, kind: 'other' as const }
    await Promise.all(Array.from({ length: 4 }, () => blockDays(deps, days, A_STAFF_MEMBER)))
    expect(recorded).toBe(1)
    const clashes = await findClashes(db, scene.deps, [at(day)], { except: null, language: 'de' })
    expect(clashes).toHaveLength(1)
    await expectRefused(
      blockDays(deps, { ...days, toDay: dayIn(1) }, A_STAFF_MEMBER),
      'block_ends_before_start',
    )
    await expectRefused(blockDays(deps, { ...days, toDay: dayIn(900) }, A_STAFF_MEMBER), 'block_too_long')
  })

  it('and a quote sent simultaneously see each other', async () => {
    const day = freeDay()
    const draft = await drafted({ dates: [at(day)] })
    const [sent, blocked] = await Promise.all([send(draft), block(day)])
    expect(blocked.ok).toBe(true)
    const later = await scene.quote(draft.id)
    // Either it was sent before and is found by the block, or it was told of the block.
    expect(sent.ok ? later.state : sent.refusal.code).toBe(sent.ok ? 'sent' : 'quote_clash')
  })
})

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
