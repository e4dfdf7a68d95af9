import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let shop: TestDatabase
let other: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gratweg-backup-'))
  ;[shop, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
})
afterAll(async () => {
  await Promise.all([shop.drop(), other.drop()])
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await shop.database.execute(sql`delete from outgoing_mails`)
  await other.database.execute(sql`delete from outgoing_mails`)
})

describe('a backup of a running shop', () => {
  test('holds every row that was acknowledged before it began, and none in halves', async () => {
    const acknowledged: string[] = []
    let writing = true
    const writer = (async () => {
      for (let number = 0; writing; number += 1) {
        const name = `mail-${number}`
        await shop.database.transaction(async (tx) => {
          await tx.execute(insertMail(`${name}-a`))
          await tx.execute(insertMail(`${name}-b`))
        })
        acknowledged.push(name)
      }
    })()
    await waitUntil(() => acknowledged.length > 50)
    const before = [...acknowledged]
    const file = join(folder, 'busy.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('busy'), file })
    writing = false
    await writer

    await restoreBackup({ url: other.connectionString, dataDir: dataDir('busy-restored'), file })
    const restored = new Set(await mails(other))
    expect(before.filter((name) => !restored.has(`${name}-a`) || !restored.has(`${name}-b`))).toEqual([])
    expect(
      [...restored].filter((name) => !restored.has(name.replace(/.$/, name.endsWith('a') ? 'b' : 'a'))),
    ).toEqual([])
  })

  test('keeps awkward texts, nothing-values and JSON as they were', async () => {
    const text = 'Tab\t, line\nbreak, back\\slash, \\N, "quotes", ä é 雪 🏔'
    await shop.database.execute(insertMail(text))
    const file = join(folder, 'texts.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('texts'), file })
    await restoreBackup({ url: other.connectionString, dataDir: dataDir('texts-restored'), file })
    const all = sql`select to_jsonb(m) as row from outgoing_mails m`
    expect((await other.database.execute(all)).rows).toEqual((await shop.database.execute(all)).rows)
  })

  test('keeps every byte of more rows than one message holds', async () => {
    await shop.database.execute(sql`insert into outgoing_mails (kind, recipient, language, payload)
      select 'test', md5(n::text), 'de', jsonb_build_object('text', repeat(md5(n::text), n % 90)) from generate_series(1, 5000) n`)
    const file = join(folder, 'many.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('many'), file })
    await restoreBackup({ url: other.connectionString, dataDir: dataDir('many-restored'), file })
    const sum = sql`select count(*)::int as rows, md5(string_agg(m::text, ',' order by id)) as sum from outgoing_mails m`
    const expected = (await shop.database.execute(sum)).rows
    expect(expected[0]?.['rows']).toBe(5000)
    expect((await other.database.execute(sum)).rows).toEqual(expected)
  })

  test('is readable by its owner alone, because it holds the key', async () => {
    const file = join(folder, 'private.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('private'), file })
    expect(statSync(file).mode & 0o077).toBe(0)
  })
})

describe('restoring', () => {
  test('replaces what was there, rows as well as the key and the mails', async () => {
    const source = dataDir('source')
    mkdirSync(join(source, 'secrets'))
    writeFileSync(join(source, 'secrets', 'app.key'), 'the old key')
    for (const place of ['ab', 'incoming']) mkdirSync(join(source, 'objects', place), { recursive: true })
    writeFileSync(join(source, 'objects', 'ab', 'ab12'), 'a stored file')
    writeFileSync(join(source, 'objects', 'incoming', 'cd34'), 'half a fi')
    await shop.database.execute(insertMail('kept'))
    const file = join(folder, 'replace.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: source, file })

    const target = dataDir('target')
    mkdirSync(join(target, 'secrets'))
    mkdirSync(join(target, 'mail'))
    writeFileSync(join(target, 'secrets', 'app.key'), 'another key')
    writeFileSync(join(target, 'mail', 'later.eml'), 'later')
    mkdirSync(join(target, 'objects', 'ef'), { recursive: true })
    writeFileSync(join(target, 'objects', 'ef', 'ef56'), 'stored later')
    await other.database.execute(insertMail('later'))
    await restoreBackup({ url: other.connectionString, dataDir: target, file })

    expect(await mails(other)).toEqual(['kept'])
    expect(readFileSync(join(target, 'secrets', 'app.key'), 'utf8')).toBe('the old key')
    expect(readdirSync(join(target, 'mail'))).toEqual([])
    expect(readdirSync(join(target, 'objects'), { recursive: true })).toEqual(['ab', join('ab', 'ab12')])
    expect(readFileSync(join(target, 'objects', 'ab', 'ab12'), 'utf8')).toBe('a stored file')
    expect(readdirSync(target).sort()).toEqual(['mail', 'objects', 'secrets'])
  })

  test('goes on with numbers after those that were given', async () => {
    const sequences = sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`
    const file = join(folder, 'numbers.tar.gz')
    await shop.database.execute(sql`select nextval(format('%I.%I', schemaname, sequencename)::regclass)
      from pg_sequences where schemaname = 'public'`)
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('numbers'), file })
    await restoreBackup({ url: other.connectionString, dataDir: dataDir('numbers-restored'), file })
    expect((await other.database.execute(sequences)).rows).toEqual(
      (await shop.database.execute(sequences)).rows,
    )
  })

  test('brings back references and triggers between the tables', async () => {
    const facts = sql`select conname as name from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgname from pg_trigger where not tgisinternal order by 1`
    const expected = (await shop.database.execute(facts)).rows
    const file = join(folder, 'facts.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('facts'), file })
    await restoreBackup({ url: other.connectionString, dataDir: dataDir('facts-restored'), file })
    expect((await other.database.execute(facts)).rows).toEqual(expected)
  })

  test('a cut file is refused and changes nothing', async () => {
    const file = join(folder, 'cut.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('cut'), file })
    truncateSync(file, statSync(file).size - 20)
    await other.database.execute(insertMail('safe'))
    await expect(
      restoreBackup({ url: other.connectionString, dataDir: dataDir('cut-restored'), file }),
    ).rejects.toThrow('is not a whole backup')
    expect(await mails(other)).toEqual(['safe'])
  })
})

function dataDir(name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

function insertMail(recipient: string) {
  return sql`insert into outgoing_mails (kind, recipient, language, payload) values ('test', ${recipient}, 'de', '{"a": "\\\\"}')`
}

async function mails({ database }: TestDatabase): Promise<string[]> {
  const { rows } = await database.execute<{ recipient: string }>(
    sql`select recipient from outgoing_mails order by recipient`,
  )
  return rows.map((row) => row.recipient)
}

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5))
}
