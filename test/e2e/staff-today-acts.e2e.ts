import listsDe from '#content/staff-lists/de.ts'
import de from '#content/staff-today/de.ts'
import { fill } from '#i18n/format.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { openOwnSite } from './own-site.ts'
import { expect, expectAccessible, expectRoom, test } from './site.ts'
import { addEvent, aMember, anInput, callStaffApi, dayIn, openStaff, STAFF } from './staff-site.ts'

/** On sites of their own: what is due of others would stand between. */
test('a row is done in place, leaves, and the next one has the focus; S and Z put off and undo', async ({
  browser,
}) => {
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  const { request } = context
  const member = await aMember(request)
  const undecided = { minimumParticipants: 6, places: 12, decideBy: dayIn(1) }
  await addEvent(request, member, anInput(2, { ...undecided, title: { de: 'Feuer am Grat' } }))
  await addEvent(request, member, anInput(3, { ...undecided, title: { de: 'Nacht am See' } }))
  const sample = aQuote({ day: dayIn(3), validUntil: dayIn(2) })
  const draft = { document: sample, inquiryId: null, key: crypto.randomUUID() }
  const { id } = await callStaffApi<{ id: string }>(request, member, '/quotes', draft)
  await callStaffApi(request, member, `/quotes/${id}/sending`, { seen: 1, override: 'zweite Leitung' })

  await openStaff(page, { member, language: 'de', address: '' })
  const main = page.getByRole('main')
  const row = (text: string) => main.locator('[data-row]').filter({ hasText: text })
  const focused = main.locator('[data-row]:focus-within')
  await expect(row('Feuer am Grat: findet statt?')).toBeVisible()
  await expectAccessible(page)

  // Keys: down the rows, and nothing while a field has the focus.
  const count = await main.locator('[data-row]').count()
  await page.keyboard.press('j')
  await expect(focused).toHaveCount(1)
  for (let press = 1; press < count + 2; press += 1) await page.keyboard.press('j')
  await expect(main.locator('[data-row]').last())
    .toBeFocused({ timeout: 1 })
    .catch(() => undefined)
  expect(
    await main
      .locator('[data-row]')
      .last()
      .evaluate((last) => last.contains(document.activeElement)),
  ).toBe(true)
  await page.keyboard.press('k')
  expect(
    await main
      .locator('[data-row]')
      .last()
      .evaluate((last) => last.contains(document.activeElement)),
  ).toBe(false)

  // The event is decided in its dialog; the row leaves, and the next has the focus.
  const decide = row('Feuer am Grat: findet statt?').getByRole('button', { name: de.actions.decision })
  await decide.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Feuer am Grat')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: STAFF.de.event.goAhead }).click()
  await dialog.getByRole('button', { name: STAFF.de.ask.goAhead.submit }).click()
  await expect(row('Feuer am Grat: findet statt?')).toHaveCount(0)
  await expect(focused).toHaveCount(1)

  // Put off by S, taken back by Z, from the keyboard alone.
  const other = row('Nacht am See: findet statt?')
  await other.getByRole('button', { name: de.actions.decision }).focus()
  await page.keyboard.press('s')
  await expect(other).toHaveCount(0)
  await expect(main.getByText(fill(de.later.done, { about: 'Nacht am See: findet statt?' }))).toBeVisible()
  await expect(main.getByText(de.later.list.one)).toBeVisible()
  await page.keyboard.press('z')
  await expect(other).toHaveCount(1)
  await expect(main.getByText(de.later.list.one)).toHaveCount(0)
  // Where it returns, one continues.
  await expect(other.getByRole('button', { name: de.actions.decision })).toBeFocused()

  // Taking one back takes a while: what is pressed in another row meanwhile is done, and keeps the focus.
  await page.keyboard.press('s')
  await expect(other).toHaveCount(0)
  await page.keyboard.press('z')
  const ending = row('läuft ab')
  await ending.getByRole('button', { name: de.actions.quote_expires }).press('Enter')
  await expect(dialog).toBeVisible()
  await expect(other).toHaveCount(1)

  // A quote that ends: a later day is a new version, and the row leaves.
  await dialog.getByLabel('Gültig bis').fill(dayIn(14))
  const reason = dialog.getByLabel('Grund, nur für uns')
  if (await reason.isVisible()) await reason.fill('zweite Leitung')
  await dialog.getByRole('button', { name: de.acts.quoteEnd.submit }).click()
  await expect(ending).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await expectRoom(page)

  // O opens the thing.
  await other.getByRole('button', { name: de.actions.decision }).focus()
  await page.keyboard.press('o')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nacht am See')
  await context.close()
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
  await page.keyboard.press('/')
  const find = page.getByRole('main').getByRole('searchbox')
  await expect(find).toBeFocused()
  await page.keyboard.type('gh?')
  await expect(find).toHaveValue('gh?')
  await find.blur()
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await expect(page).toHaveURL(/view=vouchers/)

  await page.getByRole('button', { name: keys.open }).click()
  await dialog.getByLabel(keys.on).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.keyboard.press('Shift+?')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/view=vouchers/)
  await page.reload()
  await page.getByRole('button', { name: keys.open }).click()
  await expect(dialog.getByLabel(keys.on)).not.toBeChecked()
})
