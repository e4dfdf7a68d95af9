import type { APIRequestContext } from '@playwright/test'

/** Mails that reached an address, the newest first: their subjects and where they can be read. */
export async function mailsTo(
  request: APIRequestContext,
  email: string,
): Promise<{ subject: string; path: string }[]> {
  const rows = (await (await request.get('/dev/mailbox')).text()).split('<tr>')
  return rows
    .filter((row) => row.includes(email))
    .map((row) => ({
      subject: (/">([^<]+)<\/a>/.exec(row)?.[1] ?? '').replaceAll('&amp;', '&'),
      path: /\/dev\/mailbox\/[^"]+/.exec(row)?.[0] ?? '',
    }))
}
