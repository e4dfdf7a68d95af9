import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { mailFolder, openMailer } from '#platform/mail/open-mailer.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { noAttachments } from '#test/attachments.ts'
import { openCaptcha } from '#test/open-captcha.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { contactForm } from './forms/contact-form.ts'
import { receiveInquiry } from './receive-inquiry.ts'
import { emptySubmission } from './submission.ts'
import { fileVersions } from '#test/legal/file-versions.ts'
import { freePort } from '#test/free-port.ts'

const key = Buffer.alloc(32, 7)

const test = await forThisFile(createTestDatabase())
beforeEach(async () => {
  await emptyTables(test.database, 'inquiries', 'outgoing_mails')
})

function send(changes: Record<string, string>) {
  const typed = { email: 'lia@example.ch', topic: 'survival', message: 'Guten Tag', ...changes }
  const deps = {
    db: test.database,
    key,
    clock: () => new Date(),
    ownerEmail: () => 'owner@example.ch',
    legal: fileVersions,
    captcha: openCaptcha,
    attachments: noAttachments,
  }
  const submission = { ...emptySubmission(), typed }
  return receiveInquiry(deps, contactForm, submission, { language: 'it', ip: '192.0.2.7' })
}

it('sends a message as two mails: the notice replies to the sender, the copy to us', async () => {
  await send({ name: 'Lia <b>', message: 'Zeile 1\nBcc: spy@example.ch\n<script>alert(1)</script>' })
  const folder = makeTemporaryFolder('inquiry')
  const dataDir = folder.path
  try {
    const sending = {
      database: test.database,
      mailer: openMailer({ dataDir, mailFrom: 'Gratweg <hallo@example.ch>' }),
      renderMail: mailRenderer({
        database: test.database,
        key,
        publicUrl: 'https://www.gratweg.test',
        attachments: noAttachments,
      }),
      log: { info() {}, warn() {}, error() {} },
      clock: () => new Date(),
    }
    for (const { id } of await test.database.select().from(outgoingMails)) await sendQueuedMail(sending, id)
    const read = (kind: string) => {
      const name = readdirSync(mailFolder(dataDir)).find((file) => file.includes(kind)) as string
      return PostalMime.parse(readFileSync(join(mailFolder(dataDir), name)))
    }
    const [notice, copy] = [await read('inquiry-notice'), await read('inquiry-copy')]
    expect(notice.to?.map(({ address }) => address)).toEqual(['owner@example.ch'])
    expect(notice.replyTo?.map(({ address }) => address)).toEqual(['lia@example.ch'])
    expect(notice.subject).toBe('Nachricht 20001 von Lia <b>')
    expect(copy.to?.map(({ address }) => address)).toEqual(['lia@example.ch'])
    expect(copy.replyTo?.map(({ address }) => address)).toEqual(['hallo@example.ch'])
    expect(copy.subject).toBe('Il Suo messaggio n. 20001 è arrivato')
    for (const mail of [notice, copy]) {
      expect(mail.headers.map((header) => header.key)).not.toContain('bcc')
      expect(mail.html).not.toContain('<script>')
    }
    expect(notice.text).toContain('> Bcc: spy@example.ch')
    expect(`${copy.subject}${copy.text}${copy.html}`).not.toMatch(/spy@|Zeile 1|Lia/)
  } finally {
    folder.remove()
  }
})

it('does not depend on the mail server: the message is stored and its mails are sent later', async () => {
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`
  const sending = {
    database: test.database,
    mailer: openMailer({ smtpUrl, dataDir: '', mailFrom: 'Gratweg <hallo@example.ch>' }),
    renderMail: mailRenderer({
      database: test.database,
      key,
      publicUrl: 'https://www.gratweg.test',
      attachments: noAttachments,
    }),
    log: { info() {}, warn() {}, error() {} },
    clock: () => new Date(),
  }
  expect((await send({})).ok).toBe(true)
  const queued = await test.database.select().from(outgoingMails)
  for (const { id } of queued) await expect(sendQueuedMail(sending, id)).rejects.toThrow('ECONNREFUSED')

  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      received.push(...session.envelope.rcptTo.map(({ address }) => address))
      stream.on('end', () => done()).resume()
    },
  })
  await new Promise<void>((listening) => server.listen(Number(new URL(smtpUrl).port), '127.0.0.1', listening))
  try {
    for (const { id } of queued) await sendQueuedMail(sending, id)
    expect(received.sort()).toEqual(['lia@example.ch', 'owner@example.ch'])
    const states = await test.database.select({ state: outgoingMails.state }).from(outgoingMails)
    expect(states).toEqual([{ state: 'sent' }, { state: 'sent' }])
  } finally {
    await sending.mailer.close()
    await new Promise<void>((closed) => server.close(closed))
  }
})
