import { timingSafeEqual } from 'node:crypto'
import { isLoopbackName } from '../../http/loopback-name.ts'
import { type AppKey, deriveToken } from '../../secrets.ts'

/** Only without a mail server and on a loopback address. */
export function hasMailbox({
  smtpUrl,
  publicUrl,
}: {
  publicUrl: string
  smtpUrl?: string | undefined
}): boolean {
  return !smtpUrl && isLoopbackName(new URL(publicUrl).hostname)
}

/** Stable across starts. A local proxy looks like the user, but cannot read what `npm start` prints. */
export function mailboxKey(key: AppKey): string {
  return deriveToken(key, 'dev-mailbox', 'key')
}

export function isMailboxKey(key: AppKey, candidate: unknown): boolean {
  if (typeof candidate !== 'string') return false
  const [expected, actual] = [Buffer.from(mailboxKey(key)), Buffer.from(candidate)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
