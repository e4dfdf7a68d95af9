import type { APIRequestContext, Browser, Page } from '@playwright/test'
import addressDe from '#content/address-form/de.ts'
import addressEn from '#content/address-form/en.ts'
import addressFr from '#content/address-form/fr.ts'
import addressIt from '#content/address-form/it.ts'
import { expect, expectAccessible } from './site.ts'

/** Words of forms that ask for an address alone, by language. */
export const ADDRESS = { de: addressDe, en: addressEn, fr: addressFr, it: addressIt }

let people = 0
/** A fresh address: the limits count each by itself. */
export function someAddress(): string {
  people += 1
  return `post-${people}-${Math.random().toString(36).slice(2, 8)}@example.ch`
}

/** The address of a page of ours in the newest mail to somebody that has one; opens no page. */
export async function mailedLink(request: APIRequestContext, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`${path}\\?token=[\\w-]{43}&(?:amp;)?lng=\\w\\w`)
  let found: string | undefined
  await expect(async () => {
    const rows = (await (await request.get('/dev/mailbox')).text()).split('<tr>')
    for (const row of rows.filter((each) => each.includes(email))) {
      const mail = /\/dev\/mailbox\/[^"]+/.exec(row)?.[0] ?? ''
      found = pattern.exec(await (await request.get(`${mail}/html`)).text())?.[0]
      if (found) break
    }
    expect(found, `a link to ${path} for ${email}`).toBeTruthy()
  }).toPass({ timeout: 20_000 })
  return (found ?? '').replace('&amp;', '&')
}

export async function withoutScript(
  browser: Browser,
  baseURL: string | undefined,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await run(await context.newPage())
  await context.close()
}

/** Accessible, and no wider than the window, from 320 to 1440. */
export async function expectFitsEverywhere(page: Page): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    if (width !== 320) await expectAccessible(page)
  }
}
