import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RetentionKind } from '#content/retention.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** `nobody`: no personal data; `sweeper`: removed within days. */
const TABLES: Record<string, RetentionKind | 'nobody' | 'sweeper'> = {
  alerts: 'nobody',
  auth_audit: 'audit',
  auth_challenges: 'sweeper',
  auth_factor_keys: 'accounts',
  auth_factors: 'accounts',
  auth_failures: 'sweeper',
  auth_flows: 'sweeper',
  auth_identities: 'accounts',
  // Programs, not people.
  auth_oauth_clients: 'nobody',
  auth_one_time_tokens: 'sweeper',
  auth_passkey_challenges: 'sweeper',
  auth_passkeys: 'accounts',
  auth_refresh_tokens: 'sweeper',
  auth_sessions: 'accounts',
  auth_users: 'accounts',
  // Reasons of absence go with the days; the rest are ids of accounts.
  blocked_days: 'sweeper',
  event_guides: 'nobody',
  staff_profiles: 'accounts',
  booking_events: 'bookings',
  // With the participants of their event.
  booking_groups: 'participants',
  booking_guests: 'participants',
  booking_payment_events: 'bookings',
  booking_payments: 'bookings',
  booking_replacements: 'bookings',
  bookings: 'bookings',
  captcha_uses: 'nobody',
  // Kinds and ids of things.
  due_put_offs: 'nobody',
  collections: 'nobody',
  // When an event was postponed or called off, and what its guests may choose.
  event_plans: 'nobody',
  events: 'nobody',
  // What the site says of the company, with consent of who is named; it goes with the installation.
  fact_revisions: 'nobody',
  inquiries: 'requests',
  inquiry_attachments: 'requests',
  inquiry_entries: 'requests',
  installation: 'nobody',
  invoice_events: 'bookings',
  invoice_numbers: 'nobody',
  invoice_payment_events: 'bookings',
  invoice_payments: 'bookings',
  invoices: 'bookings',
  legal_revisions: 'nobody',
  message_list_revisions: 'nobody',
  // Texts of the site; an author's id leads nowhere once the account is gone.
  message_publications: 'nobody',
  message_revisions: 'nobody',
  newsletter_issues: 'nobody',
  news_revisions: 'nobody',
  newsletter_sign_ups: 'newsletterUnconfirmed',
  newsletter_subscribers: 'newsletter',
  order_address_changes: 'orders',
  order_events: 'orders',
  order_lines: 'orders',
  order_notes: 'orders',
  order_parcel_lines: 'orders',
  order_parcels: 'orders',
  order_return_lines: 'orders',
  order_returns: 'orders',
  orders: 'orders',
  outgoing_mails: 'mails',
  // What the team page says, with consent; it goes with the installation.
  people_revisions: 'nobody',
  payment_disputes: 'orders',
  payment_events: 'orders',
  plan_choices: 'bookings',
  payment_refunds: 'orders',
  sent_mails: 'mails',
  request_counts: 'nobody',
  price_changes: 'nobody',
  privacy_audit: 'privacyRequests',
  privacy_links: 'privacyLinks',
  product_additional_info: 'nobody',
  product_collections: 'nobody',
  product_custom_fields: 'nobody',
  product_media: 'nobody',
  product_options: 'nobody',
  product_variants: 'nobody',
  products: 'nobody',
  // Accepted ones as long as the bookings they made.
  // With their quote.
  mandate_documents: 'requests',
  mandates: 'requests',
  quote_entries: 'requests',
  quote_holds: 'requests',
  quote_versions: 'requests',
  quotes: 'requests',
  related_products: 'nobody',
  roster_marks: 'bookings',
  seeded_catalog_rows: 'nobody',
  // An author's id leads nowhere once the account is gone.
  stock_changes: 'nobody',
  service_prices: 'nobody',
  group_invoicing: 'nobody',
  // Objects of inquiries are deleted with them; all others belong to staff.
  staff_presence: 'sweeper',
  storage_buckets: 'nobody',
  storage_loose_files: 'sweeper',
  storage_objects: 'requests',
  testkasse_refunds: 'nobody',
  // Personal data is deleted after a day; amounts stay.
  testkasse_sessions: 'orders',
  variant_option_values: 'nobody',
  voucher_entries: 'vouchers',
  vouchers: 'vouchers',
}

it('has a retention rule for every table', async () => {
  const { rows } = await test.database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('__'))
  expect(names.toSorted()).toEqual(Object.keys(TABLES).toSorted())
})
