import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const storageBuckets = pgTable('storage_buckets', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  public: boolean('public').notNull().default(false),
  /** Account that made it; it may belong to a project elsewhere, so nothing refers to a table. */
  owner: text('owner'),
  /** Bytes. */
  fileSizeLimit: bigint('file_size_limit', { mode: 'number' }),
  allowedMimeTypes: text('allowed_mime_types').array(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** An object is a row; its bytes are a file of the backend that is written once and never changed. */
export const storageObjects = pgTable(
  'storage_objects',
  {
    id: uuid('id').primaryKey(),
    bucket: text('bucket_id')
      .notNull()
      .references(() => storageBuckets.id),
    key: text('key').notNull(),
    fileId: uuid('file_id').notNull().unique(),
    owner: text('owner'),
    contentType: text('content_type').notNull(),
    cacheControl: text('cache_control').notNull(),
    /** Of the bytes as they were sent, for example `gzip`. */
    contentEncoding: text('content_encoding'),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** MD5 in hexadecimal. */
    etag: text('etag').notNull(),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // Keys are ASCII and sort by their bytes, whatever the database's own order is.
    uniqueIndex('storage_objects_key').on(table.bucket, sql`${table.key} collate "C"`),
    index('storage_objects_created').on(table.bucket, table.createdAt),
    check('storage_objects_size', sql`${table.size} >= 0`),
  ],
)

/** Files that no object names: not yet, while an upload runs, or no longer. A job removes them when they are due. */
export const storageOrphanedFiles = pgTable(
  'storage_loose_files',
  {
    fileId: uuid('file_id').primaryKey(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('storage_loose_files_due').on(table.dueAt)],
)
