import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import type { RetentionDeps } from '#features/privacy/http/retention/enforce-retention.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { emptyTables } from '../empty-tables.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

export type RetentionScene = Awaited<ReturnType<typeof openRetentionScene>>

/** The first hours of a year: another business year's records are due. */
const now = new Date('2027-01-01T06:00:00+01:00')

const EMPTIED = [
  'orders',
  'payment_events',
  'vouchers',
  'bookings',
  'booking_payment_events',
  'payment_refunds',
  'events',
  'inquiries',
  'outgoing_mails',
  'newsletter_subscribers',
  'newsletter_sign_ups',
  'privacy_links',
  'privacy_audit',
  'auth_users',
  'auth_audit',
  'testkasse_sessions',
  'alerts',
  'installation',
]

/** Own database; call `reset` before each test. */
export async function openRetentionScene() {
  const test: TestDatabase = await createTestDatabase()
  const removedFiles: string[] = []
  const attachments: AttachmentStore = {
    put: async () => {},
    open: () => Promise.reject(new Error('not asked')),
    isThere: async () => true,
    remove: async (ids) => void removedFiles.push(...ids),
  }
  let deps: RetentionDeps

  async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const { rows } = await test.database.$client.query(text, values)
    return rows as Record<string, unknown>[]
  }

  return {
    get deps() {
      return deps
    },
    /** Attachments whose files were deleted. */
    removedFiles,
    sql,
    ...keptRows(test, sql),
    emails: async (table: string, column = 'email') =>
      (await sql(`select ${column} as email from ${table} order by 1`)).map(({ email }) => email),
    /** Until `reset`. */
    setClock(at: Date) {
      deps = { ...deps, clock: () => at }
    },
    /** @returns the cleanup. */
    async reset(): Promise<() => void> {
      removedFiles.length = 0
      const folder = makeTemporaryFolder('retention')
      deps = {
        db: test.database,
        clock: () => now,
        attachments,
        mailFolder: join(folder.path, 'mail'),
        backupFolder: join(folder.path, 'backups'),
      }
      await emptyTables(test.database, ...EMPTIED)
      return folder.remove
    },
    close: () => test.close(),
  }
}

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

function keptRows({ database }: TestDatabase, sql: Sql) {
  return {
    async addOrder(email: string, at: string, { paid = true } = {}) {
      const id = randomUUID()
      const line = randomUUID()
      const client = await database.$client.connect()
      try {
        await client.query('begin')
        await client.query(
          `insert into orders (id, reference_hash, state, currency, total_cents, language, provider, cancel_url, expires_at, request_hash, placed_at, updated_at, paid_at, customer_email, customer_name)
       values ($1, $4, $2, 'chf', 20000, 'de', 'double', '/', $3, 'x', $3, $3, $5, $6, 'Lia')`,
          [id, paid ? 'paid' : 'expired', at, id, paid ? at : null, email],
        )
        await client.query(
          `insert into order_lines (id, order_id, position, kind, product_id, variant_id, product_title, variant_title, voucher_cents, quantity, unit_price_cents, total_cents)
       values ($1, $2, 0, 'value_voucher', 'p', 'v', 'Gutschein', 'CHF 200', 20000, 1, 20000, 20000)`,
          [line, id],
        )
        await client.query(
          `insert into order_events (order_id, at, to_state, cause) values ($1, $2, 'paid', 'x')`,
          [id, at],
        )
        await client.query(
          `insert into payment_events (provider, event_id, order_id, kind, occurred_at, received_at) values ('double', $1, $2, 'paid', $3, $3)`,
          [id, id, at],
        )
        await client.query('commit')
      } finally {
        client.release()
      }
      return { id, line }
    },
    async addVoucher(line: string, issuedAt: string, { redeemedAt = '' } = {}) {
      const id = randomUUID()
      await sql(
        `insert into vouchers (id, order_line_id, kind, initial_cents, currency, code_hash, last_four, test, valid_until, issued_at)
     values ($1, $2, 'value', 20000, 'chf', $4, 'ABCD', false, ($3::timestamptz + interval '10 years')::date, $3)`,
        [id, line, issuedAt, id],
      )
      await sql(
        `insert into voucher_entries (voucher_id, at, amount_cents, cause) values ($1, $2, 20000, 'issued')`,
        [id, issuedAt],
      )
      if (redeemedAt)
        await sql(
          `insert into voucher_entries (voucher_id, at, amount_cents, cause) values ($1, $2, -20000, 'redeemed')`,
          [id, redeemedAt],
        )
      return id
    },
    async addBooking(
      email: string,
      event: string,
      { state = 'confirmed', at = `${event} 08:00+00`, paid = 20000, voucherId = null as string | null } = {},
    ) {
      const eventId = randomUUID()
      const id = randomUUID()
      await sql(
        `insert into events (id, title, place, starts_local, ends_local, places, taken) values ($1, '{"de":"Aufbruch"}', '{"de":"Zug"}', $2::timestamp, $3::timestamp, 12, 1)`,
        [eventId, `${event} 09:00`, `${event} 17:00`],
      )
      await sql(
        `insert into bookings (id, reference_hash, event_id, state, payment, people, language, name, email, participants, note, note_consent_at, staff_note, total_cents, paid_cents, terms_version, terms_accepted_at, provider, request_hash, created_at, updated_at, voucher_id)
     values ($1, $7, $2, $3, 'paid', 1, 'de', 'Lia', $4, '["Lia", "Noel"]', 'Nussallergie', $6, 'Knie', 20000, $5, 't', $6, 'double', 'x', $6, $6, $8)`,
        [id, eventId, state, email, paid, at, id, voucherId],
      )
      return id
    },
    async addInquiry(email: string, at: string, { lastEntry = '' } = {}) {
      const id = randomUUID()
      const file = randomUUID()
      await sql(
        `insert into inquiries (id, reference_hash, kind, language, email, message, terms_version, copied, content_hash, created_at, answer_due_at)
     values ($1, $4, 'contact', 'de', $2, 'Guten Tag', 't', true, $4, $3, $3)`,
        [id, email, at, id],
      )
      await sql(
        `insert into inquiry_attachments (id, inquiry_id, position, name, content_type, bytes, digest, created_at) values ($1, $2, 0, 'plan.pdf', 'application/pdf', 9, 'd', $3)`,
        [file, id, at],
      )
      await sql(
        `insert into outgoing_mails (kind, recipient, language, payload, state, created_at) values ('inquiry-notice', 'owner@example.ch', 'de', jsonb_build_object('inquiryId', $1::text), 'queued', $2)`,
        [id, '2026-12-31T10:00:00Z'],
      )
      if (lastEntry)
        await sql(
          `insert into inquiry_entries (inquiry_id, at, actor_id, note) values ($1, $2, $1, 'rief an')`,
          [id, lastEntry],
        )
      return { id, file }
    },
  }
}
