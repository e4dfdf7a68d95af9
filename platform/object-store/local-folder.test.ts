import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { localFolder } from './local-folder.ts'

const temporary = makeTemporaryFolder('local-folder')
const root = join(temporary.path, 'objects')
const { open } = fs
let synced: string[]

beforeEach(() => {
  synced = []
  fs.open = async (path, ...rest) => {
    const handle = await open(path, ...rest)
    const { sync } = handle
    handle.sync = async () => {
      await sync.call(handle)
      synced.push(String(path))
    }
    return handle
  }
  syncBuiltinESMExports()
})
afterEach(() => {
  fs.open = open
  syncBuiltinESMExports()
})
afterAll(() => temporary.remove())

async function* bytes() {
  yield Buffer.from('x')
}

it('syncs the bytes, then the name of each new folder, then the name of the file', async () => {
  const id = randomUUID()
  await localFolder(root).write(id, bytes())
  const shard = join(root, id.slice(0, 2))
  expect(synced).toEqual([dirname(root), join(root, 'incoming', id), root, shard])
})

it('syncs a folder that another writer created at the same moment', async () => {
  const [one, other] = [randomUUID(), randomUUID()].map((id) => `ab${id.slice(2)}`)
  const backend = localFolder(root)
  await Promise.all([backend.write(one ?? '', bytes()), backend.write(other ?? '', bytes())])
  expect(synced.filter((path) => path === root)).toHaveLength(2)
})
