import staffVouchersTexts from '#features/voucher/texts/staff-vouchers.ts'
import { fill } from '#i18n/format.ts'
import { buy } from './office-orders.ts'
import { test } from './office-site.ts'
import { expect, expectAccessible } from './site.ts'
import { aMember, callStaffApi, expectFine, openStaff } from './staff-site.ts'

const vouchersDe = staffVouchersTexts.de

const { field, ledger, redeem, replace, trouble, notes } = vouchersDe

interface Listed {
  vouchers: { id: string; lastFour: string }[]
}

test('a voucher is found by its last characters, redeemed in parts, undone and replaced', async ({
  page,
  request,
}) => {
  const buyer = `livia-${crypto.randomUUID().slice(0, 8)}@example.ch`
  await buy(request, { 'gutschein-wert-100': 1 }, buyer)
  const member = await aMember(request)
  const { vouchers } = await callStaffApi<Listed>(request, member, `/vouchers?q=${buyer}`)
  const [{ id, lastFour } = { id: '', lastFour: '' }] = vouchers

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
  await expectFine(page)

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
})
