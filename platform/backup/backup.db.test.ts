import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { keyFingerprint } from '../secrets.ts'
import { unpackArchive } from './archive.ts'
import { restoreBackup, restoreRows } from './restore-backup.ts'
import { finishRestore, stageFolders } from './swap-folders.ts'
import { writeBackup } from './write-backup.ts'

const folder = makeTemporaryFolder('backup')
const [RIGHT, WRONG] = ['ab'.repeat(32), 'cd'.repeat(32)]
let shop: TestDatabase
let other: TestDatabase
beforeAll(async () => {
  ;[shop, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
})
afterAll(async () => {
  await Promise.all([shop.close(), other.close()])
  folder.remove()
})

/** Each part below makes one whole restore, which costs most of its time, and asserts all that is true after it. */
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
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(50)
    const before = [...acknowledged]
    const file = join(folder.path, 'busy.tar.gz')
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
})

describe('a restored backup', () => {
  const unusual = 'Tab\t, line\nbreak, back\\slash, \\N, "quotes", ä é 雪 🏔'
  let target: string
  let file: string
  let expected: Awaited<ReturnType<typeof content>>
  let refusal: string
  let afterRefusal: string[]

  beforeAll(async () => {
    await empty()
    await note(RIGHT)
    await shop.database.execute(insertMail(unusual))
    await shop.database.execute(sql`insert into outgoing_mails (kind, recipient, language, payload)
      select 'test', md5(n::text), 'de', jsonb_build_object('text', repeat(md5(n::text), n % 90)) from generate_series(1, 5000) n`)
    await shop.database.execute(sql`select nextval(format('%I.%I', schemaname, sequencename)::regclass)
      from pg_sequences where schemaname = 'public'`)
    const source = dataDir('source')
    mkdirSync(join(source, 'secrets'))
    writeFileSync(join(source, 'secrets', 'app.key'), RIGHT)
    for (const place of ['ab', 'incoming']) mkdirSync(join(source, 'objects', place), { recursive: true })
    writeFileSync(join(source, 'objects', 'ab', 'ab12'), 'a stored file')
    writeFileSync(join(source, 'objects', 'incoming', 'cd34'), 'half a fi')
    file = join(folder.path, 'whole.tar.gz')
    await writeBackup({ url: shop.connectionString, dataDir: source, file })
    expected = await content(shop)

    target = dataDir('target')
    mkdirSync(join(target, 'secrets'))
    mkdirSync(join(target, 'mail'))
    writeFileSync(join(target, 'secrets', 'app.key'), WRONG)
    writeFileSync(join(target, 'mail', 'later.eml'), 'later')
    mkdirSync(join(target, 'objects', 'ef'), { recursive: true })
    writeFileSync(join(target, 'objects', 'ef', 'ef56'), 'stored later')
    await other.database.execute(insertMail('later'))
    const place = { url: other.connectionString, dataDir: target, file }
    refusal = await restoreBackup({ ...place, appSecret: WRONG }).then(
      () => '',
      (error: Error) => error.message,
    )
    afterRefusal = await mails(other)
    await restoreBackup(place)
  })

  test('has the key of its rows, or the restore reports it and changes nothing', () => {
    expect(refusal).toContain('than APP_SECRET')
    expect(afterRefusal).toEqual(['later'])
  })

  test('replaces all data: rows, key and mails', async () => {
    expect(readFileSync(join(target, 'secrets', 'app.key'), 'utf8')).toBe(RIGHT)
    expect(readdirSync(join(target, 'mail'))).toEqual([])
    expect(readdirSync(join(target, 'objects'), { recursive: true })).toEqual(['ab', join('ab', 'ab12')])
    expect(readFileSync(join(target, 'objects', 'ab', 'ab12'), 'utf8')).toBe('a stored file')
    expect(readdirSync(target).sort()).toEqual(['mail', 'objects', 'restore.lock', 'secrets'])
    expect(await mails(other)).not.toContain('later')
  })

  test('preserves every byte of more rows than one message holds, unusual texts, nulls and JSON', async () => {
    const { rows, sum, odd } = await content(other)
    expect([rows, expected.rows]).toEqual([5001, 5001])
    expect(odd).toEqual(expected.odd)
    expect(sum).toBe(expected.sum)
  })

  test('continues the sequences, and has the references and triggers between the tables', async () => {
    const { sequences, facts } = await content(other)
    expect(sequences).toEqual(expected.sequences)
    expect(facts).toEqual(expected.facts)
  })

  test('is readable by its owner only, because it contains the key', () => {
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  test('that is truncated is refused and changes nothing', async () => {
    const cut = join(folder.path, 'cut.tar.gz')
    copyFileSync(file, cut)
    truncateSync(cut, statSync(cut).size - 20)
    const before = await content(other)
    await expect(
      restoreBackup({ url: other.connectionString, dataDir: dataDir('cut-restored'), file: cut }),
    ).rejects.toThrow('is not a whole backup')
    expect(await content(other)).toEqual(before)
  })

  async function content({ database }: TestDatabase) {
    const ask = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows
    const [mailed] = await ask(
      sql`select count(*)::int as rows, md5(string_agg(m::text, ',' order by id)) as sum from outgoing_mails m`,
    )
    return {
      rows: mailed?.['rows'],
      sum: mailed?.['sum'],
      odd: await ask(sql`select to_jsonb(m) as row from outgoing_mails m where recipient = ${unusual}`),
      sequences: await ask(
        sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
      ),
      facts:
        await ask(sql`select conname as name from pg_constraint where connamespace = 'public'::regnamespace
        union all select tgname from pg_trigger where not tgisinternal order by 1`),
    }
  }
})

test('the key is named by a backup without it, and required by the restore', async () => {
  await empty()
  await note(RIGHT)
  const file = join(folder.path, 'secret.tar.gz')
  await writeBackup({ url: shop.connectionString, dataDir: dataDir('secret'), file })
  await other.database.execute(insertMail('safe'))
  const target = { url: other.connectionString, dataDir: dataDir('secret-restored'), file }
  await expect(restoreBackup(target)).rejects.toThrow(/does not hold its key .fingerprint [0-9a-f]{16}/)
  await expect(restoreBackup({ ...target, appSecret: WRONG })).rejects.toThrow('made with another key')
  expect(await mails(other)).toEqual(['safe'])
  await restoreBackup({ ...target, appSecret: RIGHT })
  expect(await mails(other)).toEqual([])
})

describe('an interrupted restore', () => {
  const objects = (target: string) => readdirSync(join(target, 'objects'), { recursive: true }).sort()
  const place = (name: string) => ({ url: other.connectionString, dataDir: join(folder.path, name) })

  /** Cut off before its rows were inserted, and, of the same restore, after that and between two folders. */
  beforeAll(async () => {
    await empty()
    await shop.database.execute(insertMail('kept'))
    await other.database.execute(insertMail('before'))
    const file = join(folder.path, 'interrupted.tar.gz')
    const source = dataDir('interrupted-source')
    mkdirSync(join(source, 'objects', 'ab'), { recursive: true })
    writeFileSync(join(source, 'objects', 'ab', 'ab12'), 'of the backup')
    const inventory = await writeBackup({ url: shop.connectionString, dataDir: source, file })
    const target = dataDir('cut-early')
    mkdirSync(join(target, 'objects'))
    writeFileSync(join(target, 'objects', 'before'), 'before')
    const unpacked = join(target, '.unpacked')
    mkdirSync(unpacked)
    await unpackArchive(file, unpacked, async () => '')
    const restoreId = randomUUID()
    stageFolders(join(unpacked, 'files'), target, restoreId)
    rmSync(join(unpacked, 'files'), { recursive: true, force: true })
    for (const later of ['cut-late', 'cut-between'])
      cpSync(target, join(folder.path, later), { recursive: true })
    rowsIn = () =>
      restoreRows({ url: other.connectionString, inventory, folder: join(unpacked, 'tables'), restoreId })
  })
  let rowsIn: () => Promise<void>

  test('before the rows were inserted is undone completely', async () => {
    const early = place('cut-early')
    expect(await finishRestore(early)).toBe('undone')
    expect(await mails(other)).toEqual(['before'])
    expect(objects(early.dataDir)).toEqual(['before'])
    expect(readdirSync(early.dataDir).sort()).toEqual(['.unpacked', 'objects', 'restore.lock'])
  })

  test('after the rows were inserted is completed by the next start', async () => {
    await rowsIn()
    const late = place('cut-late')
    expect(objects(late.dataDir)).toEqual(['before'])
    expect(await finishRestore(late)).toBe('completed')
    expect(await mails(other)).toEqual(['kept'])
    expect(objects(late.dataDir)).toEqual(['ab', join('ab', 'ab12')])
    expect(await finishRestore(late)).toBeUndefined()
  })

  test('between two folders is completed too', async () => {
    const between = place('cut-between')
    renameSync(join(between.dataDir, 'objects'), join(between.dataDir, 'objects.old'))
    expect(await finishRestore(between)).toBe('completed')
    expect(objects(between.dataDir)).toEqual(['ab', join('ab', 'ab12')])
  })
})

test('with a passphrase the file reveals nothing, needs the passphrase, and restores everything, readable by its owner only', async () => {
  await empty()
  await shop.database.execute(insertMail('Lia Beispiel'))
  const source = dataDir('sealed')
  mkdirSync(join(source, 'mail'), { mode: 0o755 })
  writeFileSync(join(source, 'mail', 'a.eml'), 'Lia Beispiel', { mode: 0o644 })
  const file = join(folder.path, 'sealed.tar.gz')
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

function dataDir(name: string): string {
  const path = join(folder.path, name)
  mkdirSync(path)
  return path
}

async function empty(): Promise<void> {
  await shop.database.execute(sql`delete from outgoing_mails`)
  await shop.database.execute(sql`delete from installation`)
  await other.database.execute(sql`delete from outgoing_mails`)
}

/** The database notes whose key it was made with. */
function note(secret: string) {
  return shop.database.execute(
    sql`insert into installation (key_fingerprint) values (${keyFingerprint(Buffer.from(secret, 'hex'))})`,
  )
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
