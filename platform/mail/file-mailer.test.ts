import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { isPlainAddress } from './compose-mail.ts'
import { mailFileName } from './file-mailer.ts'
import type { MailMessage } from './mailer.ts'
import { isPermanentRefusal, mailFolder, openMailer } from './open-mailer.ts'

let folder: ReturnType<typeof makeTemporaryFolder>
let dataDir: string

beforeEach(() => {
  folder = makeTemporaryFolder('mail')
  dataDir = folder.path
})
afterEach(() => folder.remove())

const message: MailMessage = {
  id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  kind: 'order-confirmed',
  to: 'lia@example.ch',
  writtenAt: new Date('2027-03-14T15:45:12Z'),
  subject: 'Bestellung 10001 – bezahlt\r\nBcc: spy@example.ch',
  html: '<p>Grüezi</p>',
  text: 'Grüezi',
  replyTo: 'hallo@example.ch',
  attachments: [
    { filename: 'gutschein.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
  ],
}

describe('a mail written as a file', () => {
  it('is a complete message that a mail program reads', async () => {
    const mailer = openMailer({ dataDir, mailFrom: 'Gratweg <shop@example.ch>' })
    expect(await mailer.send(message)).toEqual({ ok: true, value: undefined })
    const mail = await readOnly()
    expect(mail.from).toMatchObject({ name: 'Gratweg', address: 'shop@example.ch' })
    expect(mail.to).toMatchObject([{ address: 'lia@example.ch' }])
    expect(mail.replyTo).toMatchObject([{ address: 'hallo@example.ch' }])
    expect(mail.messageId).toBe('<1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed@example.ch>')
    expect(mail.text?.trim()).toBe('Grüezi')
    expect(mail.html).toContain('<p>Grüezi</p>')
    expect(mail.attachments).toMatchObject([{ filename: 'gutschein.pdf', mimeType: 'application/pdf' }])
  })

  it('gets no header from a line break in its subject', async () => {
    await openMailer({ dataDir, mailFrom: 'shop@example.ch' }).send(message)
    const mail = await readOnly()
    expect(mail.subject).toBe('Bestellung 10001 – bezahlt Bcc: spy@example.ch')
    expect(mail.bcc ?? []).toEqual([])
  })

  it('is one file when it is sent twice, readable by its owner only', async () => {
    const mailer = openMailer({ dataDir, mailFrom: 'shop@example.ch' })
    await mailer.send(message)
    await mailer.send(message)
    expect(readdirSync(mailFolder(dataDir))).toEqual(['2027-03-14_154512Z_order-confirmed_1b9d6bcd.eml'])
    expect(statSync(join(mailFolder(dataDir), mailFileName(message))).mode & 0o777).toBe(0o600)
  })

  it('leaves no partial file when the folder cannot be written', async () => {
    const mailer = openMailer({ dataDir, mailFrom: 'shop@example.ch' })
    await mailer.send(message)
    rmSync(join(mailFolder(dataDir), mailFileName(message)))
    const broken = { ...message, kind: 'x'.repeat(300) }
    await expect(mailer.send(broken)).rejects.toThrow('ENAMETOOLONG')
    expect(readdirSync(mailFolder(dataDir))).toEqual([])
  })
})

describe('an address', () => {
  it.each(['lia@example.ch', 'l.r+shop@sub.example.ch', 'zoë@exämple.ch'])('%s is plain', (address) => {
    expect(isPlainAddress(address)).toBe(true)
  })
  it.each([
    'a@b.ch,c@d.ch',
    'a@b.ch c@d.ch',
    '<a@b.ch>',
    'a@b.ch\n',
    'a',
    'a@',
    '"a"@b.ch',
    `${'a'.repeat(250)}@b.ch`,
  ])('%j is not', (address) => {
    expect(isPlainAddress(address)).toBe(false)
  })
})

describe('a mail server’s rejection', () => {
  it('is permanent for the recipient and the message, not for the login, the sender or a busy server', () => {
    expect(isPermanentRefusal({ command: 'RCPT TO', responseCode: 550 })).toBe(true)
    expect(isPermanentRefusal({ command: 'DATA', responseCode: 552 })).toBe(true)
    expect(isPermanentRefusal({ command: 'RCPT TO', responseCode: 450 })).toBe(false)
    expect(isPermanentRefusal({ command: 'AUTH PLAIN', responseCode: 535 })).toBe(false)
    expect(isPermanentRefusal({ command: 'MAIL FROM', responseCode: 553 })).toBe(false)
    expect(isPermanentRefusal({ code: 'ECONNREFUSED' })).toBe(false)
  })
})

async function readOnly() {
  const [file] = readdirSync(mailFolder(dataDir))
  return PostalMime.parse(readFileSync(join(mailFolder(dataDir), file as string)))
}
