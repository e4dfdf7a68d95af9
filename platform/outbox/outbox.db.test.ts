import { eq, sql } from 'drizzle-orm'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { limitMs } from '#test/machine-speed.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { listOpenAlerts } from '../alerts/raise-alert.ts'
import { alerts } from '../alerts/alerts.tables.ts'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import { openMailer } from '../mail/open-mailer.ts'
import { listFailedMails, requeueUnmadeMails } from './failed-mails.ts'
import { outgoingMails } from './outbox.tables.ts'
import { enqueueMail, SEND_MAIL_QUEUE, withdrawMails } from './outbox.ts'
import { sendQueuedMail } from './send-queued-mail.ts'
import { sweepMails } from './sweep-mails.ts'

const log = { info: () => {}, warn: () => {}, error: vi.fn<(facts: object, message: string) => void>() }
const renderMail = async () => ({ subject: 'Grüezi', html: '<p>Grüezi</p>', text: 'Grüezi' })
const clock = () => new Date()
const toAnna = { kind: 'order-confirmed', to: 'anna@example.ch', language: 'de', payload: {} } as const

const opened: (() => Promise<unknown>)[] = []

const test = await forThisFile(createTestDatabase())
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
  log.error.mockClear()
  await test.database.delete(outgoingMails)
  await test.database.delete(alerts)
  await test.database.execute(sql`drop schema if exists pgboss cascade`)
})

describe('a queued mail', () => {
  it('is sent as soon as the transaction that enqueues it has ended', async () => {
    const server = await openSmtpServer()
    await work(server.mailer)
    await enqueue(toAnna)
    await vi.waitFor(() => expect(server.received).toHaveLength(1), {
      timeout: limitMs(15_000),
      interval: 20,
    })
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 1 }), {
      timeout: limitMs(15_000),
    })
  })

  it('is never sent when the transaction is rolled back', async () => {
    const server = await openSmtpServer()
    await work(server.mailer)
    await expect(
      test.database.transaction(async (tx) => {
        await enqueueMail(tx, toAnna)
        throw new Error('changed its mind')
      }),
    ).rejects.toThrow('changed its mind')
    await enqueue({ ...toAnna, to: 'berta@example.ch' })
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: limitMs(15_000) })
    expect(server.received[0]?.to).toBe('berta@example.ch')
    expect(await rows()).toHaveLength(1)
  })

  it('is sent later when it is delayed, and not at all when it is withdrawn', async () => {
    const server = await openSmtpServer()
    await work(server.mailer)
    const id = await enqueue({ ...toAnna, to: 'spaeter@example.ch', delaySeconds: 2 })
    await enqueue({ ...toAnna, to: 'weg@example.ch', payload: { about: 'x' }, delaySeconds: 1 })
    await test.database.transaction((tx) =>
      withdrawMails(tx, { kind: toAnna.kind, to: 'WEG@example.ch', payload: { about: ['x', 'y'] } }),
    )
    await enqueue(toAnna)
    await vi.waitFor(() => expect(server.received).toHaveLength(2), { timeout: limitMs(15_000) })
    expect(server.received.map(({ to }) => to)).toEqual([toAnna.to, 'spaeter@example.ch'])
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ id, state: 'sent', attempts: 1 }))
    expect(await rows()).toHaveLength(2)
  })

  it('waits for the first start of the job queue', async () => {
    await enqueue(toAnna)
    const server = await openSmtpServer()
    await work(server.mailer)
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: limitMs(15_000) })
  })

  it('gets a new job when its job was lost, and only one', async () => {
    const jobs = await work(failing('ECONNREFUSED'))
    await enqueue(toAnna)
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1), { timeout: limitMs(15_000) })
    await jobs.stop()
    expect(await sweepMails(test.database)).toBe(0)
    await test.database.execute(sql`delete from pgboss.job where name = ${SEND_MAIL_QUEUE}`)
    expect(await sweepMails(test.database)).toBe(1)
    expect(await sweepMails(test.database)).toBe(0)
    const server = await openSmtpServer()
    await work(server.mailer)
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: limitMs(15_000) })
  })
})

