import { BOOKED, BOOKING, datesOf, draftOf, fillInvoice, formOf } from './booking-site.ts'
import { expect, expectAccessible, expectFitsEverywhere, expectRoom, hydrated, test } from './site.ts'

test('what was typed counts before the script loaded, and survives a reload and a change of language', async ({
  page,
  request,
}) => {
  const [date] = await datesOf(request, 'feuer-und-fokus')
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\.js$/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(`/buchen?eventId=${date?.id}&lng=de`, { waitUntil: 'commit' })
  const fields = formOf(page)
  await fields.people.fill('2')
  await fields.name.fill('Lia Muster')
  arrive()
  await hydrated(page)
  await expect(fields.people).toHaveValue('2')
  await expect(fields.total).toHaveText(/CHF\s400\.00/)
  await expect(fields.form.locator('dl')).toContainText('Lia Muster')
  await page.getByRole('button', { name: 'Eine Person mehr' }).click()
  await expect(fields.total).toHaveText(/CHF\s600\.00/)
  await fields.note.fill('Knie')
  await fields.invoice.check()
  await fields.company.fill('Beispiel AG')
  await expect.poll(() => draftOf(page)).toContain('Beispiel AG')
  await expect(page).toHaveURL(/people=3/)
  await page.reload()
  await hydrated(page)
  await expect(fields.name).toHaveValue('Lia Muster')
  await expect(fields.note).toHaveValue('Knie')
  await expect(fields.invoice).toBeChecked()
  await expect(fields.company).toHaveValue('Beispiel AG')
  await expect(fields.people).toHaveValue('3')
  await expect(fields.form.locator('dl')).toContainText('Lia Muster')

  await page.locator('details.languages > summary').click()
  await page.getByRole('link', { name: 'Français', exact: true }).first().click()
  await expect(page.locator('h1')).toHaveText(BOOKING.fr.title)
  await expect(fields.name).toHaveValue('Lia Muster')
  await expect(fields.company).toHaveValue('Beispiel AG')
  await expect(fields.people).toHaveValue('3')
  await expect(fields.total).toHaveText(/CHF\s600\.00/)
})

test('a note requires consent once something is written, and is refused without it, also without JavaScript', async ({
  browser,
  page,
  request,
}) => {
  const [date] = await datesOf(request, 'feuer-und-fokus')
  const address = `/buchen?eventId=${date?.id}&lng=de`
  await page.goto(address)
  await hydrated(page)
  const fields = formOf(page)
  const consent = fields.form.locator('[name="noteConsent"]')
  await expect(consent).toBeHidden()
  await fillInvoice(page, 'note@example.ch')
  await fields.note.fill('Nussallergie')
  await expect(consent).toBeVisible()
  await expectAccessible(page)
  await fields.send.click()
  await expect(fields.alert).toContainText(
    'Ohne Ihr Einverständnis dürfen wir diese Bemerkung nicht speichern.',
  )
  await consent.check()
  await fields.send.click()
  await page.waitForURL(BOOKED)
  await page.getByRole('button', { name: 'Bemerkung löschen' }).click()
  await expect(page.getByRole('button', { name: 'Bemerkung löschen' })).toHaveCount(0)

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(new URL(address, page.url()).href)
  await expect(plain.locator('[name="noteConsent"]')).toBeHidden()
  await plain.locator('[name="note"]').fill('Nussallergie')
  await expect(plain.locator('[name="noteConsent"]')).toBeVisible()
  await plain.context().close()
})

