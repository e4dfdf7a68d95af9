import { randomUUID } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
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
import { keyFingerprint } from '../secrets.ts'
import { unpackArchive } from './archive.ts'
import { restoreBackup, restoreRows } from './restore-backup.ts'
import { finishRestore, stageFolders } from './swap-folders.ts'
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
  await shop.database.execute(sql`delete from installation`)
  await other.database.execute(sql`delete from outgoing_mails`)
})

describe('a backup of a running shop', () => {
  test('contains every row acknowledged before it began, and no partial transaction', async () => {
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

  test('preserves unusual texts, nulls and JSON', async () => {
    const text = 'Tab\t, line\nbreak, back\\slash, \\N, "quotes", ä é 雪 🏔'
    await shop.database.execute(insertMail(text))
    const file = join(folder, 'texts.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('texts'), file })
    await restoreBackup({ url: other.connectionString, dataDir: dataDir('texts-restored'), file })
    const all = sql`select to_jsonb(m) as row from outgoing_mails m`
    expect((await other.database.execute(all)).rows).toEqual((await shop.database.execute(all)).rows)
  })

  test('preserves every byte of more rows than one message holds', async () => {
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

  test('is readable by its owner only, because it contains the key', async () => {
    const file = join(folder, 'private.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('private'), file })
    expect(statSync(file).mode & 0o077).toBe(0)
  })
})

describe('restoring', () => {
  test('replaces all data: rows, key and mails', async () => {
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
    expect(readdirSync(target).sort()).toEqual(['mail', 'objects', 'restore.lock', 'secrets'])
  })

  test('continues the sequences', async () => {
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

  test('restores references and triggers between the tables', async () => {
    const facts = sql`select conname as name from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgname from pg_trigger where not tgisinternal order by 1`
    const expected = (await shop.database.execute(facts)).rows
    const file = join(folder, 'facts.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('facts'), file })
    await restoreBackup({ url: other.connectionString, dataDir: dataDir('facts-restored'), file })
    expect((await other.database.execute(facts)).rows).toEqual(expected)
  })

  test('a truncated file is refused and changes nothing', async () => {
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

describe('the key', () => {
  const [right, wrong] = ['ab'.repeat(32), 'cd'.repeat(32)]
  const note = (secret: string) =>
    shop.database.execute(
      sql`insert into installation (key_fingerprint) values (${keyFingerprint(Buffer.from(secret, 'hex'))})`,
    )

  test('is named by a backup without it, and required by the restore', async () => {
    await note(right)
    const file = join(folder, 'secret.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: dataDir('secret'), file })
    await other.database.execute(insertMail('safe'))
    const target = { url: other.connectionString, dataDir: dataDir('secret-restored'), file }
    await expect(restoreBackup(target)).rejects.toThrow(/does not hold its key .fingerprint [0-9a-f]{16}/)
    await expect(restoreBackup({ ...target, appSecret: wrong })).rejects.toThrow('made with another key')
    expect(await mails(other)).toEqual(['safe'])
    await restoreBackup({ ...target, appSecret: right })
    expect(await mails(other)).toEqual([])
  })

  test('in the backup matches the rows, or the restore reports it', async () => {
    await note(right)
    const source = dataDir('own-key')
    mkdirSync(join(source, 'secrets'))
    writeFileSync(join(source, 'secrets', 'app.key'), right)
    const file = join(folder, 'own-key.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: source, file })
    const target = { url: other.connectionString, dataDir: dataDir('own-key-restored'), file }
    await expect(restoreBackup({ ...target, appSecret: wrong })).rejects.toThrow('than APP_SECRET')
    await restoreBackup(target)
  })
})

describe('an interrupted restore', () => {
  async function cutOff(name: string, { rowsIn }: { rowsIn: boolean }) {
    await shop.database.execute(insertMail('kept'))
    const file = join(folder, `${name}.tar.gz`)
    const source = dataDir(`${name}-source`)
    mkdirSync(join(source, 'objects', 'ab'), { recursive: true })
    writeFileSync(join(source, 'objects', 'ab', 'ab12'), 'of the backup')
    const inventory = await writeBackup({ url: shop.connectionString, dataDir: source, file })
    await other.database.execute(insertMail('before'))
    const target = dataDir(name)
    mkdirSync(join(target, 'objects'))
    writeFileSync(join(target, 'objects', 'before'), 'before')
    const unpacked = join(target, '.unpacked')
    mkdirSync(unpacked)
    await unpackArchive(file, unpacked, async () => '')
    const restoreId = randomUUID()
    stageFolders(join(unpacked, 'files'), target, restoreId)
    rmSync(join(unpacked, 'files'), { recursive: true, force: true })
    const url = other.connectionString
    if (rowsIn) await restoreRows({ url, inventory, folder: join(unpacked, 'tables'), restoreId })
    return { url, dataDir: target }
  }
  const objects = (target: string) => readdirSync(join(target, 'objects'), { recursive: true }).sort()

  test('after the rows were inserted is completed by the next start', async () => {
    const place = await cutOff('cut-late', { rowsIn: true })
    expect(objects(place.dataDir)).toEqual(['before'])
    expect(await finishRestore(place)).toBe('completed')
    expect(await mails(other)).toEqual(['kept'])
    expect(objects(place.dataDir)).toEqual(['ab', join('ab', 'ab12')])
    expect(await finishRestore(place)).toBeUndefined()
  })

  test('between two folders is completed too', async () => {
    const place = await cutOff('cut-between', { rowsIn: true })
    renameSync(join(place.dataDir, 'objects'), join(place.dataDir, 'objects.old'))
    expect(await finishRestore(place)).toBe('completed')
    expect(objects(place.dataDir)).toEqual(['ab', join('ab', 'ab12')])
  })

  test('before the rows were inserted is undone completely', async () => {
    const place = await cutOff('cut-early', { rowsIn: false })
    expect(await finishRestore(place)).toBe('undone')
    expect(await mails(other)).toEqual(['before'])
    expect(objects(place.dataDir)).toEqual(['before'])
    expect(readdirSync(place.dataDir).sort()).toEqual(['.unpacked', 'objects', 'restore.lock'])
  })
})

describe('with a passphrase', () => {
  test('the file reveals nothing, needs the passphrase, and restores everything, readable by its owner only', async () => {
    await shop.database.execute(insertMail('Lia Beispiel'))
    const source = dataDir('sealed')
    mkdirSync(join(source, 'mail'), { mode: 0o755 })
    writeFileSync(join(source, 'mail', 'a.eml'), 'Lia Beispiel', { mode: 0o644 })
    const file = join(folder, 'sealed.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: source, file, passphrase: 'vier Worte' })
    expect(readFileSync(file).subarray(0, 2).toString('hex')).not.toBe('1f8b')
    const target = dataDir('sealed-restored')
    const options = { url: other.connectionString, dataDir: target, file }
    await expect(restoreBackup(options)).rejects.toThrow('BACKUP_PASSPHRASE')
    await expect(restoreBackup({ ...options, askPassphrase: async () => 'drei Worte' })).rejects.toThrow(
      'the passphrase is wrong',
    )
    await restoreBackup({ ...options, askPassphrase: async () => 'vier Worte' })
    expect(await mails(other)).toEqual(['Lia Beispiel'])
    for (const [path, mode] of [
      ['mail', 0o700],
      ['mail/a.eml', 0o600],
      ['secrets', 0o700],
      ['objects', 0o700],
    ] as const)
      expect(statSync(join(target, path)).mode & 0o777, path).toBe(mode)
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