describe('a mail server that is down', () => {
  it('delays the mail and receives it exactly once when it is back', async () => {
    const first = await openSmtpServer()
    await first.close()
    await work(first.mailer)
    await enqueue(toAnna)
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBeGreaterThanOrEqual(2), {
      timeout: limitMs(15_000),
    })
    expect((await rows())[0]).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('ECONNREFUSED'),
    })
    const second = await openSmtpServer({ port: first.port })
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('sent'), { timeout: limitMs(15_000) })
    expect(second.received).toHaveLength(1)
  })

  it('delays the mail as well when it answers "try later"', async () => {
    let busy = true
    const server = await openSmtpServer({
      onRcptTo: (_address, _session, done) => done(busy ? smtpError(450, 'Greylisted') : undefined),
    })
    await work(server.mailer)
    await enqueue(toAnna)
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1), { timeout: limitMs(15_000) })
    busy = false
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: limitMs(15_000) })
  })
})

describe('several workers', () => {
  it('send twenty mails once each', async () => {
    const server = await openSmtpServer()
    await work(server.mailer)
    await work(server.mailer)
    for (let n = 0; n < 20; n++) await enqueue({ ...toAnna, to: `guest-${n}@example.ch` })
    await vi.waitFor(async () => expect((await rows()).every((row) => row.state === 'sent')).toBe(true), {
      timeout: limitMs(15_000),
    })
    expect(server.received).toHaveLength(20)
    expect(new Set(server.received.map((mail) => mail.to)).size).toBe(20)
  })

  it('send one mail once when they receive it simultaneously', async () => {
    const id = await enqueue(toAnna)
    const server = await openSmtpServer()
    const deps = { database: test.database, mailer: server.mailer, renderMail, log, clock }
    await Promise.all(Array.from({ length: 5 }, () => sendQueuedMail(deps, id)))
    expect(server.received).toHaveLength(1)
  })
})

describe('an undeliverable mail', () => {
  it('ends as failed, visibly, when the address is permanently rejected', async () => {
    const server = await openSmtpServer({
      onRcptTo: (_address, _session, done) => done(smtpError(550, 'No such user')),
    })
    await work(server.mailer)
    await enqueue(toAnna)
    await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('failed'), {
      timeout: limitMs(15_000),
    })
    expect((await rows())[0]).toMatchObject({ attempts: 1, lastError: expect.stringContaining('550') })
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'order-confirmed' }),
      'mail: given up, somebody has to look at it',
    )
  })

  it('ends as failed when the address contains a second recipient or a header', async () => {
    const server = await openSmtpServer()
    const deps = { database: test.database, mailer: server.mailer, renderMail, log, clock }
    for (const to of ['a@example.ch, b@example.ch', 'a@example.ch\r\nBcc: b@example.ch', 'a@example.ch>']) {
      await sendQueuedMail(deps, await enqueue({ ...toAnna, to }))
    }
    expect((await rows()).map((row) => row.state)).toEqual(['failed', 'failed', 'failed'])
    expect(server.received).toHaveLength(0)
  })

  it('keeps waiting when only the login is refused, because the owner can correct that', async () => {
    const server = await openSmtpServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(smtpError(535, 'Wrong password')),
    })
    const mailer = openMailer({
      smtpUrl: `smtp://shop:geheim@127.0.0.1:${server.port}`,
      mailFrom: 'shop@example.ch',
      dataDir: '/nowhere',
    })
    opened.push(() => mailer.close())
    const id = await enqueue(toAnna)
    const sending = sendQueuedMail({ database: test.database, mailer, renderMail, log, clock }, id)
    await expect(sending).rejects.toThrow('535')
    expect((await rows())[0]).toMatchObject({ state: 'queued', attempts: 1 })
    expect((await rows())[0]?.lastError).not.toContain('geheim')
  })

  it('that cannot be made has failed at once, with an alert; the next start tries it once more', async () => {
    const server = await openSmtpServer()
    const id = await enqueue(toAnna)
    const deps = { database: test.database, mailer: server.mailer, renderMail, log, clock }
    const broken = async () => Promise.reject(new TypeError('no such letter'))
    await sendQueuedMail({ ...deps, renderMail: broken }, id)
    expect((await rows())[0]).toMatchObject({ state: 'failed', lastError: 'not made: no such letter' })
    expect(await listFailedMails(test.database)).toMatchObject([{ id }])
    expect(await listOpenAlerts(test.database)).toMatchObject([
      { code: 'mail_not_made', detail: { kind: toAnna.kind } },
    ])
    expect(await requeueUnmadeMails(test.database)).toBe(1)
    await sendQueuedMail(deps, id)
    expect(server.received).toHaveLength(1)
  })

  it('is tried again when what it is made from cannot be reached', async () => {
    const server = await openSmtpServer()
    const id = await enqueue(toAnna)
    const gone = new TypeError('fetch failed', {
      cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    })
    const unreachable = async () => Promise.reject(gone)
    const deps = { database: test.database, mailer: server.mailer, renderMail: unreachable, log, clock }
    await expect(sendQueuedMail(deps, id)).rejects.toThrow('fetch failed')
    expect((await rows())[0]).toMatchObject({ state: 'queued', attempts: 1 })
  })

  it('is given up after many attempts in three days', async () => {
    const id = await enqueue(toAnna)
    const fourDaysAgo = new Date(Date.now() - 4 * 86_400_000)
    await test.database.update(outgoingMails).set({ attempts: 19, createdAt: fourDaysAgo })
    await sendQueuedMail(
      { database: test.database, mailer: failing('ETIMEDOUT'), renderMail, log, clock },
      id,
    )
    expect((await rows())[0]).toMatchObject({ state: 'failed', attempts: 20 })
  })
})

