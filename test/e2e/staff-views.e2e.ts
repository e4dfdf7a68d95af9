import { partPath, STAFF_PARTS } from '#site/staff-pages.ts'
import staffListsTexts from '#content/texts/staff-lists.ts'
import { expect, expectAccessible, test } from './site.ts'
import { addEvent, aMember, anInput, dayIn, DESK, openStaff, STAFF } from './staff-site.ts'

const listsDe = staffListsTexts.de

const MENU =
  'Heute Anlässe Buchungen Kundschaft Anfragen Offerten Mandate Rechnungen Angebote Preise Bestellungen Gutscheine Shop'
    .concat(
      ' Texte News Bilder Dokumente Personen Angaben Rechtliches Zahlen E-Mails Mitarbeitende Sicherheit',
    )
    .split(' ')

test('each view has its own title, which gets the focus', async ({ page, request }) => {
  const member = await aMember(request)
  const { de } = STAFF
  const title = { de: `Auf der Kante ${member.email.slice(0, 12)}` }
  await addEvent(request, member, anInput(9, { title, public: false }))
  await openStaff(page, { member, language: 'de' })
  const main = page.getByRole('main')
  await main.getByRole('link', { name: title.de }).press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title.de)
  await expect(main).toBeFocused()
  await expect(page).toHaveTitle(`${title.de} – ${de.meta.title}`)

  await page.goBack()
  await expect(main.getByRole('link', { name: title.de })).toBeVisible()
  await expect(page).toHaveTitle(`${DESK.de.parts.events} – ${de.meta.title}`)
  await page.getByRole('link', { name: DESK.de.requests.title }).press('Enter')
  await expect(page).toHaveTitle(`${DESK.de.requests.title} – ${de.meta.title}`)
  await page.goBack()

  await main.getByRole('button', { name: de.season.add }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="titleDe"]').fill('Unter der Wand')
  await dialog.locator('[name="from"]').fill(dayIn(10))
  await dialog.locator('[name="to"]').fill(dayIn(10))
  await dialog.locator('[name="place"]').fill('Zug')
  await dialog.locator('[name="place"]').press('Enter')
  await expect(page).toHaveTitle(`Unter der Wand – ${de.meta.title}`)
  await expect(main).toBeFocused()
})

test('the rail has all parts in a window of 800 px, and the open one is visible in a lower one; on a phone they are at the bottom and in a sheet', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  await page.setViewportSize({ width: 1440, height: 800 })
  await openStaff(page, { member, language: 'it', address: '?view=security' })
  const rail = page.locator('aside nav')
  await expect(rail.getByRole('link')).toHaveCount(STAFF_PARTS.length)
  expect(await rail.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 560 })
  await page.reload()
  await expect(rail.locator('[aria-current="page"]')).toBeInViewport()

  const { parts } = DESK.de
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/verwaltung?lng=de')
  const foot = page.getByRole('navigation', { name: parts.short })
  await foot.getByRole('link', { name: parts.events }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(parts.events)
  await expect(foot.getByRole('link', { name: parts.events })).toHaveAttribute('aria-current', 'page')
  await foot.getByRole('button', { name: parts.more }).click()
  const sheet = page.getByRole('dialog', { name: parts.label })
  for (const name of MENU) await expect(sheet).toContainText(name)
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'Sicherheit' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('what does not exist says so and leads back to its list, without an offer to try again', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/404/)
  const { refusals, trouble } = STAFF.de
  const member = await aMember(request)
  for (const [address, part, text] of [
    ['?quote=00000000-0000-4000-8000-000000000000', 'quotes', refusals.unknown_quote],
    ['?order=99999', 'orders', refusals.unknown_order],
    ['?voucher=00000000-0000-4000-8000-000000000000', 'vouchers', refusals.unknown_voucher],
  ] as const) {
    await openStaff(page, { member, language: 'de', address })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text)
    await expect(main.getByRole('button', { name: trouble.again })).toHaveCount(0)
    await expect(main.getByRole('link').first()).toHaveAttribute('href', partPath(part))
  }
  await expectAccessible(page)
})

test('the list of keyboard shortcuts opens by ? and switches single letters off; fields keep their letters', async ({
  page,
  request,
}) => {
  const { keys } = listsDe
  const member = await aMember(request)
  await openStaff(page, { member, language: 'de', address: '?view=quotes' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offerten')
  await page.keyboard.press('Shift+?')
  const dialog = page.getByRole('dialog', { name: keys.title })
  await expect(dialog).toContainText(keys.what.rows)
  await expect(dialog.getByRole('heading', { name: keys.title })).toBeInViewport()
  await expectAccessible(page)
  // No shortcut works behind a dialog.
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('/')
  const find = page.getByRole('main').getByRole('searchbox')
  await expect(find).toBeFocused()
  await page.keyboard.type('gh?')
  await expect(find).toHaveValue('gh?')
  await find.blur()
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await expect(page).toHaveURL(/laden\/gutscheine/)

  await page.getByRole('button', { name: keys.open }).click()
  await dialog.getByLabel(keys.on).uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.keyboard.press('Shift+?')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/laden\/gutscheine/)
  await page.reload()
  await page.getByRole('button', { name: keys.open }).click()
  await expect(dialog.getByLabel(keys.on)).not.toBeChecked()
})
