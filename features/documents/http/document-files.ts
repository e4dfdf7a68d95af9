import { DOCUMENT_TYPE, MAX_DOCUMENT_BYTES } from '#features/documents/document-file.ts'
import type { DocumentStore } from '#features/documents/document-store.server.ts'
import { ensureBucket } from '#features/storage/buckets/ensure-bucket.server.ts'
import { openObject } from '#features/storage/objects/open-object.server.ts'
import { PAGE_DOCUMENTS } from '#features/storage/rules/permission.ts'
import type { StorageDeps } from '#features/storage/storage-deps.server.ts'

/** Documents come through the storage service into a private bucket: what is published is served by `documentRoutes`. */
export async function openDocumentStore(storage: StorageDeps): Promise<DocumentStore> {
  await ensureBucket(storage, {
    id: PAGE_DOCUMENTS,
    public: false,
    fileSizeLimit: MAX_DOCUMENT_BYTES,
    allowedMimeTypes: [DOCUMENT_TYPE],
  })
  return {
    async open(id) {
      const opened = await openObject(storage, { bucket: PAGE_DOCUMENTS, key: id })
      if (!opened.ok) return undefined
      const { object, read } = opened.value
      return { bytes: object.size, read: () => read() }
    },
  }
}
