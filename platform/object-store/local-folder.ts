import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ByteRange, FILE_ID, type FoundFile, type ObjectBackend } from './object-backend.ts'

const INCOMING = 'incoming'
const READ_AHEAD = 64 * 1024

/** Files named by id alone (`3f/3f2a…`), so keys never become paths. Written to `incoming/`, synced and renamed. */
export function localFolder(folder: string): ObjectBackend {
  const incoming = join(folder, INCOMING)
  const placeOf = (fileId: string) => join(folder, fileId.slice(0, 2), checked(fileId))
  const draftOf = (fileId: string) => join(incoming, checked(fileId))

  return {
    async write(fileId, bytes) {
      const draft = draftOf(fileId)
      const place = placeOf(fileId)
      const made = await mkdir(incoming, { recursive: true, mode: 0o700 })
      if (made) await sync(dirname(made))
      try {
        await writeWhole(draft, bytes)
        await mkdir(dirname(place), { recursive: true, mode: 0o700 })
        // Even if it existed: the process that created it may not have synced it yet.
        await sync(folder)
        await rename(draft, place)
        await sync(dirname(place))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: (fileId, range) => readOpened(placeOf(fileId), range),
    async remove(fileIds) {
      for (const fileId of fileIds) {
        await rm(draftOf(fileId), { force: true })
        await rm(placeOf(fileId), { force: true })
      }
    },
    list: () => walk(folder),
  }
}

function checked(fileId: string): string {
  if (!FILE_ID.test(fileId)) throw new Error('not the id of a file')
  return fileId
}

async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await writeAll(handle, chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let done = 0; done < chunk.length; )
    done += (await handle.write(chunk, done, chunk.length - done)).bytesWritten
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readOpened(path: string, range: ByteRange | undefined) {
  const handle = await open(path, 'r').catch(unlessMissing)
  if (!handle) return undefined
  return createReadStream('', { fd: handle, highWaterMark: READ_AHEAD, ...range })
}

async function* walk(folder: string): AsyncGenerator<FoundFile> {
  for (const part of (await readdir(folder).catch(unlessMissing)) ?? [])
    for (const fileId of (await readdir(join(folder, part)).catch(unlessMissing)) ?? []) {
      const facts = FILE_ID.test(fileId) && (await stat(join(folder, part, fileId)).catch(unlessMissing))
      if (facts) yield { fileId, modifiedAt: facts.mtime }
    }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
  return undefined
}
