import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findBucket } from '#features/storage/database/buckets-repository.server.ts'
import { listFolder } from '#features/storage/objects/list-objects.server.ts'
import { listKeys, type PlaceInList } from '#features/storage/objects/list-keys.server.ts'
import { mayUse } from '#features/storage/rules/permission.ts'
import { refuseStorage, type StorageResult } from '#features/storage/storage-refusal.ts'
import { hasValidUtcOffset } from '#kernel/utc-offset.ts'
import { accept } from '#kernel/result.ts'
import { callerOf } from './authorize.ts'
import { toHandler } from './answer-refusal.ts'
import { listedBody } from './object-body.ts'
import { count, optional, readInput, text } from './read-input.ts'
import type { StorageContext, StorageEndpoint } from './storage-context.ts'

/** As in the reference. */
const MOST_IN_FOLDER = 1500
const MOST = 1000
const order = z.enum(['asc', 'desc'])

/** There is the current version of an object alone, and no mark of a deleted one. */
const versions = optional(z.enum(['exclude', 'include', 'only']))
const versionFields = { noncurrentVersions: versions, deleteMarkers: versions }

const folderBody = z.object({
  ...versionFields,
  prefix: text(2000),
  limit: count(100, 1, MOST_IN_FOLDER),
  offset: count(0, 0, 1_000_000_000),
  search: optional(text(300)),
  sortBy: optional(
    z.object({
      column: optional(z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at'])),
      order: optional(order),
    }),
  ),
})
const keysBody = z.object({
  ...versionFields,
  prefix: optional(text(2000)),
  limit: count(MOST, 1, MOST),
  cursor: optional(text(4000)),
  with_delimiter: optional(z.boolean()),
  sortBy: optional(
    z.object({ column: z.enum(['name', 'created_at', 'updated_at']), order: optional(order) }),
  ),
})

export const listEndpoint: StorageEndpoint = (scope, context) => {
  scope.post(
    '/object/list/:bucket',
    toHandler(async ({ request, bucket }) => {
      const body = readInput(folderBody, request.body)
      if (!body.ok) return body
      const mayList = await isListed(context, request, bucket)
      if (!mayList.ok) return mayList
      if (!mayList.value || isOfOldOnes(body.value)) return accept([])
      const { prefix: folder, limit, offset, search = '', sortBy } = body.value
      const entries = await listFolder(context.db, {
        bucket,
        folder,
        search,
        limit,
        offset,
        column: sortBy?.column ?? 'name',
        order: sortBy?.order ?? 'asc',
      })
      return accept(
        entries.map(({ name, object }) => ({ name, ...(object ? listedBody(object) : FOLDER_BODY) })),
      )
    }),
  )
}

const isOfOldOnes = ({
  noncurrentVersions,
  deleteMarkers,
}: Pick<z.output<typeof folderBody>, keyof typeof versionFields>) =>
  noncurrentVersions === 'only' || deleteMarkers === 'only'

const FOLDER_BODY = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }

export const listV2Endpoint: StorageEndpoint = (scope, context) => {
  scope.post(
    '/object/list-v2/:bucket',
    toHandler(async ({ request, bucket }) => {
      const body = readInput(keysBody, request.body)
      if (!body.ok) return body
      const { prefix = '', limit, cursor, with_delimiter: withFolders = false, sortBy } = body.value
      const after = cursor === undefined ? undefined : readCursor(cursor)
      if (after === null) return refuseStorage('InvalidRequest', 'cursor: is none of ours')
      const mayList = await isListed(context, request, bucket)
      if (!mayList.ok) return mayList
      if (!mayList.value || isOfOldOnes(body.value))
        return accept({ hasNext: false, folders: [], objects: [] })
      const page = await listKeys(context.db, {
        bucket,
        prefix,
        withFolders,
        after,
        limit,
        column: sortBy?.column ?? 'name',
        order: sortBy?.order ?? 'asc',
      })
      return accept({
        hasNext: page.next !== undefined,
        ...(page.next && { nextCursor: writeCursor(page.next), nextCursorKey: page.next.name }),
        folders: page.folders.map((name) => ({ key: name.replace(/\/$/, ''), name })),
        objects: page.objects.map((object) => ({
          key: object.key,
          name: object.key,
          ...listedBody(object),
        })),
      })
    }),
  )
}

/** Without permission, or for an unknown bucket, the list is empty. */
async function isListed(
  context: StorageContext,
  request: FastifyRequest,
  id: string,
): Promise<StorageResult<boolean>> {
  const user = await callerOf(context, request)
  if (!user.ok) return user
  const bucket = await findBucket(context.db, id)
  return accept(Boolean(bucket && mayUse({ bucket, key: null, operation: 'list', user: user.value })))
}

/** PostgreSQL has no year 0. */
const time = z.iso
  .datetime({ offset: true })
  .refine((value) => Date.parse(value) >= 0)
  .refine(hasValidUtcOffset)
const place = z.object({ name: text(1100), at: time.optional() })

function writeCursor({ name, at }: PlaceInList): string {
  const time = at?.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  return Buffer.from(JSON.stringify({ name, at: time })).toString('base64url')
}

function readCursor(cursor: string): PlaceInList | null {
  try {
    const parsed = place.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
