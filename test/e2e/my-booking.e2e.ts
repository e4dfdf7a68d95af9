import { waitingSentences } from '#features/booking/rules/describe-waiting.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { BOOKED, BOOKING, book, datesOf, fillInvoice, formOf, MY_BOOKING } from './booking-site.ts'
import { expect, expectAccessible, expectFitsEverywhere, expectRoom, hydrated, test } from './site.ts'
import { addEvent, aMember, anInput } from './staff-site.ts'

for (const language of languagesOf('my booking')) {
  const index = LANGUAGES.indexOf(language)
  const messages = BOOKING[language]
  const my = MY_BOOKING[language]

  test(`a course of Aufbruch in ${language}: booked out, waited for, offered, moved, cancelled`, async ({
    page,
    request,
  }) => {
    // Own dates: other tests book the seeded ones.
    const member = await aMember(request)
    const date = await addEvent(request, member, anInput(60 + index))
    const later = await addEvent(request, member, anInput(90 + index))
    const fields = formOf(page)
    const address = `/buchen?serviceId=aufbruch&eventId=${date}&lng=${language}`
    await page.goto(`${address}&people=12`)
    await hydrated(page)
    await fillInvoice(page, `all-${language}@example.ch`)
    await fields.send.click()
    await page.waitForURL(BOOKED)
    const first = page.url()

    await page.goto(address)
    await hydrated(page)
    await expect(page.getByRole('main')).toContainText(messages.people.full)
    await fillInvoice(page, `waits-${language}@example.ch`)
    await expect(fields.send).toHaveAccessibleName(new RegExp(`^${messages.plate.wait}`))
    await expectAccessible(page)
    await fields.send.click()
    await page.waitForURL(BOOKED)
    await expect(page.locator('h1')).toHaveText(my.states.waitlisted.title)
    for (const sentence of waitingSentences(language, 0))
      await expect(page.getByRole('main')).toContainText(sentence)
    const second = page.url()

    await page.goto(first)
    await hydrated(page)
    await page.getByRole('button', { name: my.cancel.open }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(my.cancel.question)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: my.cancel.open }).click()
    await dialog.getByRole('button', { name: my.cancel.confirm }).click()
    await expect(page.locator('h1')).toHaveText(my.states.cancelled.title)
    await expect(page.locator('.toast-title')).toHaveText(my.cancel.saved)

    await page.goto(second)
    await hydrated(page)
    await expect(page.locator('h1')).toHaveText(my.states.offered.title.one)
    await expectAccessible(page)
    await page.getByRole('button', { name: my.accept.one }).click()
    await expect(page.locator('h1')).toHaveText(my.states.confirmed.title.one)

    const target = page.getByLabel(my.move.label)
    await target.selectOption(later)
    await page.getByRole('button', { name: my.move.save, exact: true }).click()
    await expect(page.locator('.toast-title')).toHaveText(my.move.saved)
    expect(page.url()).toMatch(BOOKED)
    expect(page.url()).not.toBe(second)
    await expect(page.locator('h1')).toHaveText(my.states.confirmed.title.one)
    const third = page.url()
    await page.goto(second)
    await expect(page.locator('h1')).toHaveText(my.states.moved.title)

    await page.goto(third)
    await hydrated(page)
    await page.getByRole('button', { name: my.cancel.open }).click()
    await page.getByRole('dialog').getByRole('button', { name: my.cancel.confirm }).click()
    await expect(page.locator('h1')).toHaveText(my.states.cancelled.title)
    await expect(page.locator('.toast-title')).toHaveText(my.cancel.saved)
    await expectAccessible(page)
  })
}

test('the names and the number are changed on the private page', async ({ page, request }) => {
  const date = (await datesOf(request, 'survival-mindset')).findLast(
    ({ placesLeft }) => (placesLeft ?? 0) >= 4,
  )
  const reference = await book(request, { eventId: date?.id, people: 2 })
  await page.goto(`/buchung/${reference}?lng=de`)
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText('Ihre zwei Plätze sind gebucht.')
  await expect(page.locator('main dl')).toContainText('Zwei Namen fehlen noch.')
  await page.getByLabel('Person 1').fill('Ada')
  await page.getByLabel('Person 2').fill('Grace')
  await page.getByRole('button', { name: 'Namen speichern' }).click()
  await expect(page.locator('main dl')).toContainText('Ada, Grace')
  await expect(page.locator('main')).not.toContainText(/Namen? fehl/)
  await expect(page.locator('main ol').first()).not.toContainText('Namen')
  await page.getByRole('button', { name: 'Eine Person mehr' }).click()
  await page.getByRole('button', { name: 'Zahl ändern' }).click()
  await expect(page.getByLabel('Person 3')).toBeVisible()
  await expect(page.getByLabel('Person 2')).toHaveValue('Grace')
  await expectFitsEverywhere(page)
  const answer = await request.get(
    (await page.getByRole('link', { name: /Kalender eintragen/ }).getAttribute('href')) ?? '',
  )
  expect(answer.headers()['content-type']).toContain('text/calendar')
})

test('a booking prints on one page, with the names of all participants', async ({ page, request }) => {
  const date = await addEvent(request, await aMember(request), anInput(140))
  const names = ['Ada Muster', 'Grace Hopper-Zgraggen', 'Joan Clarke', 'Noah Rossi', 'Zoë Favre', 'Amy Hill']
  names.push('Ben Keller', 'Maximiliane von Hohenstein')
  for (const people of [1, 8]) {
    const reference = await book(request, { eventId: date, people })
    const named = await request.post(`/api/bookings/${reference}/participants`, {
      data: { names: names.slice(0, people) },
    })
    expect(named.ok()).toBe(true)
    for (const language of ['de', 'it']) {
      await page.goto(`/buchung/${reference}?lng=${language}`)
      await hydrated(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main dl')).toContainText(names.slice(0, people).join(', '))
      await expect(page.locator('main button:visible, nav:visible')).toHaveCount(0)
      // A4 without margins is 176 mm wide.
      await page.setViewportSize({ width: 665, height: 985 })
      await expectRoom(page)
      await page.emulateMedia({ media: null })
      const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    }
  }
})
