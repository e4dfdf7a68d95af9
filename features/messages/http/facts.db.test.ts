import { count } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { z } from 'zod'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { type FactKind, manyFacts, ONLY, oneFact } from '#features/facts/fact-kind.ts'
import { factRevisions } from '#features/facts/facts.tables.server.ts'
import { discardFactDraft, publishFact, saveFactDraft } from '#features/facts/publish-fact.server.ts'
import { listEarlierFacts, listFacts, readPublishedFacts } from '#features/facts/read-facts.server.ts'
import { messagePublications } from '#features/messages/messages.tables.server.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { publishStaffFact } from '#features/messages/staff/publish-staff-fact.server.ts'
import { fileMessageSource } from './open-messages.ts'
import { publishing } from './publishing.ts'

const AUTHOR = '5f6f0e0a-5b3f-4a30-9e3c-1f8f6b3d2c11'
const hut: FactKind<{ name: string; beds: number }> = {
  name: 'hut',
  schema: z.object({ name: z.string().max(20), beds: z.int().min(0) }),
}
const note: FactKind<{ text: string }> = { name: 'note', schema: z.object({ text: z.string().max(100) }) }
const FIRST_NOTE = { text: 'first' }
const FIRST_HUTS = { old: { name: 'Old', beds: 4 } }

const noteSet = oneFact(note, FIRST_NOTE)
const hutSet = manyFacts(hut, FIRST_HUTS, (published) => ({
  ...FIRST_HUTS,
  ...Object.fromEntries(published),
}))

const test = await forThisFile(createTestDatabase())
beforeEach(async () => {
  await test.database.delete(factRevisions)
  await test.database.delete(messagePublications)
})

const clock = () => new Date('2026-11-25T08:00:00Z')
const deps = { clock, ...publishing('facts') }

async function revisionOf(kind: FactKind<unknown>, key: string): Promise<number> {
  const [fact] = await listFacts(test.database, kind, [key])
  return fact?.revision ?? 0
}

async function publish<Value>(kind: FactKind<Value>, key: string, value: Value | null, seen?: number) {
  const change = { key, value, seen: seen ?? (await revisionOf(kind, key)) }
  return test.database.transaction((tx) => publishFact(tx, deps, kind, change, AUTHOR))
}

async function draft<Value>(kind: FactKind<Value>, key: string, value: Value | null, seen?: number) {
  const change = { key, value, seen: seen ?? (await revisionOf(kind, key)) }
  return test.database.transaction((tx) => saveFactDraft(tx, deps, kind, change, AUTHOR))
}

async function published<Value>(kind: FactKind<Value>, key: string, value: Value | null): Promise<number> {
  const done = await publish(kind, key, value)
  if (!done.ok) throw new Error(done.refusal.code)
  return done.value.publication
}

const onSite = async (upTo?: number) => {
  const rows = await readPublishedFacts(test.database, upTo)
  return { note: noteSet.read(rows), huts: hutSet.read(rows) }
}

