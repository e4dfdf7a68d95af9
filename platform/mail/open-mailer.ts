import { join } from 'node:path'
import { openFileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { openSmtpMailer } from './smtp-mailer.ts'

/** SMTP when `SMTP_URL` is set, else files in `DATA_DIR/mail`. */
export function openMailer(settings: {
  smtpUrl?: string | undefined
  smtpStartTlsRequired?: boolean
  mailFrom: string
  dataDir: string
}): Mailer {
  const { smtpUrl, smtpStartTlsRequired = true, mailFrom } = settings
  if (smtpUrl) return openSmtpMailer({ smtpUrl, smtpStartTlsRequired, mailFrom })
  return openFileMailer({ folder: mailFolder(settings.dataDir), mailFrom })
}

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}
