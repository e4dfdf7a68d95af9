import type { APIRequestContext, Page } from '@playwright/test'
import cartVoucherTexts from '#content/texts/cart-voucher.ts'
import staffTexts from '#content/texts/staff.ts'
import successTexts from '#content/texts/success.ts'
import staffVouchersTexts from '#content/texts/staff-vouchers.ts'
import { fill } from '#i18n/format.ts'
import type { StaffVoucher } from '#features/voucher/staff/staff-voucher.ts'
import { textOfPdf } from '../pdf-text.ts'
import { BOOKED, fillInvoice, formOf } from './booking-site.ts'
import { addToCart, checkOut, payOrder } from './shopping.ts'
import { expect, expectAccessible, expectRoom, hydrated, test } from './site.ts'
import { addEvent, aMember, anInput, callStaffApi, type Member, openStaff } from './staff-site.ts'

const cartDe = cartVoucherTexts.de
const refusals = staffTexts.de
const successDe = successTexts.de
const vouchersDe = staffVouchersTexts.de

const { field, ledger, redeem, replace, trouble } = vouchersDe

test('a lost voucher is replaced and redeemed in the back office, in the cart and for a booking; all of it sums up', async ({
  page,
  browser,
  request,
  expectProblem,
}) => {
  expectProblem(/409/)
  const email = `lost-${crypto.randomUUID().slice(0, 8)}@example.ch`
  await addToCart(page, 'gutschein-wert')
  await checkOut(page, email)
  const member = await aMember(request)
  const lost = await only(request, member, email)
  const lostCode = await codeOf(request, member, lost.id)

  // Found by who bought it; two of the team replace it, sent twice.
  await openStaff(page, { member, language: 'de', address: '' })
  await page.getByRole('link', { name: 'Gutscheine', exact: true }).click()
  await expect(page.getByLabel(field.label)).toBeFocused()
  await page.getByLabel(field.label).fill(email)
  await page.getByLabel(field.label).press('Enter')
  await expect(page).toHaveURL(/gutscheine\/[0-9a-f-]{36}$/)
  const colleague = await browser.newPage()
  await openStaff(colleague, { member, language: 'de', address: `?voucher=${lost.id}` })
  const tills = [page, colleague]
  for (const till of tills) await till.getByRole('button', { name: trouble.replace }).click()
  await Promise.all(
    tills.map((till) => till.getByRole('dialog').getByRole('button', { name: replace.submit }).dblclick()),
  )
  await expect.poll(() => read(request, member, lost.id).then(({ standing }) => standing)).toBe('replaced')
  const { replacedBy } = await read(request, member, lost.id)
  const id = replacedBy?.id ?? ''
  const code = await codeOf(request, member, id)
  expect(code).not.toBe(lostCode)

  // Two tills want more than there is: the later one is told, and keeps what it typed.
  for (const till of tills) await openStaff(till, { member, language: 'de', address: `?voucher=${id}` })
  await fillRedemption(colleague, '80', 'Seil')
  await fillRedemption(page, '34', 'Feuerstahl')
  await page.getByRole('button', { name: redeem.submit }).dblclick()
  await expect(page.getByRole('rowheader', { name: /Feuerstahl/ })).toBeVisible()
  await expect(page.locator('[name="amount"]')).toHaveValue('')
  await colleague.getByRole('button', { name: redeem.submit }).click()
  const alert = colleague.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(refusals.refusals.more_than_rest)
  await expect(colleague.getByRole('rowheader', { name: /Feuerstahl/ })).toBeVisible()
  await expect(alert).toBeVisible()
  await expect(colleague.locator('[name="amount"]')).toHaveValue('80')
  await colleague.close()

  const panel = await addToCart(page, 'peilkompass')
  await panel.getByRole('button', { name: cartDe.open }).click()
  const typed = panel.getByLabel(cartDe.label)
  await typed.fill(lostCode)
  await typed.press('Enter')
  await expect(typed).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await typed.fill(code)
  await typed.press('Enter')
  await expect(panel).toContainText(fill(cartDe.row, { code: code.slice(-4) }))
  await expect(panel).toContainText('CHF 18.00')
  for (const width of [1440, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectRoom(page)
  }
  await panel.getByRole('button', { name: /^Zur Kasse gehen/ }).click()
  await page.waitForURL(/testkasse/)
  await expect(page.getByText('Mit Gutschein bezahlt')).toBeVisible()
  await payOrder(page, email, true)
  await expect(page.getByRole('main')).toContainText(successDe.byVoucher)

  const eventId = await addEvent(request, member, anInput(61, { priceCents: 120_00 }))
  await page.goto(`/buchen?serviceId=aufbruch&eventId=${eventId}&lng=de`)
  await hydrated(page)
  await fillInvoice(page, email)
  await formOf(page).voucher.fill(lostCode)
  await formOf(page).voucher.press('Tab')
  await expect(formOf(page).voucher).toHaveAccessibleDescription(/ersetzt/)
  await formOf(page).voucher.fill(code)
  await formOf(page).voucher.press('Tab')
  await expect(formOf(page).total).toContainText('102.00')
  await formOf(page).send.dblclick()
  await page.waitForURL(BOOKED)
  await expect(page.getByRole('main')).toContainText('102.00')
  await page.goto(`/buchen?eventId=${eventId}&voucher=${code}&lng=de`)
  await hydrated(page)
  await expect(formOf(page).voucher).toHaveAccessibleDescription('Dieser Gutschein ist aufgebraucht.')

  const spent = await read(request, member, id)
  expect(spent.entries.map(({ cause, cents }) => [cause, cents])).toEqual([
    ['replacement', 100_00],
    ['redeemed', -34_00],
    ['redeemed', -48_00],
    ['redeemed', -18_00],
  ])
  expect(spent).toMatchObject({ restCents: 0, standing: 'used_up' })
  expect(sumOf(await read(request, member, lost.id)) + sumOf(spent)).toBe(0)
  await openStaff(page, { member, language: 'de', address: `?voucher=${id}` })
  await expect(page.getByRole('rowheader', { name: ledger.causes.redeemed })).toHaveCount(3)
})

const sumOf = ({ entries }: StaffVoucher) => entries.reduce((sum, { cents }) => sum + cents, 0)

const read = (request: APIRequestContext, member: Member, id: string) =>
  callStaffApi<StaffVoucher>(request, member, `/vouchers/${id}`)

/** The voucher that somebody bought; it may still be on its way. */
async function only(request: APIRequestContext, member: Member, email: string): Promise<{ id: string }> {
  let found: { id: string }[] = []
  await expect
    .poll(async () => {
      const path = `/vouchers?filter=all&q=${encodeURIComponent(email)}`
      found = (await callStaffApi<{ vouchers: { id: string }[] }>(request, member, path)).vouchers
      return found.length
    })
    .toBe(1)
  return { id: found[0]?.id ?? '' }
}

/** From the paper that staff print. */
async function codeOf(request: APIRequestContext, { token }: Member, id: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get(`/api/staff/vouchers/${id}/file`, { headers })
  return /GRAT(?:-[0-9A-Z]{4}){3}/.exec(textOfPdf(await answer.body()))?.[0] ?? ''
}

async function fillRedemption(till: Page, francs: string, reference: string): Promise<void> {
  await till.locator('[name="amount"]').fill(francs)
  await till.getByLabel(redeem.reference).fill(reference)
}
