import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AttachmentStore } from '#features/inquiry/attachment-store.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { enforceRetention, type RetentionDeps } from './enforce-retention.ts'

let test: TestDatabase
let deps: RetentionDeps
let folder: string
let removedFiles: string[]
/** The first hour of a year, summer's last year of books is over. */
const now = new Date('2027-01-01T06:00:00+01:00')

const attachments: AttachmentStore = {
  put: async () => {},
  open: () => Promise.reject(new Error('not asked')),
  remove: async (ids) => void removedFiles.push(...ids),
}

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(async () => {
  removedFiles = []
  folder = mkdtempSync(join(tmpdir(), 'gratweg-retention-'))
  deps = {
    db: test.database,
    clock: () => now,
    attachments,
    mailFolder: join(folder, 'mail'),
    backupFolder: join(folder, 'backups'),
  }
  const tables = `orders, order_lines, order_events, payment_events, vouchers, voucher_entries, bookings, booking_events,
    booking_payments, booking_payment_events, payment_refunds, events, inquiries, inquiry_attachments, inquiry_entries,
    outgoing_mails, newsletter_subscribers, newsletter_sign_ups, privacy_links, privacy_audit, auth_users, auth_audit,
    testkasse_sessions`
  await sql(`truncate ${tables} cascade`)
  return () => rmSync(folder, { recursive: true, force: true })
})

async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const { rows } = await test.database.$client.query(text, values)
  return rows as Record<string, unknown>[]
}
const emails = async (table: string, column = 'email') =>
  (await sql(`select ${column} as email from ${table} order by 1`)).map(({ email }) => email)

async function addOrder(email: string, at: string, { paid = true } = {}) {
  const id = randomUUID()
  const line = randomUUID()
  const client = await test.database.$client.connect()
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
}

async function addVoucher(line: string, issuedAt: string, { redeemedAt = '' } = {}) {
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
}

async function addBooking(
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
    `insert into bookings (id, reference_hash, event_id, state, payment, people, language, name, email, participants, note, staff_note, total_cents, paid_cents, terms_version, terms_accepted_at, provider, request_hash, created_at, updated_at, voucher_id)
     values ($1, $7, $2, $3, 'paid', 1, 'de', 'Lia', $4, '["Lia", "Noel"]', 'Nussallergie', 'Knie', 20000, $5, 't', $6, 'double', 'x', $6, $6, $8)`,
    [id, eventId, state, email, paid, at, id, voucherId],
  )
  return id
}

async function addInquiry(email: string, at: string, { lastEntry = '' } = {}) {
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
    await sql(`insert into inquiry_entries (inquiry_id, at, actor_id, note) values ($1, $2, $1, 'rief an')`, [
      id,
      lastEntry,
    ])
  return { id, file }
}

describe('what the books keep', () => {
  it('goes ten years after the end of its year, and not an hour before', async () => {
    await addOrder('old@example.ch', '2016-12-31T23:59:00+01:00')
    await addOrder('kept@example.ch', '2017-01-01T00:00:00+01:00')
    await addBooking('old@example.ch', '2016-12-30')
    await addBooking('kept@example.ch', '2017-01-02')
    // booked in the old year for the new one: the event belongs to the new one
    await addBooking('across@example.ch', '2017-01-02', { at: '2016-12-01 08:00+00' })
    expect(await enforceRetention(deps)).toMatchObject({ orders: 1, bookings: 1 })
    expect(await emails('orders', 'customer_email')).toEqual(['kept@example.ch'])
    expect(await emails('bookings')).toEqual(['across@example.ch', 'kept@example.ch'])
    for (const table of ['order_lines', 'order_events', 'payment_events'])
      expect(await sql(`select 1 from ${table}`), table).toHaveLength(1)
  })

  it('keeps a voucher and the skeleton of its order while a redemption is younger, but not the buyer', async () => {
    const { line } = await addOrder('buyer@example.ch', '2016-05-01T08:00:00Z')
    const used = await addVoucher(line, '2016-05-01T08:00:00Z', { redeemedAt: '2024-03-01T08:00:00Z' })
    await addVoucher(line, '2016-05-01T08:00:00Z')
    expect(await enforceRetention(deps)).toMatchObject({ vouchers: 1, orders: 1 })
    expect(await sql('select id from vouchers')).toEqual([{ id: used }])
    expect(await sql('select customer_email, customer_name from orders')).toEqual([
      { customer_email: '', customer_name: null },
    ])
    // nothing is left to do, now or in the next round
    expect(await enforceRetention(deps)).toEqual({})
  })

  it('takes a due voucher out of a booking that is kept', async () => {
    const { line } = await addOrder('buyer@example.ch', '2016-05-01T08:00:00Z')
    const voucherId = await addVoucher(line, '2016-05-01T08:00:00Z')
    await addBooking('guest@example.ch', '2026-06-01', { voucherId })
    expect(await enforceRetention(deps)).toMatchObject({ vouchers: 1, orders: 1 })
    expect(await sql('select voucher_id from bookings')).toEqual([{ voucher_id: null }])
  })
})

