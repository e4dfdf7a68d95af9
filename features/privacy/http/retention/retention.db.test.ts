import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import { confirmClock } from '#platform/installation/check-clock.ts'
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

describe('records for the books', () => {
  it('are deleted ten years after the end of their year, and not an hour before', async () => {
    await scene.addOrder('old@example.ch', '2016-12-31T23:59:00+01:00')
    await scene.addOrder('kept@example.ch', '2017-01-01T00:00:00+01:00')
    await scene.addBooking('old@example.ch', '2016-12-30')
    await scene.addBooking('kept@example.ch', '2017-01-02')
    // Booked last year for this year: the event's date counts.
    await scene.addBooking('across@example.ch', '2017-01-02', { at: '2016-12-01 08:00+00' })
    expect(await enforceRetention(scene.deps)).toMatchObject({ orders: 1, bookings: 1 })
    expect(await scene.emails('orders', 'customer_email')).toEqual(['kept@example.ch'])
    expect(await scene.emails('bookings')).toEqual(['across@example.ch', 'kept@example.ch'])
    for (const table of ['order_lines', 'order_events', 'payment_events'])
      expect(await scene.sql(`select 1 from ${table}`), table).toHaveLength(1)
  })

  it('keep a voucher and the skeleton of its order while a redemption is younger, but not the buyer', async () => {
    const { line } = await scene.addOrder('buyer@example.ch', '2016-05-01T08:00:00Z')
    const used = await scene.addVoucher(line, '2016-05-01T08:00:00Z', { redeemedAt: '2024-03-01T08:00:00Z' })
    await scene.addVoucher(line, '2016-05-01T08:00:00Z')
    expect(await enforceRetention(scene.deps)).toMatchObject({ vouchers: 1, orders: 1 })
    expect(await scene.sql('select id from vouchers')).toEqual([{ id: used }])
    expect(await scene.sql('select customer_email, customer_name from orders')).toEqual([
      { customer_email: '', customer_name: null },
    ])
    expect(await enforceRetention(scene.deps)).toEqual({})
  })

  it('lose a due voucher in a booking that is kept', async () => {
    const { line } = await scene.addOrder('buyer@example.ch', '2016-05-01T08:00:00Z')
    const voucherId = await scene.addVoucher(line, '2016-05-01T08:00:00Z')
    await scene.addBooking('guest@example.ch', '2026-06-01', { voucherId })
    expect(await enforceRetention(scene.deps)).toMatchObject({ vouchers: 1, orders: 1 })
    expect(await scene.sql('select voucher_id from bookings')).toEqual([{ voucher_id: null }])
  })
})

describe('data needed only for the event', () => {
  it('is deleted a year after it: names, notes, health; the booking is kept', async () => {
    await scene.addBooking('due@example.ch', '2025-12-31')
    await scene.addBooking('kept@example.ch', '2026-01-01')
    expect(await enforceRetention(scene.deps)).toEqual({ participants: 1 })
    expect(
      await scene.sql(
        'select email, participants, note, note_consent_at is null as forgotten, staff_note from bookings order by email',
      ),
    ).toEqual([
      { email: 'due@example.ch', participants: [], note: null, forgotten: true, staff_note: null },
      {
        email: 'kept@example.ch',
        participants: ['Lia', 'Noel'],
        note: 'Nussallergie',
        forgotten: false,
        staff_note: 'Knie',
      },
    ])
  })

  it('is deleted a month after it: waiting lists, and cancellations before any payment', async () => {
    await scene.addBooking('waited@example.ch', '2026-11-30', { state: 'waitlisted', paid: 0 })
    await scene.addBooking('still@example.ch', '2026-12-01', { state: 'waitlisted', paid: 0 })
    await scene.addBooking('nothing@example.ch', '2026-11-30', { state: 'cancelled', paid: 0 })
    await scene.addBooking('money@example.ch', '2026-11-30', { state: 'cancelled' })
    expect(await enforceRetention(scene.deps)).toEqual({ waitingList: 2 })
    expect(await scene.emails('bookings')).toEqual(['money@example.ch', 'still@example.ch'])
  })
})

const TODAY = new Date('2026-11-22T12:00:00Z')
const inDays = (days: number) => new Date(TODAY.getTime() + days * 86_400_000)
const codes = async () => (await listOpenAlerts(scene.deps.db)).map(({ code }) => code)

const runAt = (at: Date) => {
  scene.setClock(at)
  return enforceRetention(scene.deps)
}

async function fill() {
  await scene.addBooking('lia@example.ch', '2026-11-10')
  await scene.addOrder('lia@example.ch', '2026-11-10T10:00:00Z')
  await scene.addInquiry('lia@example.ch', '2026-11-10T10:00:00Z')
  mkdirSync(scene.deps.backupFolder)
  const archive = join(scene.deps.backupFolder, 'shop.tar.gz')
  writeFileSync(archive, 'x')
  utimesSync(archive, inDays(-3), inDays(-3))
}

async function kept() {
  const [row] = await scene.sql(`select (select count(*)::int from bookings) as bookings,
    (select count(*)::int from orders) as orders, (select count(*)::int from inquiries) as requests,
    (select count(*)::int from outgoing_mails) as mails`)
  return { ...row, archives: readdirSync(scene.deps.backupFolder) }
}

