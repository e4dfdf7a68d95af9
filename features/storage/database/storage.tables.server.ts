import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/** @retention nobody */
export const storageBuckets = pgTable('storage_buckets', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  public: boolean('public').notNull().default(false),
  /** No foreign key: the account may belong to an external project. */
  owner: text('owner'),
  fileSizeLimit: bigint('file_size_limit', { mode: 'number' }),
  allowedMimeTypes: text('allowed_mime_types').array(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/**
 * The content is a backend file, written once and never changed.
 * @retention requests: those of inquiries are deleted with them; all others belong to staff
 */
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
    contentEncoding: text('content_encoding'),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** MD5 in hex. */
    etag: text('etag').notNull(),
    userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // Keys are ASCII and sort bytewise, independent of the database's collation.
    uniqueIndex('storage_objects_key').on(table.bucket, sql`${table.key} collate "C"`),
    index('storage_objects_created').on(table.bucket, table.createdAt),
    check('storage_objects_size', sql`${table.size} >= 0`),
  ],
)

/**
 * Files without an object: uploading, overwritten or deleted. A job deletes them when due.
 * @retention sweeper
 */
export const storageOrphanedFiles = pgTable(
  'storage_loose_files',
  {
    fileId: uuid('file_id').primaryKey(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('storage_loose_files_due').on(table.dueAt)],
)
