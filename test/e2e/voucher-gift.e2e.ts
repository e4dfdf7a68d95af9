import type { BrowserContext, Page } from '@playwright/test'
import { DRAWINGS } from '#features/pictures/content/drawings.ts'
import productTexts from '#features/catalog/texts/product.ts'
import successTexts from '#features/order/texts/success.ts'
import staffOrdersTexts from '#features/order/texts/staff-orders.ts'
import staffShopTexts from '#features/catalog/texts/staff-shop.ts'
import staffDeskTexts from '#content/texts/staff-desk.ts'
import { fill } from '#i18n/format.ts'
import { GIFT_LIMITS } from '#kernel/voucher-gift.ts'
import { textOfPdf } from '../pdf-text.ts'
import { test } from './office-site.ts'
import { cartButton } from './shopping.ts'
import { expect, expectAccessible, expectDialogAccessible, expectRoom, hydrated } from './site.ts'
import { aMember, openStaff, toastTitle } from './staff-site.ts'

const { de: productDe, fr: productFr } = productTexts
const successDe = successTexts.de
const ordersDe = staffOrdersTexts.de
const shopDe = staffShopTexts.de
const deskDe = staffDeskTexts.de

const { gift: de } = productDe
const { gift: fr } = productFr
test('a voucher of an own amount becomes personal, is previewed as PDF, bought and mailed', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  // On the worker's own site, because what the voucher offers would show in all other tests.
  const member = await aMember(request)
  await openStaff(page, { member, language: 'de', address: '?view=shop' })
  await offer(page)

  const range = fill(productDe.ownAmount.hint, { least: 20, most: '1’000' })
  await expect.poll(async () => (await request.get('/product/gutschein-wert?lng=de')).text()).toContain(range)

  const visit = await browser.newContext({ ...(baseURL && { baseURL }) })
  const shop = await visit.newPage()
  await shop.goto('/product/gutschein-wert?lng=de')
  await hydrated(shop)
  await paysForCourses(shop)
  await shop.getByLabel(productDe.ownAmount.label).fill('73')
  await shop.getByText(de.title).click()
  await shop.getByRole('radio', { name: DRAWINGS['feuer']?.alt.de ?? '' }).check({ force: true })
  await shop.getByLabel(de.recipient).fill('Noemi')
  await shop.getByLabel(de.sender).fill('Göttu Beat')
  await shop.getByLabel(de.message).fill('Alles Gute.\nBis im Mai!')
  await shop.getByLabel(de.email).fill('noemi@example.ch')
  await shop.getByLabel(de.byPost).check()
  await expectAccessible(shop)
  await expectRoom(shop)
  const preview = textOfPdf(await previewOf(visit, shop))
  for (const text of ['Noemi', 'Göttu Beat', 'Bis im Mai!', 'CHF 73.00', 'Muster, ohne Wert'])
    expect(preview).toContain(text)

  await shop.getByRole('button', { name: /^In den Warenkorb/ }).click()
  const panel = shop.getByRole('dialog', { name: 'Warenkorb' })
  await expect(panel).toContainText(fill(de.cart.recipient, { name: 'Noemi' }))
  await expect(panel).toContainText(fill(de.cart.mailNow, { email: 'noemi@example.ch' }))
  await expect(panel).toContainText(de.cart.byPost)
  await panel.getByRole('button', { name: de.cart.change }).click()
  await panel.getByLabel(de.recipient).fill('Noemi 🎄')
  await panel.getByRole('button', { name: de.cart.save }).click()
  await expect(panel.getByText(fill(de.problems.unprintable, { character: '🎄' }))).toBeVisible()
  await expect(panel.getByLabel(de.recipient)).toBeFocused()
  await panel.getByLabel(de.recipient).fill('Noemi und Jan')
  await expectAccessible(shop)
  await panel.getByRole('button', { name: de.cart.save }).click()
  await expect(panel).toContainText(fill(de.cart.recipient, { name: 'Noemi und Jan' }))
  await panel.getByRole('button', { name: /^Zur Kasse gehen/ }).click()
  await pay(shop)
  await expect(shop.getByRole('main')).toContainText('Noemi und Jan')
  await expect(shop.getByRole('main')).toContainText(successDe.paid.next.post)
  await expect(shop.getByRole('main')).toContainText(successDe.gift.byPost)
  await expectAccessible(shop)

  await openStaff(page, { member, language: 'de', address: '?view=orders' })
  const row = page.getByRole('row').filter({ hasText: 'Noemi und Jan' })
  await expect(row).toContainText(fill(deskDe.orders.gift.sender, { name: 'Göttu Beat' }))
  await expect(row).toContainText('noemi@example.ch')
  await expect(row).toContainText(deskDe.orders.gift.byPost)
  await row.getByRole('link', { name: /^1\d{4}$/ }).click()
  await sendPrinted(page)
  await visit.close()
})

/** The office prints the voucher, sends it off, and the buyer hears of it. */
async function sendPrinted(page: Page): Promise<void> {
  const { paper, form, sign } = ordersDe
  await expect(page.getByRole('checkbox', { name: /^Wertgutschein/ })).toBeChecked()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`^${paper.voucher.split('{')[0]}\\w{4}`) }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  await expectRoom(page)
  await expectAccessible(page)
  await page.getByLabel(form.tracking).fill('99.00.123456.12345678')
  await page
    .getByRole('button', { name: new RegExp(`^${fill(sign.send, { n: 1 })}`) })
    .first()
    .click()
  await expect(toastTitle(page).last()).toHaveText(fill(sign.done, { n: 1 }))
}

