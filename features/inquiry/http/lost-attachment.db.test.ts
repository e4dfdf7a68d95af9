import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { attachmentsIn } from '#test/attachments.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import type { Mailer, MailMessage } from '#platform/mail/mailer.ts'

const folder = makeTemporaryFolder('lost')

const test = await forThisFile(createTestDatabase())
afterAll(() => folder.remove())

it('the notice of a request is sent although a file is lost, names it, and the owner is notified', async () => {
  const db = test.database
  const attachments = await attachmentsIn(db, folder.path)
  const id = randomUUID()
  const sql = (text: string, values: unknown[]) => db.$client.query(text, values)
  await sql(
    `insert into inquiries (id, reference_hash, kind, language, email, message, terms_version, copied, content_hash, created_at, answer_due_at)
     values ($1::uuid, 'r', 'contact', 'de', 'lia@example.ch', 'Guten Tag', 't', true, 'h', now(), now())`,
    [id],
  )
  for (const name of ['plan.pdf', 'bild.pdf']) {
    const file = randomUUID()
    await attachments.put(file, Readable.from([Buffer.from(name)]), 'application/pdf')
    await sql(
      `insert into inquiry_attachments (id, inquiry_id, position, name, content_type, bytes, digest, created_at)
       values ($1, $2, $3, $4, 'application/pdf', 8, 'd', now())`,
      [file, id, name === 'plan.pdf' ? 0 : 1, name],
    )
    if (name === 'plan.pdf') await loseFileOf(file)
  }
  const [mail] = await db
    .insert(outgoingMails)
    .values({
      kind: 'inquiry-notice',
      recipient: 'owner@example.ch',
      language: 'de',
      payload: { inquiryId: id },
    })
    .returning()
  const sent: MailMessage[] = []
  const mailer: Mailer = {
    send: async (message) => {
      sent.push(message)
      return { ok: true, value: undefined }
    },
    close: async () => {},
  }
  const renderMail = mailRenderer({
    database: db,
    key: Buffer.alloc(32, 7),
    publicUrl: 'https://www.gratweg.test',
    attachments,
  })
  const log = { info() {}, warn() {}, error() {} }
  await sendQueuedMail({ database: db, mailer, renderMail, log, clock: () => new Date() }, mail?.id ?? '')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain('Auf dem Server fehlt: plan.pdf.')
  expect(sent[0]?.attachments?.map(({ filename }) => filename)).toContain('bild.pdf')
  expect(sent[0]?.attachments?.map(({ filename }) => filename)).not.toContain('plan.pdf')
  expect(await listOpenAlerts(db)).toMatchObject([{ code: 'attachment_missing', detail: { files: 1 } }])

  async function loseFileOf(key: string) {
    const { rows } = await sql(`select file_id from storage_objects where key = $1`, [key])
    const fileId = String(rows[0]?.['file_id'])
    rmSync(join(folder.path, 'objects', fileId.slice(0, 2), fileId))
  }
})