describe('what was needed for the day alone', () => {
  it('goes a year after it: names, notes, health; the booking stays', async () => {
    await addBooking('due@example.ch', '2025-12-31')
    await addBooking('kept@example.ch', '2026-01-01')
    expect(await enforceRetention(deps)).toEqual({ participants: 1 })
    expect(await sql('select email, participants, note, staff_note from bookings order by email')).toEqual([
      { email: 'due@example.ch', participants: [], note: null, staff_note: null },
      { email: 'kept@example.ch', participants: ['Lia', 'Noel'], note: 'Nussallergie', staff_note: 'Knie' },
    ])
  })

  it('goes a month after it: waiting lists, and what was given up before anything was paid', async () => {
    await addBooking('waited@example.ch', '2026-11-30', { state: 'waitlisted', paid: 0 })
    await addBooking('still@example.ch', '2026-12-01', { state: 'waitlisted', paid: 0 })
    await addBooking('nothing@example.ch', '2026-11-30', { state: 'cancelled', paid: 0 })
    await addBooking('money@example.ch', '2026-11-30', { state: 'cancelled' })
    expect(await enforceRetention(deps)).toEqual({ waitingList: 2 })
    expect(await emails('bookings')).toEqual(['money@example.ch', 'still@example.ch'])
  })
})

describe('messages and requests', () => {
  it('go two years after the last that happened, with their files and the mails that still speak of them', async () => {
    const old = await addInquiry('old@example.ch', '2024-12-31T10:00:00Z')
    await addInquiry('kept@example.ch', '2025-01-01T10:00:00+01:00')
    await addInquiry('alive@example.ch', '2020-01-01T10:00:00Z', { lastEntry: '2026-05-01T10:00:00Z' })
    expect(await enforceRetention(deps)).toEqual({ requests: 1 })
    expect(await emails('inquiries')).toEqual(['alive@example.ch', 'kept@example.ch'])
    expect(removedFiles).toEqual([old.file])
    expect(await sql('select 1 from inquiry_attachments')).toHaveLength(2)
    expect(await sql('select 1 from outgoing_mails')).toHaveLength(2)
  })
})

describe('mails', () => {
  it('are forgotten after two years, those about privacy after a day, in the table and as files', async () => {
    const add = (kind: string, at: string, state = 'sent') =>
      sql(
        `insert into outgoing_mails (kind, recipient, language, payload, state, created_at) values ($1, $1 || '@example.ch', 'de', '{}', $3, $2)`,
        [kind, at, state],
      )
    await add('order-confirmed', '2024-12-31T10:00:00Z')
    await add('booking', '2025-01-01T10:00:00+01:00')
    await add('privacy-erased', '2026-12-30T10:00:00Z')
    await add('privacy-link', '2026-12-31T20:00:00Z')
    await add('privacy-notice', '2026-12-30T10:00:00Z', 'queued')
    mkdirSync(deps.mailFolder)
    writeFileSync(join(deps.mailFolder, '2024-12-31_100000Z_order-confirmed_1b9d6bcd.eml'), 'x')
    writeFileSync(join(deps.mailFolder, '2025-01-01_100000Z_order-confirmed_1b9d6bcd.eml'), 'x')
    writeFileSync(join(deps.mailFolder, '2026-12-30_100000Z_privacy-erased_1b9d6bcd.eml'), 'x')
    writeFileSync(join(deps.mailFolder, '2026-12-30_100000Z_booking_1b9d6bcd.eml'), 'x')
    writeFileSync(join(deps.mailFolder, 'notes.txt'), 'x')
    expect(await enforceRetention(deps)).toEqual({ mails: 2 })
    expect(await emails('outgoing_mails', 'kind')).toEqual(['booking', 'privacy-link', 'privacy-notice'])
    expect(readdirSync(deps.mailFolder).sort()).toEqual([
      '2025-01-01_100000Z_order-confirmed_1b9d6bcd.eml',
      '2026-12-30_100000Z_booking_1b9d6bcd.eml',
      'notes.txt',
    ])
  })
})

