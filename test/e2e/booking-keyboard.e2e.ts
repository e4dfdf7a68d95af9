import { expect, hydrated, test } from './site.ts'
import { BOOKED, book, datesOf, formOf, MY_BOOKING, payWithTestkasse } from './booking-site.ts'
import { addEvent, aMember, anInput } from './staff-site.ts'

const { names, people, cancel, problems, states } = MY_BOOKING.de

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 390, height: 844 }))

test('stepping down to one person keeps the focus on the button', async ({ page, request }) => {
  const [date] = await datesOf(request, 'feuer-und-fokus')
  await page.goto(`/buchen?eventId=${date?.id}&people=2&lng=de`)
  await hydrated(page)
  const less = page.getByRole('button', { name: 'Eine Person weniger' })
  await less.focus()
  await page.keyboard.press('Enter')
  await expect(formOf(page).people).toHaveValue('1')
  await expect(less).toBeFocused()
  await expect(less).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(formOf(page).people).toHaveValue('1')
})

test('with forced colours the chosen date is readable on its background', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const [date] = await datesOf(request, 'feuer-und-fokus')
  await page.goto(`/buchen?eventId=${date?.id}&lng=de`)
  const chosen = formOf(page).form.locator('a[aria-current]')
  const colours = await chosen
    .locator('b, small')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color))
  expect(colours.length).toBeGreaterThanOrEqual(3)
  expect(new Set(colours).size).toBe(1)
})

test('on a phone a message never covers what has the focus', async ({ page, request }) => {
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(45))
  await page.goto(`/buchung/${await book(request, { eventId, people: 2 })}?lng=de`)
  await hydrated(page)
  await page.getByRole('button', { name: names.save }).focus()
  await page.keyboard.press('Enter')
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  const less = page.getByRole('button', { name: people.less })
  // To whatever stands before it.
  await less.focus()
  await page.keyboard.press('Shift+Tab')
  // Scrolled into view, because Tab may not scroll.
  await less.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20))
  await page.keyboard.press('Tab')
  await expect(less).toBeFocused()
  const clearance = () =>
    less.evaluate((button) => {
      const message = document.querySelector('.toast')?.getBoundingClientRect().top
      return message === undefined ? 'gone' : message - button.getBoundingClientRect().bottom
    })
  await expect.poll(clearance, { timeout: 3000 }).toBeGreaterThanOrEqual(0)
})

test('a paid booking accepts no more people, keeps the focus as it shrinks, and shows that it is cancelled', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(46))
  await page.goto(`/buchen?eventId=${eventId}&people=2&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.name.fill('Lia Muster')
  await fields.email.fill('keys@example.ch')
  await fields.terms.check()
  await fields.send.click()
  await payWithTestkasse(page)
  await page.waitForURL(BOOKED)
  await hydrated(page)

  const number = page.getByLabel(people.label, { exact: true })
  await number.fill('9')
  await number.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(problems.book_more)
  await number.fill('1')
  await number.press('Enter')
  await expect(number).toHaveCount(0)
  await expect(page.locator('#aenderungen')).toBeFocused()

  await page.getByRole('button', { name: cancel.open }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: cancel.confirm }).press('Enter')
  const title = page.getByRole('heading', { level: 1, name: states.cancelled.title })
  await expect(title).toBeInViewport()
  await expect(page.getByRole('main')).toBeFocused()
})
