import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { sampleFiles } from '../sample-files.ts'
import { openMailbox } from './mailbox.ts'
import { startServer, until } from './program.ts'
import { freePort } from '#test/free-port.ts'

export interface FloodFigures {
  sent: number
  accepted: number
  stored: number
  mails: number
  /** Requests with a notice to the owner. */
  heardOf: number
  filesInMails: number
  /** Seconds until all were answered, and until all mails arrived. */
  answeredS: number
  mailedS: number
}

/** Every tenth has a file. */
const EACH_WITH_FILE = 10
const OWNER = 'owner@gratweg.test'

/** Concurrent requests; the owner's mail server dies within a mail halfway through, and recovers. */
export async function runFlood(folder: string, people: number): Promise<FloodFigures> {
  const log = { info() {}, warn() {} }
  const opened = await openDatabase({ dataDir: folder, databaseUrl: undefined, pgBinDir: undefined }, log)
  const mailbox = await openMailbox()
  const port = await freePort()
  const server = startServer({
    DATABASE_URL: opened.url,
    DATA_DIR: folder,
    APP_SECRET: 'ab'.repeat(32),
    PORT: String(port),
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'Gratweg <hallo@gratweg.test>',
    MAIL_OWNER: OWNER,
    SEED_DEMO: 'off',
    AUTH_RATE_LIMITS: 'off',
  })
  try {
    await server.says(/^Ready/m)
    const died = mailbox.dieAfter(people / 2)
    const begun = performance.now()
    const answers = await Promise.all(Array.from({ length: people }, (_, n) => submit(port, n)))
    const answeredS = seconds(begun)
    await died
    const failed = sql<{
      n: number
    }>`select count(*)::int as n from outgoing_mails where attempts > 0 and state <> 'sent'`
    await until(async () => ((await opened.database.execute<{ n: number }>(failed)).rows[0]?.n ?? 0) > 0)
    await mailbox.comeBack()
    const unsent = sql<{
      left: number
    }>`select count(*)::int as left from outgoing_mails where state <> 'sent'`
    await until(
      async () => (await opened.database.execute<{ left: number }>(unsent)).rows[0]?.left === 0,
      300_000,
    )
    const mailedS = seconds(begun)
    const mails = await Promise.all(mailbox.received.map((raw) => PostalMime.parse(raw)))
    const numbers = new Set(mails.map(({ subject }) => /\d{5,}/.exec(subject ?? '')?.[0]))
    return {
      sent: people,
      accepted: answers.filter((status) => status === 201).length,
      stored: await opened.database.$count(inquiries),
      mails: mails.length,
      heardOf: numbers.size,
      filesInMails: mails
        .flatMap(({ attachments }) => attachments)
        .filter(({ filename }) => filename === 'plan.pdf').length,
      answeredS,
      mailedS,
    }
  } finally {
    server.kill('SIGTERM')
    await server.exitCode
    await mailbox.close()
    await opened.close()
  }
}

/** Sends again what a busy server turns away, as the forms do. */
async function submit(port: number, n: number): Promise<number> {
  for (;;) {
    const status = await send(port, n)
    if (status !== 503) return status
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function send(port: number, n: number): Promise<number> {
  const form = new FormData()
  form.append('email', `person-${n}@example.ch`)
  form.append('name', `Person ${n}`)
  form.append('message', 'Alle zugleich.')
  if (n % EACH_WITH_FILE === 0)
    form.append('attachments', new Blob([new Uint8Array(sampleFiles.pdf(20_000))]), 'plan.pdf')
  const answer = await fetch(`http://127.0.0.1:${port}/api/inquiries/contact`, { method: 'POST', body: form })
  await answer.arrayBuffer()
  return answer.status
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 100) / 10
}
