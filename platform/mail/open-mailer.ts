import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { accept, refuse } from '#kernel/result.ts'
import { isLoopbackName } from '../http/loopback-name.ts'
import { composeMail } from './compose-mail.ts'
import { openFileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'

/** Their sum stays below the time after which the job moves to another process. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

/** Sends over at most two pooled connections. Requires TLS to other machines unless `smtpStartTlsRequired` is false. */
export function openSmtpMailer({ smtpUrl, smtpStartTlsRequired, mailFrom }: SmtpSettings): Mailer {
  const requireTLS = smtpStartTlsRequired && !isLoopbackName(new URL(smtpUrl).hostname)
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, requireTLS, ...TIMEOUTS })
  return {
    send: async (message) => {
      const mail = composeMail(message, mailFrom)
      if (!mail.ok) return mail
      try {
        await transport.sendMail(mail.value)
        return accept(undefined)
      } catch (error) {
        if (requireTLS && (error as SmtpError).code === 'ETLS') throw new Error(NO_STARTTLS, { cause: error })
        if (!isPermanentRefusal(error)) throw error
        return refuse({ code: 'refused_for_good', reason: error.response ?? error.message })
      }
    },
    close: async () => transport.close(),
  }
}

interface SmtpSettings {
  smtpUrl: string
  smtpStartTlsRequired: boolean
  mailFrom: string
}

const NO_STARTTLS =
  'SMTP_URL: the mail server does not encrypt by STARTTLS; use its smtps:// address, or set SMTP_STARTTLS=optional to send without encryption'

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/** A 5xx reply to recipient or message (RFC 5321, 4.2.1). A 5xx to login or sender is our misconfiguration: retried. */
export function isPermanentRefusal(error: unknown): error is SmtpError {
  const { command, responseCode = 0 } = error as SmtpError
  if (responseCode < 500) return false
  return command === 'RCPT TO' || command === 'DATA'
}

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
