import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openRetentionScene } from '#test/retention/retention-scene.ts'
import { enforceRetention } from './enforce-retention.ts'

const scene = await forThisFile(openRetentionScene())
beforeEach(() => scene.reset())

describe('messages and requests', () => {
  it('are deleted two years after their last event, with their files and mails about them', async () => {
    const old = await scene.addInquiry('old@example.ch', '2024-12-31T10:00:00Z')
    await scene.addInquiry('kept@example.ch', '2025-01-01T10:00:00+01:00')
    await scene.addInquiry('alive@example.ch', '2020-01-01T10:00:00Z', { lastEntry: '2026-05-01T10:00:00Z' })
    expect(await enforceRetention(scene.deps)).toEqual({ requests: 1 })
    expect(await scene.emails('inquiries')).toEqual(['alive@example.ch', 'kept@example.ch'])
    expect(scene.removedFiles).toEqual([old.file])
    expect(await scene.sql('select 1 from inquiry_attachments')).toHaveLength(2)
    expect(await scene.sql('select 1 from outgoing_mails')).toHaveLength(2)
  })
})

describe('mails', () => {
  it('are deleted after two years, those about privacy after a day, in the table and as files', async () => {
    const add = (kind: string, at: string, state = 'sent') =>
      scene.sql(
        `insert into outgoing_mails (kind, recipient, language, payload, state, created_at) values ($1, $1 || '@example.ch', 'de', '{}', $3, $2)`,
        [kind, at, state],
      )
    await add('order-confirmed', '2024-12-31T10:00:00Z')
    await add('booking', '2025-01-01T10:00:00+01:00')
    await add('privacy-erased', '2026-12-30T10:00:00Z')
    await add('privacy-link', '2026-12-31T20:00:00Z')
    await add('privacy-notice', '2026-12-30T10:00:00Z', 'queued')
    mkdirSync(scene.deps.mailFolder)
    writeFileSync(join(scene.deps.mailFolder, '2024-12-31_100000Z_order-confirmed_1b9d6bcd.eml'), 'x')
    writeFileSync(join(scene.deps.mailFolder, '2025-01-01_100000Z_order-confirmed_1b9d6bcd.eml'), 'x')
    writeFileSync(join(scene.deps.mailFolder, '2026-12-30_100000Z_privacy-erased_1b9d6bcd.eml'), 'x')
    writeFileSync(join(scene.deps.mailFolder, '2026-12-30_100000Z_booking_1b9d6bcd.eml'), 'x')
    writeFileSync(join(scene.deps.mailFolder, 'notes.txt'), 'x')
    expect(await enforceRetention(scene.deps)).toEqual({ mails: 2 })
    expect(await scene.emails('outgoing_mails', 'kind')).toEqual([
      'booking',
      'privacy-link',
      'privacy-notice',
    ])
    expect(readdirSync(scene.deps.mailFolder).sort()).toEqual([
      '2025-01-01_100000Z_order-confirmed_1b9d6bcd.eml',
      '2026-12-30_100000Z_booking_1b9d6bcd.eml',
      'notes.txt',
    ])
  })
})

describe('addresses of voucher recipients', () => {
  it('are deleted two years after the order, and the text on the voucher is kept with its buyer', async () => {
    const give = async (at: string, gift: object) => {
      const { line } = await scene.addOrder('buyer@example.ch', at)
      await scene.sql('update order_lines set gift = $2 where id = $1', [line, JSON.stringify(gift)])
    }
    const words = { recipient: 'Noemi', message: 'Alles Gute' }
    await give('2024-12-30T10:00:00Z', { ...words, email: 'noemi@example.ch', day: '2025-12-24' })
    await give('2024-12-31T10:00:00Z', { email: 'alone@example.ch' })
    await give('2025-01-01T10:00:00+01:00', { email: 'kept@example.ch' })
    expect(await enforceRetention(scene.deps)).toEqual({ giftAddresses: 2 })
    expect(
      await scene.sql('select gift from order_lines join orders on orders.id = order_id order by placed_at'),
    ).toEqual([{ gift: words }, { gift: null }, { gift: { email: 'kept@example.ch' } }])
  })
})

describe('the newsletter', () => {
  it('is deleted thirty days after unsubscription, permanent rejection, or a missing confirmation', async () => {
    const subscriber = (email: string, left: string | null, bounced: string | null = null) =>
      scene.sql(
        `insert into newsletter_subscribers (id, email, language, token_hash, confirmed_at, unsubscribed_at, bounced_at) values (gen_random_uuid(), $1, 'de', $1, '2020-01-01', $2, $3)`,
        [email, left, bounced],
      )
    await subscriber('reader@example.ch', null)
    await subscriber('left@example.ch', '2026-12-01T12:00:00Z')
    await subscriber('leaving@example.ch', '2026-12-02T12:00:00Z')
    await subscriber('gone@example.ch', null, '2026-12-01T12:00:00Z')
    const signUp = (email: string, at: string) =>
      scene.sql(
        `insert into newsletter_sign_ups (id, email, language, source, text_version, token_hash, asked_at) values (gen_random_uuid(), $1, 'de', 'page', 't', $1, $2)`,
        [email, at],
      )
    await signUp('never@example.ch', '2026-12-01T12:00:00Z')
    await signUp('maybe@example.ch', '2026-12-02T12:00:00Z')
    await scene.sql(
      `insert into newsletter_sign_ups (id, subscriber_id, email, language, source, text_version, token_hash, asked_at, confirmed_at)
       select gen_random_uuid(), id, email, 'de', 'page', 't', id, '2020-01-01', '2020-01-01' from newsletter_subscribers`,
    )
    expect(await enforceRetention(scene.deps)).toEqual({ newsletter: 2, newsletterUnconfirmed: 1 })
    expect(await scene.emails('newsletter_subscribers')).toEqual(['leaving@example.ch', 'reader@example.ch'])
    // The proof of consent is kept as long as the consent and deleted with it.
    expect(await scene.emails('newsletter_sign_ups')).toEqual([
      'leaving@example.ch',
      'maybe@example.ch',
      'reader@example.ch',
    ])
  })
})