describe('a fact', () => {
  it('has its initial value until another is published', async () => {
    const first = await onSite()
    expect(first.note).toBe(FIRST_NOTE)
    expect(first.huts).toBe(FIRST_HUTS)
    await published(note, ONLY, { text: 'second' })
    const second = await onSite()
    expect(second.note).toEqual({ text: 'second' })
    expect(second.huts).toBe(FIRST_HUTS)
  })

  it('can be read as of a publication', async () => {
    const early = await published(note, ONLY, { text: 'second' })
    await published(hut, 'new', { name: 'New', beds: 8 })
    await published(note, ONLY, { text: 'third' })
    expect(await onSite(early)).toEqual({ note: { text: 'second' }, huts: FIRST_HUTS })
    expect(await onSite()).toEqual({
      note: { text: 'third' },
      huts: { ...FIRST_HUTS, new: { name: 'New', beds: 8 } },
    })
  })

  it('that is deleted is null, and one of a kind has the value of the files again', async () => {
    await published(hut, 'old', null)
    await published(note, ONLY, { text: 'second' })
    await published(note, ONLY, null)
    expect(await onSite()).toEqual({ note: FIRST_NOTE, huts: { old: null } })
  })

  it('falls back to the initial value when its schema does not allow it any more', async () => {
    await published(hut, 'old', { name: 'Renamed', beds: 5 })
    await test.database.update(factRevisions).set({ value: { name: 'no beds' } })
    expect((await onSite()).huts).toBe(FIRST_HUTS)
    expect(await listEarlierFacts(test.database, hut, 'old', async () => new Map())).toEqual([])
  })

  it('is changed by one of two simultaneous requests', async () => {
    const both = await Promise.all([
      publish(note, ONLY, { text: 'mine' }, 0),
      publish(note, ONLY, { text: 'yours' }, 0),
    ])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await publish(note, ONLY, { text: 'late' }, 0)).toEqual({
      ok: false,
      refusal: { code: 'changed_meanwhile' },
    })
    expect(await test.database.$count(messagePublications)).toBe(1)
  })

  it('is never written when its schema refuses it', async () => {
    await expect(publish(note, ONLY, { text: 'x'.repeat(101) })).rejects.toThrow('too_big')
    await expect(draft(note, ONLY, { text: 'x'.repeat(101) })).rejects.toThrow('too_big')
    expect(await test.database.$count(factRevisions)).toBe(0)
    expect(await test.database.$count(messagePublications)).toBe(0)
  })

  it('has who published what and when, newest first', async () => {
    await published(note, ONLY, { text: 'second' })
    await draft(note, ONLY, { text: 'only a draft' })
    await published(note, ONLY, { text: 'third' })
    const names = async (ids: string[]) => new Map(ids.map((id) => [id, 'owner@example.ch']))
    const history = await listEarlierFacts(test.database, note, ONLY, names)
    expect(history.map(({ value }) => value?.text)).toEqual(['third', 'second'])
    expect(history[0]).toMatchObject({ author: 'owner@example.ch', at: '2026-11-25T08:00:00.000Z' })
  })
})

describe('a draft', () => {
  it('is not on the site, is replaced by the next one and ends when the fact is published', async () => {
    await published(hut, 'new', { name: 'New', beds: 8 })
    await draft(hut, 'new', { name: 'New', beds: 9 })
    await draft(hut, 'new', { name: 'New', beds: 10 })
    const [stored] = await listFacts(test.database, hut)
    expect(stored).toMatchObject({ published: { beds: 8 }, draft: { beds: 10 } })
    expect((await onSite()).huts).toMatchObject({ new: { beds: 8 } })
    expect(await test.database.$count(factRevisions)).toBe(2)
    await published(hut, 'new', { name: 'New', beds: 10 })
    expect(await listFacts(test.database, hut)).toMatchObject([{ published: { beds: 10 }, draft: undefined }])
  })

  it('is discarded by whoever has seen it', async () => {
    await draft(hut, 'new', { name: 'New', beds: 9 })
    const drop = (seen: number) =>
      test.database.transaction((tx) => discardFactDraft(tx, deps, hut, { key: 'new', seen }))
    expect(await drop(0)).toEqual({ ok: false, refusal: { code: 'changed_meanwhile' } })
    expect(await drop(await revisionOf(hut, 'new'))).toEqual({ ok: true, value: {} })
    expect(await listFacts(test.database, hut)).toEqual([])
  })

  it('is not overwritten unseen', async () => {
    await draft(hut, 'new', { name: 'New', beds: 9 })
    expect(await draft(hut, 'new', { name: 'New', beds: 1 }, 0)).toMatchObject({ ok: false })
    expect(await publish(hut, 'new', { name: 'New', beds: 1 }, 0)).toMatchObject({ ok: false })
  })
})

it('what staff publish is logged, and what is refused is not', async () => {
  const { database: db } = test
  const change = { key: ONLY, value: { text: 'second' }, seen: 0 }
  const site = { db, clock, messages: fileMessageSource }
  expect(await publishStaffFact(site, note, change, AUTHOR)).toMatchObject({ ok: true })
  expect(await publishStaffFact(site, note, change, AUTHOR)).toMatchObject({ ok: false })
  expect(await db.select({ rows: count() }).from(authAudit)).toEqual([{ rows: 1 }])
})
