import { waitingSentences } from '#features/booking/rules/describe-waiting.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { BOOKED, BOOKING, book, fillInvoice, formOf, MY_BOOKING } from './booking-site.ts'
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
    const all = await book(request, { eventId: date, people: 12 })

    await page.goto(`/buchen?serviceId=aufbruch&eventId=${date}&lng=${language}`)
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

    const { seen } = (await (await request.get(`/api/bookings/${all}`)).json()) as { seen: string }
    const cancelled = await request.post(`/api/bookings/${all}/cancellation`, { data: { seen } })
    expect(cancelled.ok(), await cancelled.text()).toBe(true)

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
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: my.cancel.open }).click()
    await expect(dialog).toContainText(my.cancel.question)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: my.cancel.open }).click()
    await dialog.getByRole('button', { name: my.cancel.confirm }).click()
    await expect(page.locator('h1')).toHaveText(my.states.cancelled.title)
    await expect(page.locator('.toast-title')).toHaveText(my.cancel.saved)
    await expectAccessible(page)
  })
}

test('names and number are changed on the private page: a refusal is focused and goes with the next change, and no message covers the focus', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for too many places.
  expectProblem(/409.*\/people/)
  const { names, people, problems } = MY_BOOKING.de
  const date = await addEvent(request, await aMember(request), anInput(135))
  const reference = await book(request, { eventId: date, people: 2 })
  await page.goto(`/buchung/${reference}?lng=de`)
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(page.locator('h1')).toHaveText('Ihre zwei Plätze sind gebucht.')
  await expect(main.locator('dl')).toContainText('Zwei Namen fehlen noch.')
  await page.getByLabel('Person 1').fill('Ada')
  await page.getByLabel('Person 2').fill('Grace')
  await page.getByRole('button', { name: names.save }).click()
  await expect(main.locator('dl')).toContainText('Ada, Grace')
  await expect(main).not.toContainText(/Namen? fehl/)
  await expect(main.locator('ol').first()).not.toContainText('Namen')

  const count = main.getByLabel(people.label, { exact: true })
  await count.fill('50')
  await count.press('Enter')
  await expect(main.getByRole('alert')).toBeFocused()
  await expect(main.getByRole('alert')).toHaveText(problems.sold_out)
  await count.fill('3')
  await count.press('Enter')
  await expect(page.getByLabel('Person 3')).toBeVisible()
  await expect(page.getByLabel('Person 2')).toHaveValue('Grace')
  await expect(main.getByRole('alert')).toHaveCount(0)
  await expect(count).toBeFocused()
  await expectFitsEverywhere(page)
  const file = await page.getByRole('link', { name: /Kalender eintragen/ }).getAttribute('href')
  expect((await request.get(file ?? '')).headers()['content-type']).toContain('text/calendar')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: names.save }).press('Enter')
  // It stays while the pointer is over it, also on a slow machine.
  await page.locator('.toast').hover()
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
  await expect.poll(clearance).toBeGreaterThanOrEqual(0)
})

test('a booking prints on one page, with the names of all participants', async ({ page, request }) => {
  const date = await addEvent(request, await aMember(request), anInput(140))
  const names = ['Ada Muster', 'Grace Hopper-Zgraggen', 'Joan Clarke', 'Noah Rossi', 'Zoë Favre', 'Amy Hill']
  names.push('Ben Keller', 'Maximiliane von Hohenstein')
  for (const [people, language] of [
    [1, 'de'],
    [8, 'it'],
  ] as const) {
    const reference = await book(request, { eventId: date, people })
    const named = await request.post(`/api/bookings/${reference}/participants`, {
      data: { names: names.slice(0, people) },
    })
    expect(named.ok()).toBe(true)
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
})
