import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { deriveToken, hashToken, openAppKey } from './secrets.ts'

let folder: ReturnType<typeof makeTemporaryFolder>
let dataDir: string

beforeEach(() => {
  folder = makeTemporaryFolder('secrets')
  dataDir = folder.path
})
afterEach(() => folder.remove())

describe('the installation’s key', () => {
  test('is created once, readable by its owner only, and is the same at the next start', async () => {
    const first = await openAppKey({ dataDir })
    expect(first).toHaveLength(32)
    expect(await openAppKey({ dataDir })).toEqual(first)
    const file = join(dataDir, 'secrets', 'app.key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700)
    expect(await readdir(join(dataDir, 'secrets'))).toEqual(['app.key'])
    expect(await readFile(file, 'utf8')).toBe(`${first.toString('hex')}\n`)
  })

  test('is the same for processes that start together', async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, () => openAppKey({ dataDir })))
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  })

  test('comes from the setting when there is one', async () => {
    const appSecret = 'ab'.repeat(32)
    expect((await openAppKey({ dataDir, appSecret })).toString('hex')).toBe(appSecret)
    expect(await readdir(dataDir)).toEqual([])
  })

  test('is never silently replaced when the file is damaged', async () => {
    await openAppKey({ dataDir })
    const file = join(dataDir, 'secrets', 'app.key')
    await chmod(file, 0o600)
    await writeFile(file, 'abc\n')
    await expect(openAppKey({ dataDir })).rejects.toThrow('restore it from the backup')
  })
})

describe('derived tokens', () => {
  const key = Buffer.alloc(32, 9)

  test('differ by key, purpose and id', () => {
    const tokens = [
      deriveToken(key, 'a', 'b'),
      deriveToken(key, 'ab', ''),
      deriveToken(key, 'b', 'a'),
      deriveToken(Buffer.alloc(32, 8), 'a', 'b'),
    ]
    expect(new Set(tokens).size).toBe(4)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    expect(deriveToken(key, 'a', 'b')).toBe(tokens[0])
  })

  test('are stored as a hash', () => {
    const token = deriveToken(key, 'a', 'b')
    expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/)
    expect(hashToken(token)).not.toContain(token)
  })
})
