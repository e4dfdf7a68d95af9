import staffOrdersTexts from '#features/order/texts/staff-orders.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill } from '#i18n/format.ts'
import { buy } from './office-orders.ts'
import { test } from './office-site.ts'
import { expect, expectAccessible, expectRoom } from './site.ts'
import { aMember, callStaffApi, expectFine, openStaff } from './staff-site.ts'

const { de: ordersDe, it: ordersIt } = staffOrdersTexts

const { sign, parcel, form, comeBack, notes, paper, title } = ordersDe
const parcelNamed = (n: number) => fill(parcel.title, { n })

test('an order is sent in two parcels and one line is returned', async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  // From the second tab.
  expectProblem(/status of 409/)
  await page.setViewportSize({ width: 1440, height: 960 })
  const buyer = `urs-${crypto.randomUUID().slice(0, 8)}@example.ch`
  const success = await buy(request, { 'peilkompass-grad': 1, 'feldbuch-gelb': 2 }, buyer)
  const member = await aMember(request)
  const { orders } = await callStaffApi<{ orders: { number: number }[] }>(
    request,
    member,
    `/orders?q=${buyer}`,
  )
  const number = orders[0]?.number ?? 0
  const readPage = async () =>
    (await callStaffApi<{ page: StaffOrderPage }>(request, member, `/orders/${number}?lng=de`)).page

  await openStaff(page, { member, language: 'de', address: `?view=orders&q=${buyer}` })
  await page.getByRole('link', { name: String(number), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fill(title, { number }))

  // Paper before the parcel leaves.
  for (const name of [paper.label, paper.slip]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^(adresse|lieferschein)-\d+(-1)?\.pdf$/)
  }

  // The first parcel, with a number typed wrong at first.
  await page.getByRole('checkbox', { name: /Feldbuch/ }).uncheck()
  await page.getByLabel(form.carrier).selectOption('post')
  const tracking = page.getByLabel(form.tracking)
  await tracking.fill('99:00')
  const send = (n: number) => page.getByRole('button', { name: fill(sign.send, { n }) })
  await send(1).click()
  await expect(tracking).toHaveAccessibleDescription(new RegExp(form.wrong))
  await tracking.fill('99.00.123456.12345678')
  // A second tab that still sees everything unsent.
  const late = await context.newPage()
  await openStaff(late, { member, language: 'de', address: `?order=${number}` })
  await expect(late.getByRole('button', { name: fill(sign.send, { n: 1 }) })).toBeVisible()
  await send(1).dblclick()
  const first = page.getByRole('region', { name: parcelNamed(1) })
  await expect(first.getByRole('link', { name: '99.00.123456.12345678' })).toHaveAttribute('href', /post\.ch/)
  await late.getByRole('button', { name: fill(sign.send, { n: 1 }) }).click()
  await expect(late.getByRole('alert')).toBeVisible()
  await late.close()
  expect((await readPage()).parcels).toHaveLength(1)

  // The second by mistake, taken back, then for good.
  await send(2).click()
  await page.getByRole('button', { name: `${parcel.undo}: ${parcelNamed(2)}` }).click()
  await expect(page.getByRole('region', { name: parcel.takenBack })).toBeVisible()
  await expect(send(2)).toBeVisible()
  await send(2).click()
  await expect(page.getByRole('button', { name: `${parcel.slip}: ${parcelNamed(2)}` })).toBeVisible()
  // One of two pieces returns.
  await page.getByRole('button', { name: comeBack.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: comeBack.submit }).click()
  await expect(dialog.getByText(comeBack.nothing)).toBeVisible()
  await dialog.getByRole('checkbox', { name: /Feldbuch/ }).check()
  const amount = dialog.getByLabel(comeBack.amount)
  const proposed = await amount.inputValue()
  await amount.fill('9999')
  await dialog.getByRole('button', { name: comeBack.submit }).click()
  await expect(amount).toBeFocused()
  await expectAccessible(page)
  await amount.fill(proposed)
  await dialog.getByRole('button', { name: comeBack.submit }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: comeBack.came })).toContainText(comeBack.inStock)
  await expect.poll(async () => (await readPage()).order.refundedCents).toBeGreaterThan(0)
  await page.getByLabel(notes.label).fill('Ecke war geknickt.')
  await page.getByRole('button', { name: notes.save }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ecke war geknickt.' })).toBeVisible()
  await expectFine(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await openStaff(page, { member, language: 'it', address: `?order=${number}` })
  await expect(page.getByRole('heading', { name: ordersIt.comeBack.came })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /Taccuino/ }).first()).toBeVisible()
  await expectRoom(page)

  await page.goto(success)
  await expect(page.getByText('99.00.123456.12345678')).toBeVisible()
  await expectAccessible(page)
})
