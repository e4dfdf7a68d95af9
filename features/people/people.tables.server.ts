import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MEMBER_IDS, type PersonId } from '#features/company/content/people.ts'
import { moment, oneOf } from '#platform/database/columns.ts'

/**
 * Append-only while the person exists: the texts of the team page. The newest row of a person counts.
 * @retention nobody: what the team page says, with consent; it goes with the installation
 */
export const peopleRevisions = pgTable(
  'people_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    member: text().$type<PersonId>().notNull(),
    /** `personSchema`. */
    person: jsonb().notNull(),
    /** Of `message_publications`: what the site shows is one version of texts, prices and people. */
    publicationId: bigint('publication_id', { mode: 'number' }).notNull(),
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('people_revisions_member').on(table.member, table.id),
    check(
      'people_revisions_known',
      sql`${table.member} in (${oneOf(MEMBER_IDS)}) or ${table.member} ~ '^p-[0-9a-f]{12}$'`,
    ),
  ],
)
