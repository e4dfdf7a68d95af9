import type { Locator } from '@playwright/test'
import { anAccount, openLogin, signIn } from './accounts.ts'
import { addToCart, cartButton, openCart, putIntoCart, storedQuantities } from './shopping.ts'
import { expect, hydrated, test } from './site.ts'

/** Not the promises beside the way to the Testkasse. */
function linesOf(panel: Locator): Locator {
  return panel.getByRole('listitem').filter({ has: panel.page().getByRole('textbox') })
}

test('the cart adds up, is kept and shared by two tabs, and is emptied line by line', async ({
  page,
  context,
}) => {
  await putIntoCart(page, 'feldbuch')
  const panel = await addToCart(page, 'feldbuch')
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb öffnen, 2 Artikel')
  const quantity = panel.getByRole('textbox')
  await expect(linesOf(panel)).toHaveCount(1)
  await expect(quantity).toHaveValue('2')
  await panel.getByRole('button', { name: 'Eins weniger' }).click()
  await expect(panel.getByRole('button', { name: 'Eins weniger' })).toBeDisabled()
  for (const text of ['0', '-4']) {
    await quantity.fill(text)
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('1')
  }

  const other = await context.newPage()
  await other.goto('/shop?lng=de')
  await expect(other.locator('.badge')).toHaveText('1')
  await putIntoCart(other, 'peilkompass')
  await expect(page.locator('.badge')).toHaveText('2')
  const compass = panel.getByRole('listitem').filter({ hasText: 'Peilkompass' })
  await expect(compass).toContainText('Grad (360°)')
  await expect(compass).toContainText('CHF 48.00')
  await expect(compass.locator('img')).toHaveAttribute('src', '/scenes/gear-kompass.svg')
  await panel.getByRole('button', { name: 'Eins mehr' }).first().click()
  await expect(panel.getByText('3 Artikel', { exact: true })).toBeVisible()
  await expect(panel).toContainText(/Gesamt\s*CHF\s96\.00/)

  await panel.getByText('Entfernen', { exact: true }).first().click()
  await expect(other.locator('.badge')).toHaveText('1')
  await page.reload()
  await hydrated(page)
  await openCart(page)
  await expect(linesOf(panel)).toContainText('Peilkompass')
  await panel.getByText('Entfernen', { exact: true }).click()
  await expect(panel.getByText('Ihr Warenkorb ist leer.')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Warenkorb' })).toBeFocused()
  await expect(page.locator('.badge')).toHaveCount(0)
  expect(await storedQuantities(page)).toEqual({})
  await other.close()
})

test('more than the stock is refused with the sentences of SPEC §5, in notices that cover nothing and are used by keyboard, mouse and finger', async ({
  page,
}) => {
  await page.goto('/product/feuerstahl?lng=de')
  await hydrated(page)
  const wanted = page.getByRole('textbox', { name: 'Menge', exact: true })
  const add = page.getByRole('button', { name: /^In den Warenkorb/ })
  const [toast, text] = [page.locator('.toast'), page.locator('.toast-text')]
  await wanted.fill('4')
  await add.click()
  await expect(text).toHaveText('Nicht genügend Lagerbestand für Feuerstahl. Nur 3 verfügbar.')
  await expect(page.locator('.badge')).toHaveCount(0)
  await toast.evaluate((first) => first.setAttribute('data-first', ''))
  await add.click()
  // The first one has gone: Tab would lead to it.
  await expect(page.locator('.toast[data-first]')).toHaveCount(0)
  await expect(toast).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-viewport')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()

  const panel = page.getByRole('dialog', { name: 'Warenkorb' })
  await wanted.fill('2')
  await add.click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await wanted.fill('2')
  await add.click()
  await expect(text).toHaveText('Die maximale Menge für Feuerstahl wurde erreicht.')
  await expect(page.locator('.badge')).toHaveText('2')
  await swipe(page.locator('.toast[data-state=open]'), 35)
  await expect(page.locator('.toast[data-state=open]')).toBeVisible()
  await swipe(page.locator('.toast[data-state=open]'), 80)
  await expect(toast).toBeHidden()

  await openCart(page)
  const quantity = panel.getByRole('textbox')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await quantity.fill('9')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('3')
    await expect(page.locator('.toast-title')).toHaveText('Bestandslimit erreicht')
    await expect(text).toHaveText('Sie können nicht mehr als 3 von Feuerstahl hinzufügen.')
    const boxes = [toast, panel.getByRole('list').first(), panel.locator('footer')]
    const [notice, lines, foot] = await Promise.all(boxes.map((each) => each.boundingBox()))
    if (!notice || !lines || !foot)
      throw new Error('the notice, the lines or the way to the till is not shown')
    expect(notice.y).toBeGreaterThanOrEqual(lines.y + lines.height)
    expect(notice.y + notice.height).toBeLessThanOrEqual(foot.y)
    // The notice is inside the dialog; outside it would be inert.
    if (width === 1440) await page.getByRole('button', { name: 'Meldung schliessen' }).click()
    else await page.keyboard.press('Escape')
    await expect(toast).toBeHidden()
    await expect(panel).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

async function swipe(toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox()
  if (!box) throw new Error('no toast')
  const { mouse } = toast.page()
  const [x, y] = [box.x + 30, box.y + box.height / 2]
  await mouse.move(x, y)
  await mouse.down()
  for (let moved = 0; moved <= distance; moved += 5) await mouse.move(x + moved, y)
  await mouse.up()
}

test('a notice closes after five seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/product/feuerstahl?lng=de')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Menge' }).fill('4')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: /In den Warenkorb/ }).click()
  await page.mouse.move(700, 20)
  const toast = page.locator('.toast')
  const isToastVisible = async () => {
    await page.clock.runFor(100)
    return toast.isVisible()
  }
  await expect.poll(isToastVisible).toBe(true)
  await page.clock.runFor(4800)
  await expect(toast).toHaveAttribute('data-state', 'open')
  await page.clock.runFor(300)
  await expect(toast).toBeHidden()
})

test('where storage is blocked the site has no error: cart, language and sign-in work while the page is open', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await putIntoCart(page, 'feldbuch')
  await expect(page.locator('.badge')).toHaveText('1')
  await page.locator('details.languages > summary').click()
  await page.locator('details.languages a[hreflang=en]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.badge')).toHaveText('1')

  const email = await anAccount(baseURL)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLogin(page, 'de')
  await signIn(page, 'de', email)
  await expect(page).toHaveURL(/\/event-kalender$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Ihr Konto (angemeldet)' })).toBeVisible()
})
