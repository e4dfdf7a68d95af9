import ordersDe from '#content/staff-orders/de.ts'
import ordersIt from '#content/staff-orders/it.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill } from '#i18n/format.ts'
import { freePort, startServer } from '../lifecycle/program.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { openCart, putIntoCart } from './shopping.ts'
import { consoleProblems, expect, expectAccessible, expectRoom, test } from './site.ts'
import { aMember, callStaffApi, openStaff } from './staff-site.ts'

const { sign, parcel, form, comeBack, notes, paper, title } = ordersDe
const parcelNamed = (n: number) => fill(parcel.title, { n })

/** A site that can be killed and continues with what it has. */
async function openMortalSite() {
  const folder = makeTemporaryFolder('mortal-site')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const start = async () => {
    const server = startServer({
      DATA_DIR: folder.path,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      AUTH_RATE_LIMITS: 'off',
      AUTH_JWT_SECRET: AUTH_SECRET,
    })
    await server.says(/^Ready/m)
    return server
  }
  let server = await start()
  return {
    origin,
    async dieAndRise() {
      server.kill('SIGKILL')
      await server.exitCode
      server = await start()
    },
    async stop() {
      server.kill('SIGTERM')
      await server.exitCode
      folder.remove()
    },
  }
}

test('an order is sent in two parcels and one line is returned', async ({ browser }) => {
  test.setTimeout(240_000)
  const site = await openMortalSite()
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 1440, height: 960 },
  })
  const page = await context.newPage()
  const problems = consoleProblems(page)
  for (const product of ['peilkompass', 'feldbuch', 'feldbuch']) await putIntoCart(page, product)
  await (await openCart(page)).getByRole('button', { name: /^Zur Kasse gehen/ }).click()
  await page.waitForURL(/testkasse/)
  await page.locator('#email').fill('urs@example.ch')
  await page.locator('#name').fill('Urs Vorlage')
  await page.locator('#street').fill('Hirschmattstrasse 12')
  await page.locator('#postalCode').fill('6003')
  await page.locator('#city').fill('Luzern')
  await page.locator('#terms').check()
  await page.locator('form .sign--lg').click()
  await expect(page).toHaveURL(/\/success\?order=/)
  const success = page.url()

  const member = await aMember(context.request)
  const list = () => callStaffApi<{ orders: { number: number }[] }>(context.request, member, '/orders')
  await expect.poll(async () => (await list()).orders.length).toBe(1)
  const [{ number } = { number: 0 }] = (await list()).orders
  const readPage = async () =>
    (await callStaffApi<{ page: StaffOrderPage }>(context.request, member, `/orders/${number}?lng=de`)).page

  await openStaff(page, { member, language: 'de', address: '?view=orders' })
  await page.getByRole('link', { name: String(number), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fill(title, { number }))
  await expectAccessible(page)

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

  // The second by mistake, taken back, then for good; the server dies right after the press.
  await send(2).click()
  await page.getByRole('button', { name: `${parcel.undo}: ${parcelNamed(2)}` }).click()
  await expect(page.getByRole('region', { name: parcel.takenBack })).toBeVisible()
  await expect(send(2)).toBeVisible()
  await expectAccessible(page)
  await send(2).click()
  await expect(page.getByRole('button', { name: `${parcel.slip}: ${parcelNamed(2)}` })).toBeVisible()
  await site.dieAndRise()
  const after = await readPage()
  expect(after.order).toMatchObject({ state: 'fulfilled', parcels: 2 })
  expect(after.unsent).toEqual([])
  expect(after.mails.filter(({ kind }) => kind === 'order-sent')).toHaveLength(2)

  // One of two pieces returns.
  await openStaff(page, { member, language: 'de', address: `?order=${number}` })
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
  const done = await readPage()
  expect(done.returns).toHaveLength(1)
  expect(done.order).toMatchObject({ state: 'partially_refunded' })
  expect(done.order.refundedCents).toBe(done.returns[0]?.cardCents)

  await page.getByLabel(notes.label).fill('Ecke war geknickt.')
  await page.getByRole('button', { name: notes.save }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ecke war geknickt.' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectRoom(page)
  await expectAccessible(page)

  await openStaff(page, { member, language: 'it', address: `?order=${number}` })
  await expect(page.getByRole('heading', { name: ordersIt.comeBack.came })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /Taccuino/ }).first()).toBeVisible()
  await expectRoom(page)

  await page.goto(success)
  await expect(page.getByText('99.00.123456.12345678')).toBeVisible()
  await expectAccessible(page)
  // While it was dead.
  expect(problems.filter((problem) => !/ERR_CONNECTION_REFUSED|status of (503|409)/.test(problem))).toEqual(
    [],
  )
  await context.close()
  await site.stop()
})
