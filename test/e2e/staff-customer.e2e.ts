import staffCustomerTexts from '#features/customer/texts/staff-customer.ts'
import { book } from './booking-site.ts'
import { expect, expectDialogAccessible, test } from './site.ts'
import {
  addEvent,
  aMember,
  anInput,
  bookingsOf,
  expectFine,
  openStaff,
  subjectsTo,
  toastTitle,
} from './staff-site.ts'

const customerDe = staffCustomerTexts.de

test('a customer’s page has all data of somebody, shows a mail as it was sent, and corrects the address', async ({
  page,
  request,
  expectProblem,
}) => {
  // What the test asks of the mail’s frame, which runs no scripts.
  expectProblem(/Blocked script execution in 'about:blank'/)
  await page.setViewportSize({ width: 1440, height: 960 })
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(38))
  const email = `kunde-${Date.now()}@example.ch`
  const name = `Konrad K${Date.now()}`
  for (const people of [1, 2]) await book(request, { eventId, name, email, phone: '079 222 33 44', people })
  const [first] = await bookingsOf(request, member, eventId)
  await openStaff(page, { member, language: 'de', address: `?customer=booking.${first?.id}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(page.url()).not.toContain('example.ch')
  await expect(page.getByRole('main')).toContainText('CHF 600.00')
  await expect(page.getByRole('row')).toHaveCount(5)
  await page.getByRole('button', { name: new RegExp(`^${customerDe.filters.bookings}`) }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectFine(page)
  await page.setViewportSize({ width: 1440, height: 960 })
  await page.getByRole('button', { name: new RegExp(`^${customerDe.filters.mails}`) }).click()
  const { look, again, preview, dialog } = customerDe.actions
  const mail = page.getByRole('dialog', { name: /Gebucht/ })
  // Once it has left.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: new RegExp(`^${look}`) })
      .first()
      .click()
    await expect(mail).toContainText(preview.asSent.split('{')[0] ?? '', { timeout: 2000 })
  }).toPass()
  const words = mail.frameLocator('iframe')
  await expect(words.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(words.locator('body')).toContainText(name)
  await expect(words.locator('body')).toHaveCSS('background-color', 'rgb(243, 246, 244)')
  await mail.getByText(preview.plain).click()
  await expect(mail).toContainText(name)
  await expectDialogAccessible(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: new RegExp(`^${again}`) })
    .first()
    .click()
  await expect(toastTitle(page)).toHaveText(customerDe.actions.sent)
  await expect(page.getByRole('row')).toHaveCount(4)
  const corrected = `neu-${email}`
  await page.getByRole('button', { name: dialog.title }).click()
  await page.getByRole('dialog').getByLabel(dialog.email).fill(corrected)
  await page.getByRole('dialog').getByRole('button', { name: dialog.submit }).click()
  await expect(page.getByRole('link', { name: corrected })).toBeVisible()
  await expect.poll(async () => (await subjectsTo(request, corrected)).length).toBe(2)
})