const ALL = { bookings: 1, orders: 1, requests: 1, mails: 1, archives: ['shop.tar.gz'] }

describe('a wrong clock', () => {
  it('by twelve years deletes nothing and notifies the owner; corrected, everything continues automatically', async () => {
    await fill()
    await runAt(TODAY)
    for (let hour = 0; hour < 3; hour += 1)
      expect(await runAt(new Date(inDays(12 * 365).getTime() + hour * 3_600_000))).toEqual({})
    expect(await kept()).toEqual(ALL)
    expect(scene.removedFiles).toEqual([])
    expect(await listOpenAlerts(scene.deps.db)).toMatchObject([
      { code: 'clock_jumped', detail: { day: '2038-11-19', last: '2026-11-22' } },
    ])
    await runAt(inDays(0.1))
    expect(await codes()).toEqual([])
    expect(await kept()).toEqual(ALL)
  })

  it('is detected at the first start of this version too, by the newest record', async () => {
    await fill()
    await scene.sql(`insert into installation (clock_seen_at) select max(updated_at) from bookings`)
    expect(await runAt(inDays(12 * 365))).toEqual({})
    expect(await kept()).toEqual(ALL)
    expect(await codes()).toEqual(['clock_jumped'])
  })

  it('by a day, forward and back, deletes nothing before its time, and is only reported when it was set back', async () => {
    await fill()
    await runAt(TODAY)
    await runAt(inDays(1))
    expect(await codes()).toEqual([])
    await runAt(TODAY)
    expect(await codes()).toEqual(['clock_jumped'])
    expect(await kept()).toEqual(ALL)
    await runAt(inDays(1.01))
    expect(await codes()).toEqual([])
  })

  it('is plausible after three weeks without a server: what is due is deleted', async () => {
    await fill()
    await runAt(TODAY)
    await scene.addInquiry('old@example.ch', '2024-12-01T10:00:00Z')
    expect(await runAt(inDays(21))).toEqual({ requests: 1 })
    expect(await codes()).toEqual([])
  })

  it('waits for the owner after an old backup was restored, then continues', async () => {
    await fill()
    await scene.sql(`insert into installation (clock_seen_at) values ('2026-06-01')`)
    await scene.addInquiry('old@example.ch', '2024-06-01T10:00:00Z')
    expect(await runAt(TODAY)).toEqual({})
    const confirm = (day: string) => scene.deps.db.transaction((tx) => confirmClock(tx, day, TODAY))
    expect(await confirm('2026-11-21')).toBe(false)
    expect(await runAt(TODAY)).toEqual({})
    expect(await confirm('2026-11-22')).toBe(true)
    expect(await runAt(TODAY)).toEqual({ requests: 1 })
    expect(await codes()).toEqual([])
  })
})

describe('an unusual amount of due records', () => {
  const addMails = (count: number, at: string) =>
    scene.sql(
      `insert into outgoing_mails (kind, recipient, language, payload, state, created_at)
       select 'booking', 'g' || n || '@example.ch', 'de', '{}', 'sent', $1 from generate_series(1, $2::int) n`,
      [at, count],
    )

  it('is not deleted before the owner agrees; other kinds continue, archives are kept', async () => {
    await fill()
    utimesSync(join(scene.deps.backupFolder, 'shop.tar.gz'), inDays(-200), inDays(-200))
    writeFileSync(join(scene.deps.backupFolder, 'new.tar.gz'), 'x')
    await addMails(100, '2024-01-01')
    await addMails(200, '2026-11-01')
    await scene.addInquiry('old@example.ch', '2024-01-01T10:00:00Z')
    expect(await runAt(TODAY)).toEqual({ requests: 1 })
    expect(await scene.sql('select 1 from outgoing_mails')).toHaveLength(301)
    expect(await listOpenAlerts(scene.deps.db)).toMatchObject([
      { code: 'retention_stopped', detail: { mails: 100 } },
    ])
    expect(readdirSync(scene.deps.backupFolder)).toHaveLength(2)
    await scene.sql(`update installation set approved_deletions = '{"mails": 100}'`)
    expect(await runAt(inDays(0.1))).toEqual({ mails: 100, backups: 1 })
    expect(await codes()).toEqual([])
    expect(await scene.sql(`select approved_deletions as approved from installation`)).toEqual([
      { approved: {} },
    ])
  })

  it('is stopped also when several servers check simultaneously', async () => {
    await addMails(100, '2024-01-01')
    scene.setClock(TODAY)
    await Promise.all([1, 2, 3, 4].map(() => enforceRetention(scene.deps)))
    expect(await scene.sql('select 1 from outgoing_mails')).toHaveLength(100)
    expect(await codes()).toEqual(['retention_stopped'])
  })
})

it('the newest archive is kept at any age', async () => {
  mkdirSync(scene.deps.backupFolder)
  for (const [name, days] of [
    ['a.tar.gz', -300],
    ['b.tar.gz.enc', -200],
  ] as const) {
    writeFileSync(join(scene.deps.backupFolder, name), 'x')
    utimesSync(join(scene.deps.backupFolder, name), inDays(days), inDays(days))
  }
  expect(await runAt(TODAY)).toEqual({ backups: 1 })
  expect(readdirSync(scene.deps.backupFolder)).toEqual(['b.tar.gz.enc'])
})
