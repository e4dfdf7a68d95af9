import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { moment, oneOf } from '#platform/database/columns.ts'

/**
 * One for each press that put texts of a page and language onto the site, and for each change of prices; a trigger tells every
 * process.
 * @retention nobody: an author's id leads nowhere once the account is gone
 */
export const messagePublications = pgTable(
  'message_publications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    page: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The publication that this one took back. */
    reverts: bigint({ mode: 'number' }).references((): AnyPgColumn => messagePublications.id),
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('message_publications_page').on(table.page, table.id),
    check('message_publications_language', sql`${table.language} in (${oneOf(LANGUAGES)})`),
  ],
)

/**
 * Append-only: a draft has no publication; a null value is the text of the file. The newest row of a field counts.
 * @retention nobody
 */
export const messageRevisions = pgTable(
  'message_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    namespace: text().notNull(),
    path: text().notNull(),
    language: text().$type<Language>().notNull(),
    value: text(),
    /** Hash of the file's text when this was written: another one means that a release changed it. */
    fileHash: text('file_hash').notNull(),
    /** Hash of the German text that this translates; null for German. */
    germanHash: text('german_hash'),
    /** A machine's suggestion that nobody has read; never published. */
    isUnread: boolean('is_unread').notNull().default(false),
    publicationId: bigint('publication_id', { mode: 'number' }).references(() => messagePublications.id),
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('message_revisions_field').on(table.namespace, table.language, table.path, table.id),
    index('message_revisions_published')
      .on(table.publicationId)
      .where(sql`${table.publicationId} is not null`),
    check('message_revisions_language', sql`${table.language} in (${oneOf(LANGUAGES)})`),
    check('message_revisions_value', sql`length(${table.value}) <= 4000`),
    check('message_revisions_unread', sql`not (${table.isUnread} and ${table.publicationId} is not null)`),
    check('message_revisions_german', sql`(${table.language} = 'de') = (${table.germanHash} is null)`),
  ],
)

/**
 * Append-only, as texts are: which items a list has, in their order, in all languages. The newest row of a list counts.
 * @retention nobody
 */
export const messageListRevisions = pgTable(
  'message_list_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    namespace: text().notNull(),
    path: text().notNull(),
    keys: text().array().notNull(),
    /** Of the file when this was written: others mean that a release came with further items. */
    fileKeys: text('file_keys').array().notNull(),
    publicationId: bigint('publication_id', { mode: 'number' }).references(() => messagePublications.id),
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('message_list_revisions_list').on(table.namespace, table.path, table.id),
    check('message_list_revisions_keys', sql`cardinality(${table.keys}) between 1 and 60`),
  ],
)
