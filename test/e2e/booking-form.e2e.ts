import { BOOKED, BOOKING, datesOf, draftOf, fillInvoice, formOf } from './booking-site.ts'
import { expect, expectAccessible, expectFitsEverywhere, expectRoom, hydrated, test } from './site.ts'

test('what was typed survives a reload and a change of language', async ({ page, request }) => {
  const [date] = await datesOf(request, 'feuer-und-fokus')
  await page.goto(`/buchen?eventId=${date?.id}&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.name.fill('Lia Muster')
  await fields.note.fill('Knie')
  await fields.invoice.check()
  await fields.company.fill('Beispiel AG')
  await page.getByRole('button', { name: 'Eine Person mehr' }).click()
  await expect.poll(() => draftOf(page)).toContain('Beispiel AG')
  await expect(page).toHaveURL(/people=2/)
  await page.reload()
  await hydrated(page)
  await expect(fields.name).toHaveValue('Lia Muster')
  await expect(fields.note).toHaveValue('Knie')
  await expect(fields.invoice).toBeChecked()
  await expect(fields.company).toHaveValue('Beispiel AG')
  await expect(fields.people).toHaveValue('2')
  await expect(fields.form.locator('dl')).toContainText('Lia Muster')

  await page.locator('details.languages > summary').click()
  await page.getByRole('link', { name: 'Français', exact: true }).first().click()
  await expect(page.locator('h1')).toHaveText(BOOKING.fr.title)
  await expect(fields.name).toHaveValue('Lia Muster')
  await expect(fields.company).toHaveValue('Beispiel AG')
  await expect(fields.people).toHaveValue('2')
  await expect(fields.total).toHaveText(/CHF\s400\.00/)
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

test('on a phone total and button stay visible, and never cover what has the focus', async ({
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
})

test('what was typed before the script loaded counts', async ({ page, request }) => {
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
})

test('a double click books once, and refused fields are shown on the page', async ({
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
  await refuse(409, { code: 'price_changed', totalCents: 1 }, problems.people.price_changed)
  await refuse(409, { code: 'voucher_lapsed' }, problems.voucher.voucher_lapsed)
  await refuse(502, { code: 'payment_unavailable' }, problems.way.payment_unavailable)
  await refuse(429, { code: 'too_many_requests' }, notices.too_many)
  await refuse(500, {}, notices.failed)
  await page.route('**/api/bookings', (route) => route.abort(), { times: 1 })
  await fields.send.click()
  await expect(fields.alert.first()).toContainText(notices.unanswered)

  let calls = 0
  page.on('request', (sent) => (calls += sent.url().endsWith('/api/bookings') ? 1 : 0))
  await fields.send.dblclick()
  await page.waitForURL(BOOKED)
  expect(calls).toBe(1)
})

test('a busy server is retried automatically, and the visitor is told', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/)
  const [date] = await datesOf(request, 'shelter-bau')
  await page.goto(`/buchen?eventId=${date?.id}&lng=fr`)
  await hydrated(page)
  const fields = formOf(page)
  await fillInvoice(page, 'patience@example.ch')
  const keys: (string | undefined)[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/bookings')) keys.push(sent.headers()['idempotency-key'])
  })
  const busy = { status: 503, headers: { 'Retry-After': '3' }, json: {} }
  await page.route('**/api/bookings', (route) => route.fulfill(busy), { times: 1 })
  await fields.send.click()
  await expect(page.getByRole('status').filter({ hasText: BOOKING.fr.plate.again })).toBeVisible()
  await page.waitForURL(BOOKED)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('the links to other languages keep what was chosen, without JavaScript', async ({
  browser,
  baseURL,
  request,
}) => {
  const [date] = await datesOf(request, 'feuer-und-fokus')
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/buchen?serviceId=feuer-und-fokus&eventId=${date?.id}&people=3&lng=de`)
  await page.locator('details.languages > summary').click()
  await page.locator('details.languages').getByRole('link', { name: 'Français', exact: true }).click()
  await expect(page.locator('h1')).toHaveText(BOOKING.fr.title)
  await expect(page).toHaveURL(new RegExp(`lng=fr.*eventId=${date?.id}`))
  await expect(formOf(page).people).toHaveValue('3')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', /\/buchen\?lng=fr$/)
  await context.close()
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

test('unknown ids lead to a choice instead of an error', async ({ page, request }) => {
  for (const [address, sentence] of [
    ['/buchen?serviceId=tauchen&lng=de', BOOKING.de.unavailable.unknown_service],
    ['/buchen?serviceId=aufbruch&eventId=gibt-es-nicht&lng=de', BOOKING.de.unavailable.unknown_event],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(sentence)
    await expectAccessible(page)
  }
  const answer = await request.get('/buchung/gibt-es-nicht?lng=de')
  expect(answer.status()).toBe(404)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const text = await answer.text()
  expect(text).toContain('Diese Buchung finden wir nicht.')
  expect(text).toContain('content="noindex"')
})

test('every step is accessible and fits its width from 320 to 1440, in light and dark', async ({
  page,
  request,
}) => {
  const [date] = await datesOf(request, 'durchhaltevermoegen')
  const steps = ['/buchen?', '/buchen?serviceId=klarer-kompass&', `/buchen?eventId=${date?.id}&`]
  for (const address of steps)
    for (const [language, colorScheme] of [
      ['fr', 'light'],
      ['it', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(`${address}lng=${language}`)
      await hydrated(page)
      await expectFitsEverywhere(page)
    }
})
