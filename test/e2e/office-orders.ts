import type { APIRequestContext } from '@playwright/test'
import { mailsTo } from './mailbox.ts'
import { expect } from './site.ts'

const CUSTOMER = {
  name: 'Livia Muster',
  street: 'Musterweg 1',
  postalCode: '6330',
  city: 'Cham',
  country: 'CH',
  terms: 'on',
}

/** Bought and paid, without the pages. @returns path of the order's page */
export async function buy(
  request: APIRequestContext,
  items: Readonly<Record<string, number>>,
  email: string,
): Promise<string> {
  const { origin } = new URL((await request.get('/robots.txt')).url())
  const ordered = await request.post('/store/gratweg/checkout', {
    data: {
      items: Object.entries(items).map(([id, quantity]) => ({ variant_id: id, quantity })),
      successUrl: `${origin}/success`,
      cancelUrl: `${origin}/shop`,
      locale: 'de',
      timeZone: 'Europe/Zurich',
    },
  })
  expect(ordered.status(), await ordered.text()).toBe(200)
  const paid = await pay(request, ((await ordered.json()) as { url: string }).url, email)
  expect(paid).toMatch(/^\/success\?order=/)
  return paid
}

/** At the Testkasse. @returns path to which it leads */
export async function pay(request: APIRequestContext, url: string, email: string): Promise<string> {
  const address = new URL(url, 'http://localhost')
  const paid = await request.post(`${address.pathname}/payment`, {
    form: { ...CUSTOMER, email },
    maxRedirects: 0,
  })
  const { pathname, search } = new URL(paid.headers()['location'] ?? '/', paid.url())
  return `${pathname}${search}`
}

/** From the buyer's mails. */
export async function voucherCodesOf(
  request: APIRequestContext,
  email: string,
  count = 1,
): Promise<[string, ...string[]]> {
  let codes: string[] = []
  await expect(async () => {
    const texts = await Promise.all(
      (await mailsTo(request, email)).map(async ({ path }) => (await request.get(path)).text()),
    )
    codes = [...new Set(texts.flatMap((text) => text.match(/GRAT(?:-[0-9A-Z]{4}){3}/g) ?? []))]
    expect(codes).toHaveLength(count)
  }).toPass()
  const [first = '', ...more] = codes
  return [first, ...more]
}
