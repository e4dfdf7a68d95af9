import vouchersDe from '#content/staff-vouchers/de.ts'
import { fill } from '#i18n/format.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { openOwnSite } from './own-site.ts'
import { addToCart } from './shopping.ts'
import { consoleProblems, expect, expectAccessible, expectRoom, test } from './site.ts'
import { aMember, callStaffApi, openStaff } from './staff-site.ts'

const { field, ledger, redeem, replace, trouble, notes } = vouchersDe

interface Listed {
  vouchers: { id: string; lastFour: string }[]
}

test('a voucher is found by its last characters, redeemed in parts, undone and replaced', async ({
  browser,
}) => {
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  const problems = consoleProblems(page)
  const panel = await addToCart(page, 'gutschein-wert')
  await panel.getByRole('button', { name: /^Zur Kasse gehen/ }).click()
  await page.waitForURL(/testkasse/)
  await page.locator('#email').fill('livia@example.ch')
  await page.locator('#name').fill('Livia Muster')
  await page.locator('#terms').check()
  await page.locator('form .sign--lg').click()
  await expect(page).toHaveURL(/\/success\?order=/)
  const member = await aMember(context.request)
  const list = () => callStaffApi<Listed>(context.request, member, '/vouchers')
  await expect.poll(async () => (await list()).vouchers.length).toBe(1)
  const [{ id, lastFour } = { id: '', lastFour: '' }] = (await list()).vouchers

  await openStaff(page, { member, language: 'de', address: '?view=vouchers' })
  const code = page.getByLabel(field.label)
  await code.fill('GRAT-0000-0000-0000')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(field.unknown)
  await expectAccessible(page)
  await code.fill(lastFour.toLowerCase())
  await code.press('Enter')
  const amount = page.locator('[name="amount"]')
  await amount.fill('100.01')
  await amount.press('Enter')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  for (const [francs, what] of [
    ['34', 'Feuerstahl, Beleg 88'],
    ['46.00', 'Seil, Beleg 90'],
  ] as const) {
    await amount.fill(francs)
    await page.getByLabel(redeem.reference).fill(what)
    await page.getByLabel(redeem.reference).press('Enter')
    await expect(page.getByRole('rowheader', { name: new RegExp(what) })).toBeVisible()
  }
  await page.getByRole('button', { name: new RegExp(`^${ledger.undo}: Seil`) }).click()
  await expect(page.getByRole('rowheader', { name: new RegExp(ledger.causes.given_back) })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectRoom(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: trouble.replace }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: replace.seeMail }).click()
  await expect(dialog).toContainText('Ihr neuer Gutschein')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: replace.submit }).click()
  await expect(page.getByRole('rowheader', { name: ledger.causes.replacement })).toBeVisible()
  await openStaff(page, { member, language: 'de', address: `?voucher=${id}` })
  await expect(page.getByRole('main')).toContainText(fill(notes.replaced, { day: '' }).split(' ')[0] ?? '')
  await expect(amount).toHaveCount(0)
  expect(problems).toEqual([])
  await context.close()
  await site.stop()
})
