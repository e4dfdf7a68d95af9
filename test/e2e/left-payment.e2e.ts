import { formOf } from './booking-site.ts'
import { expect, hydrated, test } from './site.ts'
import { addEvent, aMember, anInput } from './staff-site.ts'

// The grace period is a minute, checked every minute.
test.describe.configure({ timeout: 240_000 })

test('a closed payment page gives its place back soon; who goes back and is led on to it keeps theirs', async ({
  page,
  request,
  context,
}) => {
  const eventId = await addEvent(request, await aMember(request), { ...anInput(140), places: 2 })
  const placesLeft = async () =>
    ((await (await request.get(`/api/events/${eventId}?lng=de`)).json()) as { placesLeft: number }).placesLeft

  await page.goto(`/buchen?eventId=${eventId}&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.name.fill('Lia Muster')
  await fields.email.fill('goes-back@example.ch')
  await fields.terms.check()
  await fields.send.click()
  await page.waitForURL(/testkasse/)
  const till = page.url()
  await page.goBack()
  await hydrated(page)
  const open = page.getByRole('region', { name: /^Ihre Reservation ist offen bis \d\d\.\d\d Uhr/ })
  await expect(open).toBeVisible()

  const other = { eventId, people: 1, name: 'Noah Rossi', email: 'closes@example.ch', way: 'online' }
  const booked = await request.post('/api/bookings', { data: { ...other, terms: true, language: 'de' } })
  const tab = await context.newPage()
  await tab.goto(((await booked.json()) as { payUrl: string }).payUrl)
  await tab.waitForLoadState()
  expect(await placesLeft()).toBe(0)
  await tab.close({ runBeforeUnload: true })

  await expect.poll(placesLeft, { timeout: 180_000, intervals: [2000] }).toBe(1)
  await page.reload()
  await hydrated(page)
  await open.getByRole('link').click()
  await page.waitForURL(till)
  await expect(page.locator('#email')).toBeVisible()
})
