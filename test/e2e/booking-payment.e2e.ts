import { BOOKED, book, draftOf, formOf, MY_BOOKING, payWithTestkasse } from './booking-site.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'
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
  await expectAccessible(page)

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
  await expectAccessible(page)
})

test('a held place shows its end and links to the payment; cancelling it while that arrives is refused with the reason', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for the refused cancellation.
  expectProblem(/409.*cancellation/)
  const date = await addEvent(request, await aMember(request), anInput(150))
  const reference = await book(request, { eventId: date, way: 'online' })
  // An open page would show the payment by itself a little later.
  await page.clock.install()
  await page.goto(`/buchung/${reference}?lng=de`)
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText('Ihr Platz ist reserviert.')
  await expect(page.getByRole('main')).toContainText(/Bezahlen Sie bis \d\d\.\d\d Uhr/)
  await expectAccessible(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const till = await page.context().newPage()
  await till.goto(`/buchung/${reference}?lng=de`)
  await till.getByRole('link', { name: /^Jetzt bezahlen/ }).click()
  await till.waitForURL(/testkasse/)
  await expect(till.getByRole('main')).toContainText(/\d{4}, .+, 1 Person/)
  await payWithTestkasse(till)
  await till.waitForURL(BOOKED)
  await expect(till.locator('h1')).toHaveText(my.states.confirmed.title.one)

  await page.getByRole('button', { name: my.cancel.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: my.cancel.confirm }).click()
  await expect(page.getByRole('alert').filter({ hasText: my.problems.changed_meanwhile })).toBeVisible()
  await expect(page.locator('h1')).toHaveText(my.states.confirmed.title.one)
  await till.close()
})
