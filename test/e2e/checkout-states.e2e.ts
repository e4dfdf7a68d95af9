import type { Page } from '@playwright/test'
import type { OrderSummary } from '#features/order/read/order-summary.ts'
import { putIntoCart, storedQuantities } from './shopping.ts'
import { expect, expectAccessible, expectRoom, test } from './site.ts'

const paid: OrderSummary = {
  number: 'G-2027-00042',
  state: 'paid',
  isAccepted: true,
  test: true,
  currency: 'chf',
  totalCents: 22_400,
  termsVersion: null,
  placedAt: '2027-03-14T10:00:00.000Z',
  emailHint: 'l…@example.ch',
  hasGoods: true,
  hasVouchers: true,
  voucherCents: 0,
  voucherReturned: false,
  voucherReturnedCents: 0,
  parcels: [],
  refundedCents: 0,
  withdrawnCents: 0,
  contestedCents: 0,
  isSent: false,
  isDone: false,
  changedVouchers: [],
  lines: [
    {
      kind: 'course_voucher',
      variantId: 'gutschein-aufbruch-pdf',
      productTitle: 'Gutschein Aufbruch',
      variantTitle: 'PDF per E-Mail',
      quantity: 1,
      unitPriceCents: 20_000,
      totalCents: 20_000,
      gift: null,
    },
    {
      kind: 'goods',
      variantId: 'feldbuch',
      productTitle: 'Feldbuch',
      variantTitle: '',
      quantity: 1,
      unitPriceCents: 2_400,
      totalCents: 2_400,
      gift: null,
    },
  ],
}
const pending: OrderSummary = { ...paid, state: 'pending_payment', isAccepted: false, emailHint: null }

/** Client-side navigation to the page of an order with scripted answers; the last repeats. */
async function arrive(page: Page, reference: string, ...answers: OrderSummary[]): Promise<() => number> {
  let calls = 0
  await page.route(`**/api/orders/${reference}`, (route) =>
    route.fulfill({ json: answers[Math.min(calls++, answers.length - 1)] }),
  )
  await page.evaluate((address) => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, `/success?order=${reference}`)
  return () => calls
}

test('the page of an order shows each state; a pending payment is polled, and only a paid one empties the cart', async ({
  page,
}) => {
  await page.clock.install()
  await putIntoCart(page, 'feldbuch')
  const heading = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  for (const [state, title] of [
    ['expired', 'Die Zeit zum Bezahlen ist abgelaufen.'],
    ['cancelled', 'Die Zahlung wurde abgebrochen.'],
  ] as const) {
    await arrive(page, state, { ...pending, state })
    await expect(heading).toHaveText(title)
    await expect(page.locator('.badge')).toHaveText('1')
  }

  const [variantId = ''] = Object.keys(await storedQuantities(page))
  const lines = paid.lines.map((line) => (line.kind === 'goods' ? { ...line, variantId } : line))
  const calls = await arrive(page, 'paid', pending, pending, { ...paid, lines })
  await expect(heading).toHaveText('Die Zahlung ist noch unterwegs.')
  await expect(page.locator('.badge')).toHaveText('1')
  await expectAccessible(page)
  await expect(heading).toHaveText('Danke. Die Bestellung ist bezahlt.')
  await expect(page.locator('.badge')).toHaveCount(0)
  expect(await storedQuantities(page)).toEqual({})
  await page.clock.fastForward(10_000)
  expect(calls()).toBe(3)
  await expect(main.getByRole('row', { name: /Gutschein Aufbruch.*1 CHF\s200\.00/ })).toBeVisible()
  await expect(main.getByRole('row', { name: /^Gesamt CHF\s224\.00/ })).toBeVisible()
  await expect(main).toContainText('Bestellung G-2027-00042')
  await expect(main).toContainText('Bestätigung an l…@example.ch')
  await expect(main).toContainText('Wie es weitergeht')
  await expect(main).toContainText('Wir packen die Ware in Cham')

  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, 'contested', { ...paid, withdrawnCents: 20_000, contestedCents: 2_400 })
  await expect(main.getByRole('row', { name: /^Von der Bank zurückgeholt CHF\s200\.00/ })).toBeVisible()
  await expect(main).toContainText('Ihre Bank klärt die Zahlung')
  await expectAccessible(page)
  await expectRoom(page)
})
