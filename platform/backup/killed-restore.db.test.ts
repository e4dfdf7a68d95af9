import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { endAll, startProgram } from '#test/lifecycle/program.ts'
import { countOf } from '#test/sample.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { finishRestore } from './swap-folders.ts'
import { writeBackup } from './write-backup.ts'

const KILLS = countOf(8)
const FILES = 200
const ROWS = 3000
const folder = makeTemporaryFolder('killed-restore')
const dataDir = join(folder.path, 'data')
const shop = await forThisFile(createTestDatabase())
afterEach(endAll)
afterAll(() => folder.remove())

test('after a restore is killed at any moment, rows and folders agree once the next command has started', async () => {
  const file = join(folder.path, 'shop.tar.gz')
  await becomes('kept')
  await writeBackup({ url: shop.connectionString, dataDir, file })
  await becomes('before')
  const begun = performance.now()
  await run('scripts/run-restore.ts', file)
  const wholeMs = performance.now() - begun
  expect(await state()).toEqual({ rows: ['kept'], files: ['kept'] })

  const ends: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    await becomes('before')
    const restore = startProgram('scripts/run-restore.ts', environment(), { args: [file] })
    if (kill % 2 === 0) await reached(join(dataDir, 'restore-journal.json'), restore.exitCode)
    const afterMs = Math.random() * (kill % 2 === 0 ? wholeMs / 4 : wholeMs)
    await Promise.race([wait(afterMs), restore.exitCode])
    restore.kill('SIGKILL')
    await restore.exitCode
    // Every command begins with this.
    if (kill > 0) await finishRestore({ url: shop.connectionString, dataDir })
    else await run('scripts/run-backup.ts', join(folder.path, 'next.tar.gz'))
    const { rows, files } = await state()
    expect(rows, `killed ${Math.round(afterMs)} ms later, kill ${kill}`).toEqual(files)
    expect(rows).toHaveLength(1)
    // An unpacked backup holds the key and personal data, so nothing of it may remain.
    expect(readdirSync(dataDir).filter((name) => /restored|\.old$|journal|\.restore-/.test(name))).toEqual([])
    ends.push(...rows)
  }
  console.log(`killed ${KILLS} times in ${Math.round(wholeMs)} ms: ${ends.join(', ')}`)
})

async function becomes(word: string): Promise<void> {
  await shop.database.execute(sql`delete from outgoing_mails`)
  await shop.database.execute(sql`
    insert into outgoing_mails (kind, recipient, language, payload)
    select ${word}, 'a@example.ch', 'de', '{}' from generate_series(1, ${sql.raw(String(ROWS))})`)
  for (const name of ['mail', 'objects']) {
    rmSync(join(dataDir, name), { recursive: true, force: true })
    mkdirSync(join(dataDir, name), { recursive: true })
    for (let n = 0; n < FILES; n++) writeFileSync(join(dataDir, name, `${word}.${n}`), word)
  }
}

async function state(): Promise<{ rows: string[]; files: string[] }> {
  const { rows } = await shop.database.execute<{ kind: string; n: number }>(
    sql`select kind, count(*)::int as n from outgoing_mails group by kind`,
  )
  for (const { n } of rows) expect(n).toBe(ROWS)
  const names = ['mail', 'objects'].flatMap((name) => readdirSync(join(dataDir, name)))
  expect(names).toHaveLength(2 * FILES)
  return {
    rows: rows.map(({ kind }) => kind),
    files: [...new Set(names.map((name) => name.split('.')[0] ?? ''))],
  }
}

async function run(script: string, file: string): Promise<void> {
  const program = startProgram(script, environment(), { args: [file] })
  expect(await program.exitCode, program.stderr()).toBe(0)
}

function environment(): Record<string, string> {
  return { DATABASE_URL: shop.connectionString, DATA_DIR: dataDir }
}

async function reached(file: string, end: Promise<unknown>): Promise<void> {
  let ended = false
  void end.then(() => {
    ended = true
  })
  while (!existsSync(file) && !ended) await wait(1)
}