describe('the newsletter', () => {
  it('forgets thirty days later who left, whose address refused us, and who never confirmed', async () => {
    const subscriber = (email: string, left: string | null, bounced: string | null = null) =>
      sql(
        `insert into newsletter_subscribers (id, email, language, token_hash, confirmed_at, unsubscribed_at, bounced_at) values (gen_random_uuid(), $1, 'de', $1, '2020-01-01', $2, $3)`,
        [email, left, bounced],
      )
    await subscriber('reader@example.ch', null)
    await subscriber('left@example.ch', '2026-12-01T12:00:00Z')
    await subscriber('leaving@example.ch', '2026-12-02T12:00:00Z')
    await subscriber('gone@example.ch', null, '2026-12-01T12:00:00Z')
    const signUp = (email: string, at: string) =>
      sql(
        `insert into newsletter_sign_ups (id, email, language, source, text_version, token_hash, asked_at) values (gen_random_uuid(), $1, 'de', 'page', 't', $1, $2)`,
        [email, at],
      )
    await signUp('never@example.ch', '2026-12-01T12:00:00Z')
    await signUp('maybe@example.ch', '2026-12-02T12:00:00Z')
    await sql(
      `insert into newsletter_sign_ups (id, subscriber_id, email, language, source, text_version, token_hash, asked_at, confirmed_at)
       select gen_random_uuid(), id, email, 'de', 'page', 't', id, '2020-01-01', '2020-01-01' from newsletter_subscribers`,
    )
    expect(await enforceRetention(deps)).toEqual({ newsletter: 2, newsletterUnconfirmed: 1 })
    expect(await emails('newsletter_subscribers')).toEqual(['leaving@example.ch', 'reader@example.ch'])
    // the proof stays as long as the consent holds, and goes with it
    expect(await emails('newsletter_sign_ups')).toEqual([
      'leaving@example.ch',
      'maybe@example.ch',
      'reader@example.ch',
    ])
  })
})

describe('accounts, trails and links', () => {
  it('go when their time is over', async () => {
    const user = (email: string, deletedAt: string | null) =>
      sql(
        `insert into auth_users (id, email, deleted_at, created_at, updated_at) values (gen_random_uuid(), $1, $2, now(), now())`,
        [email, deletedAt],
      )
    await user('working@example.ch', null)
    await user('closed@example.ch', '2026-12-01T12:00:00Z')
    await user('closing@example.ch', '2026-12-02T12:00:00Z')
    for (const at of ['2024-12-31T10:00:00Z', '2025-01-01T10:00:00+01:00']) {
      await sql(`insert into auth_audit (at, action) values ($1, 'signed_in')`, [at])
      await sql(`insert into privacy_audit (at, action, address_hash) values ($1, 'erased', 'h')`, [at])
    }
    for (const at of ['2026-12-30T10:00:00Z', '2026-12-31T10:00:00Z'])
      await sql(
        `insert into privacy_links (id, token_hash, email, language, asked_at, expires_at) values (gen_random_uuid(), $1::text, 'lia@example.ch', 'de', $1::text::timestamptz, $1::text::timestamptz)`,
        [at],
      )
    expect(await enforceRetention(deps)).toEqual({
      accounts: 1,
      audit: 1,
      privacyRequests: 1,
      privacyLinks: 1,
    })
    expect(await emails('auth_users')).toEqual(['closing@example.ch', 'working@example.ch'])
  })

  it('deletes archives of ninety-one days, and nothing else of that folder', async () => {
    mkdirSync(deps.backupFolder)
    const put = (name: string, day: string) => {
      const file = join(deps.backupFolder, name)
      writeFileSync(file, 'x')
      utimesSync(file, new Date(day), new Date(day))
    }
    put('old.tar.gz', '2026-10-02T12:00:00Z')
    put('kept.tar.gz', '2026-10-03T12:00:00Z')
    put('notes.txt', '2020-01-01')
    expect(await enforceRetention(deps)).toEqual({ backups: 1 })
    expect(readdirSync(deps.backupFolder).sort()).toEqual(['kept.tar.gz', 'notes.txt'])
  })
})

it('deletes many in batches, each once, with two servers at it', async () => {
  await sql(
    `insert into outgoing_mails (kind, recipient, language, payload, state, created_at)
     select 'booking', 'g' || n || '@example.ch', 'de', '{}', 'sent', '2024-01-01' from generate_series(1, 1500) n`,
  )
  const counts = await Promise.all([enforceRetention(deps), enforceRetention(deps), enforceRetention(deps)])
  expect(counts.reduce((sum, { mails = 0 }) => sum + mails, 0)).toBe(1500)
  expect(await sql('select 1 from outgoing_mails')).toEqual([])
})

it('does the other kinds when one fails, and says which', async () => {
  await addInquiry('old@example.ch', '2020-01-01T10:00:00Z')
  await addBooking('waited@example.ch', '2026-11-30', { state: 'waitlisted', paid: 0 })
  const broken = { ...attachments, remove: () => Promise.reject(new Error('disk gone')) }
  const failure = await enforceRetention({ ...deps, attachments: broken }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AggregateError)
  expect((failure as AggregateError).errors.map(String)).toEqual(['Error: retention of requests failed'])
  expect(await sql('select 1 from bookings')).toEqual([])
  // the row is gone; its file is nobody's and swept within the hour (sweep-attachments)
  expect(await sql('select inquiry_id from inquiry_attachments')).toEqual([{ inquiry_id: null }])
})
