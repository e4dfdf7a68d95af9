import { BOOKING, book, formOf, MY_BOOKING } from './booking-site.ts'
import { expect, hydrated, test } from './site.ts'
import { addEvent, aMember, anInput } from './staff-site.ts'

test('a code restored by a reload counts in the price, and a refused one is announced', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for the refused code.
  expectProblem(/409.*voucher-appraisals/)
  await page.route('**/api/voucher-appraisals', (route) => {
    const { code } = route.request().postDataJSON() as { code: string }
    return code === 'GRAT-GOOD'
      ? route.fulfill({ json: { coversCents: 150_00, leftCents: 0, dueCents: 50_00 } })
      : route.fulfill({ status: 409, json: { code: 'voucher_unknown' } })
  })
  const date = await addEvent(request, await aMember(request), anInput(130))
  await page.goto(`/buchen?eventId=${date}&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.voucher.fill('GRAT-BAD')
  await fields.voucher.press('Enter')
  const sentence = BOOKING.de.problems.voucher.voucher_unknown
  await expect(fields.voucher).toHaveAccessibleDescription(sentence)
  await expect(fields.form.getByRole('status').filter({ hasText: sentence })).toHaveCount(1)
  await fields.voucher.fill('GRAT-GOOD')
  await fields.voucher.press('Enter')
  await expect(fields.total).toHaveText(/CHF\s50\.00/)
  await page.reload()
  await hydrated(page)
  await expect(fields.voucher).toHaveValue('GRAT-GOOD')
  await expect(fields.total).toHaveText(/CHF\s50\.00/)
})

test('a successful change removes the earlier refusal and keeps the focus', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for too many places.
  expectProblem(/409.*\/people/)
  const { people, cancel, problems, states } = MY_BOOKING.de
  const date = await addEvent(request, await aMember(request), anInput(135))
  const reference = await book(request, { eventId: date, people: 2 })
  await page.goto(`/buchung/${reference}?lng=de`)
  await hydrated(page)
  const main = page.getByRole('main')
  const count = main.getByLabel(people.label, { exact: true })
  await count.fill('50')
  await count.press('Enter')
  await expect(main.getByRole('alert')).toBeFocused()
  await expect(main.getByRole('alert')).toHaveText(problems.sold_out)
  await count.fill('3')
  await count.press('Enter')
  await expect(main.getByLabel('Person 3')).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(count).toBeFocused()

  await main.getByRole('button', { name: cancel.open }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: cancel.confirm }).press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(states.cancelled.title)
  await expect(main).toBeFocused()
})
