import { timingSafeEqual } from 'node:crypto'
import { isLoopbackName } from '#platform/http/loopback-name.ts'
import { type AppKey, deriveToken } from '#platform/secrets.ts'

/** The mailbox exists for whoever tries the site on their own machine: without a mail server, on a loopback address. */
export function hasMailbox({
  smtpUrl,
  publicUrl,
}: {
  publicUrl: string
  smtpUrl?: string | undefined
}): boolean {
  return !smtpUrl && isLoopbackName(new URL(publicUrl).hostname)
}

/**
 * What opens the mailbox, the same after every start. A proxy on this machine that adds no header looks exactly like its
 * user; only who reads what `npm start` prints knows this.
 */
export function mailboxKey(key: AppKey): string {
  return deriveToken(key, 'dev-mailbox', 'key')
}

export function isMailboxKey(key: AppKey, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const [expected, actual] = [Buffer.from(mailboxKey(key)), Buffer.from(given)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