/** A range of own amounts on the voucher's page, and a second picture in the list. */
async function offer(page: Page): Promise<void> {
  const { own, pictures } = shopDe
  const dialog = page.getByRole('dialog').last()
  await page
    .getByRole('link', { name: /^Wertgutschein/ })
    .first()
    .click()
  await expect(page.getByText(own.off)).toBeVisible()
  await page.getByRole('button', { name: own.allow }).click()
  await dialog.getByLabel(own.least).fill('20')
  await dialog.getByLabel(own.most).fill("6'000")
  await dialog.getByRole('button', { name: own.submit }).click()
  await expect(dialog.getByLabel(own.most)).toBeFocused()
  await expect(dialog.getByLabel(own.most)).toHaveAccessibleDescription(/5’000/)
  await expect(dialog.getByLabel(own.least)).not.toHaveAttribute('aria-invalid')
  await dialog.getByLabel(own.most).fill("1'000")
  await expectDialogAccessible(page)
  await dialog.getByRole('button', { name: own.submit }).click()
  await expect(page.getByText(fill(own.on, { least: 20, most: '1’000' }))).toBeVisible()
  await page.getByRole('button', { name: own.changeRange }).click()
  await expect(dialog.getByLabel(own.most)).toHaveValue('1’000')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page.getByText(fill(own.range, { least: 20, most: '1’000' }))).toBeVisible()
  await page.getByRole('button', { name: `${pictures.change}: Wertgutschein` }).click()
  await dialog.getByRole('button', { name: pictures.add }).click()
  await dialog.getByRole('button', { name: DRAWINGS['feuer']?.name.de ?? '' }).click()
  await expect(dialog.getByText(DRAWINGS['feuer']?.name.de ?? '')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: pictures.submit }).click()
  await expect(page.getByText(pictures.done, { exact: true })).toBeVisible()
}

/** Whom a course without a voucher of its own sends here finds the amount filled in. */
async function paysForCourses(page: Page): Promise<void> {
  const own = page.getByLabel(productDe.ownAmount.label)
  const figure = page.locator('figure').first()
  await page.goto('/product/gutschein-wert?lng=de&amount=240')
  await expect(own).toHaveValue('240')
  await expect(figure).toContainText('CHF\u00a0240.00')
  await page.goto('/product/gutschein-wert?lng=de&amount=1400')
  await expect(page.getByRole('radio', { name: 'CHF 500', exact: true })).toBeChecked()
  await page.goto('/product/gutschein-wert?lng=de')
  await hydrated(page)
  await own.fill("1'000")
  await expect(figure).toContainText('CHF\u00a01’000.00')
}

/** The form of the preview, sent as the browser sends it; Chromium without a window has no viewer to show it in. */
async function previewOf(context: BrowserContext, page: Page): Promise<Buffer> {
  const requested = context.waitForEvent('request', (request) => request.url().endsWith('/voucher-previews'))
  await page.getByRole('button', { name: de.preview }).click()
  const request = await requested
  const answer = await page.request.post('/api/voucher-previews', {
    data: request.postDataBuffer() ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.headers()['content-type']).toBe('application/pdf')
  return answer.body()
}

async function pay(page: Page): Promise<void> {
  await page.waitForURL(/testkasse/)
  await page.locator('#email').fill('livia@example.ch')
  await page.locator('#name').fill('Livia Muster')
  await page.locator('#street').fill('Seestrasse 7')
  await page.locator('#postalCode').fill('6330')
  await page.locator('#city').fill('Cham')
  await page.locator('#terms').check()
  await page.locator('form .pay').click()
  await expect(page).toHaveURL(/\/success\?order=/)
}

test('what cannot be printed or sent is reported in French, and blocks the cart button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/product/gutschein-aufbruch?lng=fr')
  await hydrated(page)
  await page.getByText(fr.title).click()
  const add = page.getByRole('button', { name: new RegExp(`^${productFr.addToCart}`) }).first()
  const refused = async (label: string, text: string, message: string) => {
    const field = page.getByLabel(label)
    await field.fill(text)
    await add.click({ force: true })
    await expect(page.getByText(message)).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('')
  }
  await refused(fr.sender, 'ทอง', fill(fr.problems.unprintable, { character: 'ท' }))
  await refused(
    fr.message,
    'a\nb\nc\nd\ne\nf',
    fill(fr.problems.too_many_lines, { lines: GIFT_LIMITS.messageLines }),
  )
  await refused(fr.email, 'noemi', fr.problems.not_an_address)
  await page.getByLabel(fr.day).fill('2099-01-01')
  await add.click({ force: true })
  await expect(page.getByText(fr.problems.needs_address)).toBeVisible()
  await page.getByRole('button', { name: fr.preview }).click()
  await expect(page.getByLabel(fr.email)).toBeFocused()
  await expectAccessible(page)
  await expectRoom(page)
  await expect(page.locator('.badge')).toHaveCount(0)
  await page.getByLabel(fr.day).fill('')
  await page.getByLabel(fr.recipient).fill('Noemi')
  await add.click()
  await expect(cartButton(page).locator('.badge')).toHaveText('1')
})
