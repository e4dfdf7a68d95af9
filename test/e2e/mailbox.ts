import type { APIRequestContext } from '@playwright/test'
import { mailboxKey } from '#platform/mail/mailbox/mailbox-key.ts'
import { APP_SECRET } from './auth-secret.ts'

/** As printed by `npm start`; sets the mailbox cookie. */
export const MAILBOX = `/dev/mailbox?key=${mailboxKey(Buffer.from(APP_SECRET, 'hex'))}`

/** Newest first. */
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
