import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import { storeAttachment } from '#features/inquiry/attachments/store-attachment.server.ts'
import { inquiryAttachments } from '#features/inquiry/database/inquiry-attachments.tables.server.ts'
import { registerPendingFile } from '#features/storage/database/orphaned-files.server.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'
import { localFolder } from '#platform/object-store/local-folder.ts'
import { sampleFiles } from '#test/sample-files.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { openAttachmentStore } from '#features/inquiry/http/attachment-store.ts'
import { sweepUploads } from './sweep-uploads.ts'

const folder = makeTemporaryFolder('sweep-uploads')
let storage: StorageDeps
let attachments: AttachmentStore
let minutes = 0

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  const clock = () => new Date(Date.now() + minutes * 60_000)
  storage = { db: test.database, backend: localFolder(folder.path), clock }
  attachments = await openAttachmentStore(storage)
})
afterAll(() => folder.remove())

it('deletes an attachment without inquiry and the file of a broken upload at the same age of an hour', async () => {
  const chunks = Readable.from([sampleFiles.pdf()])[Symbol.asyncIterator]()
  const deps = { ...storage, attachments }
  expect(await storeAttachment(deps, { name: 'plan.pdf', position: 0, chunks })).toMatchObject({ ok: true })
  const broken = crypto.randomUUID()
  await registerPendingFile(storage.db, broken, storage.clock())
  await storage.backend.write(broken, Readable.from([Buffer.from('half')]))

  minutes = 59
  await sweepUploads(storage, attachments)
  expect([await test.database.$count(inquiryAttachments), (await files()).length]).toEqual([1, 2])

  minutes = 61
  await sweepUploads(storage, attachments)
  expect(await test.database.$count(inquiryAttachments)).toBe(0)
  expect(await files()).not.toContain(broken)

  // A reader of the attachment has ten minutes more.
  minutes = 72
  await sweepUploads(storage, attachments)
  expect(await files()).toEqual([])
})

async function files(): Promise<string[]> {
  const found: string[] = []
  for await (const { fileId } of storage.backend.list()) found.push(fileId)
  return found
}
