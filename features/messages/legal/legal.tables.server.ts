import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import { moment, oneOf } from '#platform/database/columns.ts'
import type { LegalSnapshot } from './legal-snapshot.ts'
import type { LegalContent } from './legal-text.ts'

/**
 * Texts of the legal documents: drafts (without a version), planned versions, and those that hold or held. What an order has
 * accepted is the version of a row, which is never changed or deleted once it took effect.
 * @retention nobody
 */
export const legalRevisions = pgTable(
  'legal_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    document: text().$type<LegalDocumentId>().notNull(),
    content: jsonb().$type<LegalContent>().notNull(),
    /** Of the files as the author knew it: another one means that a release changed them. */
    fileContent: jsonb('file_content').$type<LegalContent>().notNull(),
    /** Null for a draft. */
    version: text(),
    day: date({ mode: 'string' }),
    /** Recorded for the files' own texts, not published by an owner. */
    isFile: boolean('is_file').notNull().default(false),
    /** From when it took effect. */
    snapshot: jsonb().$type<LegalSnapshot>(),
    publicationId: bigint('publication_id', { mode: 'number' }),
    effectiveAt: moment('effective_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** The nil UUID for a release. */
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('legal_revisions_document').on(table.document, table.id),
    uniqueIndex('legal_revisions_version')
      .on(table.document, table.version)
      .where(sql`${table.version} is not null and ${table.withdrawnAt} is null`),
    uniqueIndex('legal_revisions_planned')
      .on(table.document)
      .where(
        sql`${table.version} is not null and ${table.effectiveAt} is null and ${table.withdrawnAt} is null`,
      ),
    check('legal_revisions_known', sql`${table.document} in (${oneOf(LEGAL_DOCUMENTS)})`),
    check('legal_revisions_day', sql`(${table.version} is null) = (${table.day} is null)`),
    check(
      'legal_revisions_effective',
      sql`${table.effectiveAt} is null or (${table.version} is not null and ${table.snapshot} is not null and ${table.withdrawnAt} is null)`,
    ),
    check(
      'legal_revisions_published',
      sql`${table.isFile} or (${table.publicationId} is null) = (${table.effectiveAt} is null)`,
    ),
  ],
)
