import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#i18n/languages.ts'
import { asSorted } from '#platform/database/as-sorted.ts'
import { moment } from '#platform/database/columns.ts'
import type { CustomerSource } from './customer-ref.ts'

/** Name, else address. */
const shown = (t: Record<'name' | 'email', AnyPgColumn>) =>
  asSorted(sql`coalesce(nullif(${t.name}, ''), ${t.email})`)

/**
 * Everybody who booked, ordered or asked, or has a quote or an invoice, in one row. `db/routines/customers.sql` writes it, and deletes it
 * with the last thing of theirs (ADR-070).
 * @retention bookings
 */
export const customers = pgTable(
  'customers',
  {
    /** As `customerKey` writes it beside each of their things. */
    key: text('key').primaryKey(),
    /** What they did last; it names them in addresses. */
    source: text('source').$type<CustomerSource>().notNull(),
    id: uuid('id').notNull(),
    activeAt: moment('active_at').notNull(),
    /** The last that is known of each; the name is empty when there is none. */
    name: text('name').notNull(),
    company: text('company'),
    email: text('email'),
    phone: text('phone'),
    language: text('language').$type<Language>().notNull(),
    bookings: integer('bookings').notNull(),
    orders: integer('orders').notNull(),
    requests: integer('requests').notNull(),
    quotes: integer('quotes').notNull(),
    invoices: integer('invoices').notNull(),
  },
  (t) => [
    // For the cursors of a list.
    index('customers_by_id').on(t.id),
    index('customers_newest').on(t.activeAt, t.id),
    index('customers_by_name').on(shown(t), t.id),
  ],
)

export const CUSTOMER_NAME = shown(customers)
