import { BOOKED, draftOf, formOf, MY_BOOKING, payWithTestkasse } from './booking-site.ts'
import { expect, hydrated, test } from './site.ts'
import { addEvent, aMember, anInput } from './staff-site.ts'

const my = MY_BOOKING.de

test('places paid at the Testkasse, also after going back: no more can be added, fewer keep the focus, cancelled they are refunded', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const date = await addEvent(request, await aMember(request), anInput(46))
  await page.goto(`/buchen?serviceId=aufbruch&eventId=${date}&people=2&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.name.fill('Lia Muster')
  await fields.email.fill('till@example.ch')
  await fields.terms.check()
  await expect(fields.send).toHaveAccessibleName(/^Buchen und bezahlen CHF\s400\.00/)
  await fields.send.click()
  await page.waitForURL(/testkasse/)
  const till = page.url()
  await page.goBack()
  await hydrated(page)
  await expect(fields.name).toHaveValue('Lia Muster')
  await fields.terms.check()
  await expect(fields.send).toHaveAttribute('aria-disabled', 'false')
  await fields.send.click()
  await page.waitForURL(till)
  await payWithTestkasse(page)
  await page.waitForURL(BOOKED)
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText('Ihre zwei Plätze sind gebucht.')
  await expect(page.getByRole('main')).toContainText(my.test)
  await expect.poll(() => draftOf(page)).toBeNull()

  const number = page.getByLabel(my.people.label, { exact: true })
  await number.fill('9')
  await number.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(my.problems.book_more)
  await number.fill('1')
  await number.press('Enter')
  await expect(number).toHaveCount(0)
  await expect(page.locator('#aenderungen')).toBeFocused()

  await page.getByRole('button', { name: my.cancel.open }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: my.cancel.confirm }).press('Enter')
  const title = page.getByRole('heading', { level: 1, name: my.states.cancelled.title })
  await expect(title).toBeInViewport()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(/CHF\s[24]00\.00 sind zurückerstattet/, {
      timeout: 2000,
    })
  }).toPass()
})