test('on a phone total and button stay visible, and never cover what has the focus; a button that ends keeps it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [date] = await datesOf(request, 'feuer-und-fokus')
  await page.goto(`/buchen?eventId=${date?.id}&people=2&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await expect(fields.send).toHaveCount(1)
  await expect(fields.send).toBeInViewport()
  const bar = page.locator('.next-step')
  await expect(bar).toContainText(/CHF\s400\.00/)
  await expect(bar).toContainText('2 Personen')
  const isCovered = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      const top = document.querySelector('.next-step')?.getBoundingClientRect().top ?? 0
      if (!focused?.closest('form') || focused.closest('.next-step')) return false
      return focused.getBoundingClientRect().bottom > top + 1
    })
  await fields.people.focus()
  for (let step = 0; step < 18; step += 1) {
    await page.keyboard.press('Tab')
    expect(await isCovered()).toBe(false)
  }
  // A text area half behind the bar, whose caret is in view.
  await page.locator('[name="note"]').evaluate((field: HTMLTextAreaElement) => {
    field.blur()
    window.scrollBy(0, field.getBoundingClientRect().top - 680)
    field.focus()
  })
  expect(await isCovered()).toBe(false)
  const less = page.getByRole('button', { name: 'Eine Person weniger' })
  await less.focus()
  for (let press = 0; press < 2; press++) {
    await page.keyboard.press('Enter')
    await expect(fields.people).toHaveValue('1')
    await expect(less).toBeFocused()
    await expect(less).toBeDisabled()
  }
  await page.emulateMedia({ forcedColors: 'active' })
  const colours = await fields.form
    .locator('a[aria-current]')
    .locator('b, small')
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color))
  expect(colours.length, 'of the chosen date').toBeGreaterThanOrEqual(3)
  expect(new Set(colours).size).toBe(1)
})

test('refused fields are shown on the page, a busy server is asked again with the same key, and a double click books once', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/)
  const [date] = await datesOf(request, 'shelter-bau')
  await page.goto(`/buchen?eventId=${date?.id}&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.send.click()
  await expect(fields.alert.first()).toBeFocused()
  await expect(fields.name).toHaveAccessibleDescription(BOOKING.de.problems.name.required)
  await expectAccessible(page)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectRoom(page)
  }
  await fields.alert.getByRole('link').first().click()
  await expect(fields.name).toBeFocused()
  await fillInvoice(page, 'double@example.ch')
  await expect(fields.alert).toHaveCount(0)

  const refuse = async (status: number, json: object, sentence: string) => {
    await page.route('**/api/bookings', (route) => route.fulfill({ status, json }), { times: 1 })
    await fields.send.click()
    await expect(fields.alert.first()).toContainText(sentence)
  }
  const { problems, notices } = BOOKING.de
  await refuse(409, { code: 'sold_out', placesLeft: 0 }, problems.people.sold_out)
  await refuse(500, {}, notices.failed)
  await page.route('**/api/bookings', (route) => route.abort(), { times: 1 })
  await fields.send.click()
  await expect(fields.alert.first()).toContainText(notices.unanswered)

  const keys: (string | undefined)[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/bookings')) keys.push(sent.headers()['idempotency-key'])
  })
  const busy = { status: 503, headers: { 'Retry-After': '3' }, json: {} }
  await page.route('**/api/bookings', (route) => route.fulfill(busy), { times: 1 })
  await fields.send.dblclick()
  await expect(page.getByRole('status').filter({ hasText: BOOKING.de.plate.again })).toBeVisible()
  await page.waitForURL(BOOKED)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a refused code is announced; one that pays its part, or all of it, counts in the price, also after a reload', async ({
  page,
  request,
  expectProblem,
}) => {
  // Logged by the browser for the refused code.
  expectProblem(/409.*voucher-appraisals/)
  await page.route('**/api/voucher-appraisals', (route) => {
    const { code } = route.request().postDataJSON() as { code: string }
    if (code === 'GRAT-GOOD')
      return route.fulfill({ json: { coversCents: 150_00, leftCents: 0, dueCents: 50_00 } })
    if (code === 'GRAT-FULL')
      return route.fulfill({ json: { coversCents: 200_00, leftCents: 0, dueCents: 0 } })
    return route.fulfill({ status: 409, json: { code: 'voucher_unknown' } })
  })
  const [date] = await datesOf(request, 'feuer-und-fokus')
  await page.goto(`/buchen?eventId=${date?.id}&lng=de`)
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
  await expect(fields.form.getByRole('radio')).not.toHaveCount(0)
  await fields.voucher.fill('GRAT-FULL')
  await fields.voucher.press('Enter')
  await expect(fields.form).toContainText(/Der Gutschein deckt CHF\s200\.00\. Damit ist alles bezahlt\./)
  await expect(fields.total).toHaveText(/CHF\s0\.00/)
  await expect(fields.form.getByRole('radio')).toHaveCount(0)
  await expect(fields.send).toHaveAccessibleName(/^Verbindlich buchen CHF\s0\.00/)
})

test('a date of one’s own links to its request with event and people chosen', async ({ page }) => {
  await page.goto('/buchen?serviceId=back-to-the-roots&people=12&lng=de')
  await hydrated(page)
  const fields = formOf(page)
  await expect(fields.total).toHaveText(/CHF\s1’400\.00/)
  await fields.people.fill('21')
  await expect(fields.total).toHaveText(/CHF\s1’890\.00/)
  await fields.people.fill('31')
  await expect(fields.total).toHaveText('Auf Anfrage')
  await fields.people.fill('14')
  await expectFitsEverywhere(page)
  await fields.send.click()
  await page.waitForURL(/\/buchen\/anfrage\?/)
  const request = page.getByRole('form', { name: 'Anfrage für einen Termin' })
  await expect(request.getByLabel('Team-Event')).toHaveValue('back-to-the-roots')
  await expect(request.getByLabel('Anzahl Personen')).toHaveValue('14')
})
