import type { APIRequestContext } from '@playwright/test'
import addressFormTexts from '#content/texts/address-form.ts'
import { limitMs } from '../machine-speed.ts'
import { mailsTo } from './mailbox.ts'
import { expect } from './site.ts'

export const ADDRESS = addressFormTexts

let people = 0
/** Unique, because limits count per address. */
export function someAddress(): string {
  people += 1
  return `post-${people}-${Math.random().toString(36).slice(2, 8)}@example.ch`
}

/** URL on our site from the newest matching mail; opens no page. */
export async function mailedLink(request: APIRequestContext, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`${path}\\?token=[\\w-]{43}&(?:amp;)?lng=\\w\\w`)
  let found: string | undefined
  await expect(async () => {
    for (const mail of await mailsTo(request, email)) {
      found = pattern.exec(await (await request.get(`${mail.path}/html`)).text())?.[0]
      if (found) break
    }
    expect(found, `a link to ${path} for ${email}`).toBeTruthy()
  }).toPass({ timeout: limitMs(20_000) })
  return (found ?? '').replace('&amp;', '&')
}
