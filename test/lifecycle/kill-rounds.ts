import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { inquiryAttachments } from '#features/inquiry/database/inquiry-attachments.tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { attachmentsIn } from '../attachments.ts'
import { type Program, startServer, until } from './program.ts'
import { freePort } from '#test/free-port.ts'

interface Attempt {
  email: string
  key: string
  files: { name: string; bytes: Buffer }[]
  acknowledged: boolean
}

export interface KillFigures {
  rounds: number
  submissions: number
  acknowledged: number
  /** Unanswered when the server was killed. */
  cutOff: number
  /** Acknowledged but missing, incomplete or duplicated. */
  lost: string[]
  /** Inquiries without exactly one notice to the owner. */
  badMails: number
  megabytes: number
  seconds: number
}

const CALLERS = 6
const LARGEST = 1_500_000
/** Acknowledged per round before the kill. */
const ENOUGH = 4

/** SIGKILL during requests with files; unanswered ones are retried after the restart. Finally compares all. */
export async function runKillRounds(folder: string, rounds: number): Promise<KillFigures> {
  const log = { info() {}, warn() {} }
  const begun = performance.now()
  const opened = await openDatabase({ dataDir: folder, databaseUrl: undefined, pgBinDir: undefined }, log)
  const attempts: Attempt[] = []
  let cutOff = 0
  try {
    for (let round = 0; round < rounds; round++) {
      const server = await start(folder, opened.url)
      const stop = new AbortController()
      const callers = Array.from({ length: CALLERS }, () => submitUntil(stop.signal, server.port, attempts))
      await someProgress(attempts)
      server.program.kill('SIGKILL')
      stop.abort()
      await server.program.exitCode
      cutOff += (await Promise.all(callers)).reduce((sum, count) => sum + count, 0)
    }
    const server = await start(folder, opened.url)
    for (const attempt of attempts) if (!attempt.acknowledged) await submit(server.port, attempt)
    server.program.kill('SIGTERM')
    await server.program.exitCode
    const lost = await findLost(opened.database, folder, attempts)
    return {
      rounds,
      submissions: attempts.length,
      acknowledged: attempts.filter(({ acknowledged }) => acknowledged).length,
      cutOff,
      lost,
      badMails: await countBadMails(opened.database),
      megabytes: Math.round(
        attempts.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6,
      ),
      seconds: Math.round((performance.now() - begun) / 1000),
    }
  } finally {
    await opened.close()
  }
}

/** Waits for more acknowledgements and a random moment, into the next requests. */
async function someProgress(attempts: Attempt[]): Promise<void> {
  const done = () => attempts.filter(({ acknowledged }) => acknowledged).length
  const before = done()
  await until(() => done() >= before + ENOUGH)
  await wait(Math.random() * 400)
}

async function start(folder: string, url: string): Promise<{ program: Program; port: number }> {
  const port = await freePort()
  const program = startServer({
    DATABASE_URL: url,
    DATA_DIR: folder,
    APP_SECRET: 'ab'.repeat(32),
    PORT: String(port),
    SEED_DEMO: 'off',
    AUTH_RATE_LIMITS: 'off',
  })
  await program.says(/^Ready/m)
  return { program, port }
}

/** Sends in sequence, unanswered requests first. @returns how many remain unanswered. */
async function submitUntil(stop: AbortSignal, port: number, attempts: Attempt[]): Promise<number> {
  while (!stop.aborted) {
    const left = attempts.find((attempt) => !attempt.acknowledged && !underWay.has(attempt))
    const attempt = left ?? createAttempt(attempts)
    underWay.add(attempt)
    try {
      await submit(port, attempt)
    } catch {
      return 1
    } finally {
      underWay.delete(attempt)
    }
  }
  return 0
}
const underWay = new Set<Attempt>()

function createAttempt(attempts: Attempt[]): Attempt {
  const count = 1 + Math.floor(Math.random() * 3)
  const attempt: Attempt = {
    email: `person-${attempts.length}@example.ch`,
    key: randomBytes(16).toString('hex'),
    files: Array.from({ length: count }, (_, i) => ({
      name: `plan-${i}.pdf`,
      bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(Math.floor(Math.random() * LARGEST))]),
    })),
    acknowledged: false,
  }
  attempts.push(attempt)
  return attempt
}

/** Throws unless answered with 201. */
async function submit(port: number, attempt: Attempt): Promise<void> {
  const form = new FormData()
  form.append('email', attempt.email)
  form.append('message', `Mit ${attempt.files.length} Plänen`)
  form.append('key', attempt.key)
  for (const { name, bytes } of attempt.files)
    form.append('attachments', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`http://127.0.0.1:${port}/api/inquiries/contact`, { method: 'POST', body: form })
  const body = await answer.text()
  if (answer.status !== 201) throw new Error(`${answer.status} ${body}`)
  attempt.acknowledged = true
}

async function findLost(database: Database, folder: string, attempts: Attempt[]): Promise<string[]> {
  const store = await attachmentsIn(database, folder)
  const lost: string[] = []
  for (const { email, files, acknowledged } of attempts) {
    if (!acknowledged) lost.push(`${email}: never answered`)
    const rows = await database.select().from(inquiries).where(eq(inquiries.email, email))
    if (rows.length !== 1) lost.push(`${email}: there ${rows.length} times`)
    const kept = await database
      .select()
      .from(inquiryAttachments)
      .where(eq(inquiryAttachments.inquiryId, rows[0]?.id ?? ''))
      .orderBy(asc(inquiryAttachments.position))
    const found = await Promise.all(kept.map(async ({ id }) => hash(await buffer(await store.open(id)))))
    if (found.join() !== files.map(({ bytes }) => hash(bytes)).join()) lost.push(`${email}: files differ`)
  }
  return lost
}

async function countBadMails(database: Database): Promise<number> {
  const mails = await database.select().from(outgoingMails).where(eq(outgoingMails.kind, 'inquiry-notice'))
  const about = mails.map(({ payload }) => payload['inquiryId'])
  const all = await database.select({ id: inquiries.id }).from(inquiries)
  return all.filter(({ id }) => about.filter((each) => each === id).length !== 1).length
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
