import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { accept } from '#kernel/result.ts'
import { composeMail } from './compose-mail.ts'
import type { MailMessage, Mailer } from './mailer.ts'

/** Writes each mail as an .eml file, atomically and mode 0600 (vouchers are in it). A mail sent twice is one file. */
export function openFileMailer({ folder, mailFrom }: { folder: string; mailFrom: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (message) => {
      const mail = composeMail(message, mailFrom)
      if (!mail.ok) return mail
      const { message: bytes } = await transport.sendMail(mail.value)
      if (!Buffer.isBuffer(bytes)) throw new Error('nodemailer gave a stream instead of a buffer')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(folder, mailFileName(message)), bytes)
      return accept(undefined)
    },
    close: async () => transport.close(),
  }
}

/** `2027-03-14_164512Z_order-confirmed_1b9d6bcd.eml`: sorts by time, in UTC. */
export function mailFileName({
  writtenAt,
  kind,
  id,
}: Pick<MailMessage, 'writtenAt' | 'kind' | 'id'>): string {
  const [day, time = ''] = writtenAt.toISOString().split('T')
  const clock = time.slice(0, 8).replaceAll(':', '')
  return `${day}_${clock}Z_${kind.replace(/[^\w-]/g, '')}_${id.replace(/[^\w-]/g, '').slice(0, 8)}.eml`
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString('hex')}.tmp`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
