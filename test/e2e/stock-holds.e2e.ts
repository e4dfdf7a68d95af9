import { openCart, putIntoCart, storedQuantities } from './shopping.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'

test('held pieces stay in the cart with the time of their release, and become available, automatically on an open page', async ({
  page,
  request,
}) => {
  await putIntoCart(page, 'plane')
  const held = await request.post('/store/gratweg/checkout', {
    data: {
      items: [
        { variant_id: 'plane-schiefer', quantity: 12 },
        { variant_id: 'plane-moos', quantity: 7 },
      ],
      successUrl: new URL('/success', page.url()).href,
      cancelUrl: new URL('/shop', page.url()).href,
      locale: 'de',
      timeZone: 'Europe/Zurich',
    },
  })
  expect(held.ok(), await held.text()).toBe(true)
  const { url: payPage } = await held.json()

  await page.goto('/shop?lng=de')
  await hydrated(page)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Plane/ }) })
  await expect(card).toContainText('Zurzeit reserviert')
  await page.goto('/product/plane?lng=de')
  await expect(page.getByText(/^Reserviert bis \d\d\.\d\d Uhr: Jemand bezahlt gerade/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zurzeit reserviert' })).toBeVisible()

  const panel = await openCart(page)
  await expect(panel.getByRole('listitem').first()).toContainText(/Reserviert bis \d\d\.\d\d Uhr/)
  await expectAccessible(page)
  await panel.getByRole('button', { name: /^Zur Kasse gehen/ }).click()
  await expect(page.locator('.toast-title')).toHaveText('Zurzeit reserviert')
  await expect(page.locator('.toast-text')).toContainText(/Plane 3 × 3 m ist bis \d\d\.\d\d Uhr reserviert/)
  expect(await storedQuantities(page)).toEqual({ 'plane-schiefer': 1 })

  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/product/plane?lng=it')
  await hydrated(page)
  await page.locator('#cart-button').click()
  await expect(page.getByRole('dialog')).toContainText(/Riservato fino alle \d\d\.\d\d/)
  await expectRoom(page)

  await page.clock.install()
  await page.goto('/product/plane?lng=de')
  const notice = page.getByText(/^Reserviert bis \d\d\.\d\d Uhr/)
  await expect(notice).toBeVisible()
  await request.post('/api/checkout/cancellation', { data: { url: payPage } })
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('button', { name: /^In den Warenkorb/ })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await page.locator('#cart-button').click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).not.toContainText('Riservato')
})
