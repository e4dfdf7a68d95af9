import type { APIRequestContext } from '@playwright/test'
import { mailboxKey } from '#server/mailbox/mailbox-key.ts'
import { APP_SECRET } from './auth-secret.ts'

/** The address that `npm start` prints; it opens the mailbox for this browser. */
export const MAILBOX = `/dev/mailbox?key=${mailboxKey(Buffer.from(APP_SECRET, 'hex'))}`

/** Mails that reached an address, the newest first: their subjects and where they can be read. */
export async function mailsTo(
  request: APIRequestContext,
  email: string,
): Promise<{ subject: string; path: string }[]> {
  const rows = (await (await request.get(MAILBOX)).text()).split('<tr>')
  return rows
    .filter((row) => row.includes(email))
    .map((row) => ({
      subject: (/">([^<]+)<\/a>/.exec(row)?.[1] ?? '').replaceAll('&amp;', '&'),
      path: /\/dev\/mailbox\/[^"]+/.exec(row)?.[0] ?? '',
    }))
}