describe('a crash between sending a mail and recording it', () => {
  it('sends again, with the same Message-ID', async () => {
    const server = await openSmtpServer()
    const id = await enqueue(toAnna)
    const deps = { database: test.database, mailer: server.mailer, renderMail, log, clock }
    await sendQueuedMail(deps, id)
    await test.database.update(outgoingMails).set({ state: 'queued' }).where(eq(outgoingMails.id, id))
    await sendQueuedMail(deps, id)
    expect(server.received.map((mail) => mail.messageId)).toEqual([
      `<${id}@example.ch>`,
      `<${id}@example.ch>`,
    ])
  })
})

describe('periodic work', () => {
  it('runs at the start, once for two processes', async () => {
    const run = vi.fn<() => Promise<void>>(async () => {})
    const periodic = [{ queue: 'expire-orders', cron: '* * * * *', run }]
    const start = () => startJobs({ database: test.database, log, keyed: [], periodic })
    const [one, two] = await Promise.all([start(), start()])
    opened.push(one.stop, two.stop)
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: limitMs(15_000) })
    expect(run.mock.calls.length).toBeLessThanOrEqual(2)
  })
})

async function enqueue(mail: Parameters<typeof enqueueMail>[1]): Promise<string> {
  return test.database.transaction((tx) => enqueueMail(tx, mail))
}

function rows() {
  return test.database.select().from(outgoingMails).orderBy(outgoingMails.createdAt)
}

async function work(mailer: Mailer): Promise<Jobs> {
  const { database } = test
  const deps = { database, mailer, renderMail, log, clock }
  const jobs = await startJobs({
    database,
    log,
    retryDelaySeconds: 1,
    pollSeconds: 0.5,
    keyed: [{ queue: SEND_MAIL_QUEUE, run: (id) => sendQueuedMail(deps, id) }],
    periodic: [{ queue: 'sweep-mails', cron: '* * * * *', run: () => sweepMails(database) }],
  })
  opened.push(jobs.stop)
  return jobs
}

function failing(code: string): Mailer {
  return {
    send: async () => {
      throw Object.assign(new Error('no server'), { code })
    },
    close: async () => {},
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

async function openSmtpServer({ port = 0, ...options }: SMTPServerOptions & { port?: number } = {}) {
  const received: { to: string; messageId: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    ...options,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', messageId: mail.messageId ?? '' })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.server.address() as AddressInfo).port
  const smtpUrl = `smtp://127.0.0.1:${bound}`
  const mailer = openMailer({ smtpUrl, mailFrom: 'Gratweg <shop@example.ch>', dataDir: '/nowhere' })
  const close = async () => {
    if (server.server.listening) await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  opened.push(close, () => mailer.close())
  return { port: bound, received, mailer, close }
}