describe('accounts, logs and links', () => {
  it('are deleted when their time is over', async () => {
    const user = (email: string, deletedAt: string | null) =>
      scene.sql(
        `insert into auth_users (id, email, deleted_at, created_at, updated_at) values (gen_random_uuid(), $1, $2, now(), now())`,
        [email, deletedAt],
      )
    await user('working@example.ch', null)
    await user('closed@example.ch', '2026-12-01T12:00:00Z')
    await user('closing@example.ch', '2026-12-02T12:00:00Z')
    for (const at of ['2024-12-31T10:00:00Z', '2025-01-01T10:00:00+01:00']) {
      await scene.sql(`insert into auth_audit (at, action) values ($1, 'signed_in')`, [at])
      await scene.sql(`insert into privacy_audit (at, action, address_hash) values ($1, 'erased', 'h')`, [at])
    }
    for (const at of ['2026-09-30T10:00:00Z', '2026-12-01T10:00:00Z']) {
      await scene.sql(
        `insert into auth_audit (at, action, repeat_key) values ($1::text::timestamptz, 'sign_in_refused', $1::text)`,
        [at],
      )
      await scene.sql(`insert into auth_audit (at, action) values ($1, 'newsletter_exported')`, [at])
    }
    for (const at of ['2026-12-30T10:00:00Z', '2026-12-31T10:00:00Z'])
      await scene.sql(
        `insert into privacy_links (id, token_hash, email, language, asked_at, expires_at) values (gen_random_uuid(), $1::text, 'lia@example.ch', 'de', $1::text::timestamptz, $1::text::timestamptz)`,
        [at],
      )
    expect(await enforceRetention(scene.deps)).toEqual({
      accounts: 1,
      audit: 1,
      security: 1,
      privacyRequests: 1,
      privacyLinks: 1,
    })
    expect(await scene.emails('auth_users')).toEqual(['closing@example.ch', 'working@example.ch'])
  })

  it('deletes archives of ninety-one days, and nothing else of that folder', async () => {
    mkdirSync(scene.deps.backupFolder)
    const put = (name: string, day: string) => {
      const file = join(scene.deps.backupFolder, name)
      writeFileSync(file, 'x')
      utimesSync(file, new Date(day), new Date(day))
    }
    put('old.tar.gz', '2026-10-02T12:00:00Z')
    put('kept.tar.gz', '2026-10-03T12:00:00Z')
    put('notes.txt', '2020-01-01')
    expect(await enforceRetention(scene.deps)).toEqual({ backups: 1 })
    expect(readdirSync(scene.deps.backupFolder).sort()).toEqual(['kept.tar.gz', 'notes.txt'])
  })
})

it('deletes many in batches, each once, also with two servers', async () => {
  await scene.sql(
    `insert into outgoing_mails (kind, recipient, language, payload, state, created_at)
     select 'booking', 'g' || n || '@example.ch', 'de', '{}', 'sent', case when n <= 1500 then timestamptz '2024-01-01' else '2026-12-01' end
     from generate_series(1, 6500) n`,
  )
  const counts = await Promise.all([
    enforceRetention(scene.deps),
    enforceRetention(scene.deps),
    enforceRetention(scene.deps),
  ])
  expect(counts.reduce((sum, { mails = 0 }) => sum + mails, 0)).toBe(1500)
  expect(await scene.sql('select 1 from outgoing_mails')).toHaveLength(5000)
})

it('continues with the other kinds when one fails, and reports which', async () => {
  await scene.addInquiry('old@example.ch', '2020-01-01T10:00:00Z')
  await scene.addBooking('waited@example.ch', '2026-11-30', { state: 'waitlisted', paid: 0 })
  const broken = { ...scene.deps.attachments, remove: () => Promise.reject(new Error('disk gone')) }
  const failure = await enforceRetention({ ...scene.deps, attachments: broken }).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(AggregateError)
  expect((failure as AggregateError).errors.map(String)).toEqual(['Error: retention of requests failed'])
  expect(await scene.sql('select 1 from bookings')).toEqual([])
  // The row is deleted; the orphaned file is swept after an hour (sweep-uploads).
  expect(await scene.sql('select inquiry_id from inquiry_attachments')).toEqual([{ inquiry_id: null }])
})
