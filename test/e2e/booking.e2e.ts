import { LANGUAGES } from '#i18n/languages.ts'
import {
  BOOKED,
  BOOKING,
  book,
  datesOf,
  draftOf,
  expectRoom,
  fillInvoice,
  formOf,
  MY_BOOKING,
  payAtTheTill,
} from './booking-site.ts'
import { openCart, putIntoCart, tabTo } from './shopping.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

for (const [index, language] of LANGUAGES.entries()) {
  const words = BOOKING[language]

  test(`a course booked in ${language} by keyboard alone, by invoice`, async ({ page, request }) => {
    const dates = (await datesOf(request, 'durchhaltevermoegen')).filter(
      ({ placesLeft }) => (placesLeft ?? 0) >= 4,
    )
    const date = dates[index % dates.length]
    await page.goto(`/buchen?lng=${language}`)
    await hydrated(page)
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /^Durchhalte/ })
        .first(),
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/serviceId=durchhaltevermoegen/)
    await expect(page.locator('h1')).toHaveText(words.title)
    const card = page.locator(`main a[href*="${date?.id}"]`)
    if (!(await card.isVisible())) {
      await tabTo(page, page.locator('main summary'))
      await page.keyboard.press('Enter')
    }
    await tabTo(page, card)
    await page.keyboard.press('Enter')
    await expect(card).toHaveAttribute('aria-current', 'true')

    const fields = formOf(page)
    await tabTo(page, page.getByRole('button', { name: words.people.more }))
    await page.keyboard.press('Space')
    await expect(fields.people).toHaveValue('2')
    await expect(fields.total).toHaveText(/CHF\s500\.00/)
    await tabTo(page, fields.name)
    await page.keyboard.type('Lia Muster')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`lia-${language}@example.ch`)
    await tabTo(page, fields.online)
    await page.keyboard.press('ArrowDown')
    for (const [field, text] of [
      [fields.company, 'Beispiel AG'],
      [fields.street, 'Musterweg 1'],
      [fields.postalCode, '6330'],
      [fields.city, 'Cham'],
    ] as const) {
      await page.keyboard.press('Tab')
      await expect(field).toBeFocused()
      await page.keyboard.type(text)
    }
    await tabTo(page, fields.terms)
    await page.keyboard.press('Space')
    await expectAccessible(page)
    await tabTo(page, fields.send)
    await expect(fields.send).toHaveAccessibleName(new RegExp(`^${words.plate.book}`))
    await page.keyboard.press('Enter')

    await page.waitForURL(BOOKED)
    await expect(page.locator('h1')).toHaveText(MY_BOOKING[language].states.confirmed.title)
    await expect(page.getByRole('main')).toContainText(`lia-${language}@example.ch`)
    await expectAccessible(page)
    expect(await draftOf(page)).toBeNull()
    await expect(async () => {
      await page.goto('/dev/mailbox')
      await expect(page.getByRole('row').filter({ hasText: `lia-${language}@example.ch` })).toHaveCount(1, {
        timeout: 500,
      })
    }).toPass()
  })

  test(`a course of Aufbruch in ${language}: booked out, waited for, offered, moved, cancelled`, async ({
    page,
    request,
  }) => {
    const my = MY_BOOKING[language]
    const open = (await datesOf(request, 'aufbruch')).filter(({ placesLeft }) => (placesLeft ?? 0) >= 3)
    const date = open[index % open.length]
    const fields = formOf(page)
    const address = `/buchen?serviceId=aufbruch&eventId=${date?.id}&lng=${language}`
    await page.goto(`${address}&people=${date?.placesLeft}`)
    await hydrated(page)
    await fillInvoice(page, `all-${language}@example.ch`)
    await fields.send.click()
    await page.waitForURL(BOOKED)
    const first = page.url()

    await page.goto(address)
    await hydrated(page)
    await expect(page.getByRole('main')).toContainText(words.people.full)
    await fillInvoice(page, `waits-${language}@example.ch`)
    await expect(fields.send).toHaveAccessibleName(new RegExp(`^${words.plate.wait}`))
    await expectAccessible(page)
    await fields.send.click()
    await page.waitForURL(BOOKED)
    await expect(page.locator('h1')).toHaveText(my.states.waitlisted.title)
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
    await expect(page.locator('h1')).toHaveText(my.states.offered.title)
    await expectAccessible(page)
    await page.getByRole('button', { name: my.accept }).click()
    await expect(page.locator('h1')).toHaveText(my.states.confirmed.title)

    const target = page.getByLabel(my.move.label)
    await target.selectOption({ index: 0 })
    await page.getByRole('button', { name: my.move.save, exact: true }).click()
    await expect(page.locator('.toast-title')).toHaveText(my.move.saved)
    expect(page.url()).toMatch(BOOKED)
    expect(page.url()).not.toBe(second)
    await expect(page.locator('h1')).toHaveText(my.states.confirmed.title)
    const third = page.url()
    await page.goto(second)
    await expect(page.locator('h1')).toHaveText(my.states.moved.title)

    await page.goto(third)
    await hydrated(page)
    await page.getByRole('button', { name: my.cancel.open }).click()
    await page.getByRole('dialog').getByRole('button', { name: my.cancel.confirm }).click()
    await expect(page.locator('h1')).toHaveText(my.states.cancelled.title)
    await expectAccessible(page)
  })

  test(`without script, in ${language}: from the choice to the booking, its change and its end`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const my = MY_BOOKING[language]
    const date = (await datesOf(request, 'back-to-the-roots')).filter(
      ({ placesLeft }) => (placesLeft ?? 0) >= 5,
    )[0]
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const page = await context.newPage()
    const fields = formOf(page)
    await page.goto(`/buchen?lng=${language}&voucher=GRAT-0000-0000-0000`)
    await page.getByRole('main').getByRole('link', { name: 'Back to the Roots' }).click()
    await page.locator(`main a[href*="${date?.id}"]`).click()
    await expect(fields.voucher).toHaveValue('GRAT-0000-0000-0000')
    await fields.people.fill('2')
    await fields.name.fill('Lia & «Söhne»')
    await fields.invoice.check()
    await expect(fields.company).toBeVisible()
    await fields.company.fill('Beispiel AG')
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.request().method() === 'POST'),
      fields.send.click(),
    ])
    expect(answer.status()).toBe(422)
    await expect(fields.alert.first()).toBeFocused()
    await expect(fields.alert.first()).toContainText(words.problems.email.required)
    await expect(fields.name).toHaveValue('Lia & «Söhne»')
    await expect(fields.people).toHaveValue('2')
    await expect(fields.total).toHaveText(/CHF\s200\.00/)

    await fillInvoice(page, `plain-${language}@example.ch`)
    await fields.send.click()
    await expect(fields.alert.first()).toContainText(words.problems.voucher.voucher_unknown)
    await fields.voucher.fill('')
    await fields.terms.check()
    await fields.send.click()
    await page.waitForURL(BOOKED)
    await expect(page.locator('h1')).toHaveText(my.states.confirmed.title)

    await page.locator('input[name="name"]').first().fill('Ada')
    await page.getByRole('button', { name: my.names.save }).click()
    await expect(page.locator('main dl')).toContainText('Ada')
    await page.locator('input[name="people"]').fill('1')
    await page.getByRole('button', { name: my.people.save }).click()
    await expect(page.locator('input[name="people"]')).toHaveValue('1')
    await page.locator('main summary').click()
    await page.getByRole('button', { name: my.cancel.confirm }).click()
    await expect(page.locator('h1')).toHaveText(my.states.cancelled.title)
    await context.close()
  })
}

test('a place paid at the till, also after turning back', async ({ page, request }) => {
  const date = (await datesOf(request, 'klarer-kompass')).filter(
    ({ placesLeft }) => (placesLeft ?? 0) >= 4,
  )[0]
  await page.goto(`/buchen?serviceId=klarer-kompass&eventId=${date?.id}&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.name.fill('Lia Muster')
  await fields.email.fill('till@example.ch')
  await fields.terms.check()
  await expect(fields.send).toHaveAccessibleName(/^Buchen und bezahlen CHF\s300\.00/)
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
  await payAtTheTill(page)
  await page.waitForURL(BOOKED)
  await expect(page.locator('h1')).toHaveText(MY_BOOKING.de.states.confirmed.title)
  await expect(page.getByRole('main')).toContainText(MY_BOOKING.de.test)
  await expect.poll(() => draftOf(page)).toBeNull()
  await expectAccessible(page)

  const my = MY_BOOKING.de
  await page.getByRole('button', { name: my.cancel.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: my.cancel.confirm }).click()
  await expect(page.locator('h1')).toHaveText(my.states.cancelled.title)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText(/CHF\s300\.00 sind zurückgesendet/, { timeout: 500 })
  }).toPass()
  await expectAccessible(page)
})

test('the links to other languages keep what was chosen, without script', async ({
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

test('a held place names its time and leads back to the payment', async ({ page, request }) => {
  const date = (await datesOf(request, 'klarer-kompass')).at(-1)
  const reference = await book(request, { eventId: date?.id, way: 'online' })
  await page.goto(`/buchung/${reference}?lng=de`)
  await expect(page.locator('h1')).toHaveText('Ihr Platz ist reserviert.')
  await expect(page.getByRole('main')).toContainText(/Bezahlen Sie bis \d\d\.\d\d Uhr/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Jetzt bezahlen/ }).click()
  await page.waitForURL(/testkasse/)
})

test('a voucher from the shop pays its part, once', async ({ page, request, expectProblem }) => {
  // The browser's own note that a spent voucher is refused.
  expectProblem(/409.*voucher-appraisals/)
  await putIntoCart(page, 'gutschein-aufbruch')
  await openCart(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zur Kasse gehen/ })
    .click()
  await payAtTheTill(page, 'voucher-buyer@example.ch')
  await page.waitForURL(/\/success\?order=/)
  let code = ''
  await expect(async () => {
    await page.goto('/dev/mailbox')
    const mails = page.getByRole('row').filter({ hasText: 'voucher-buyer@example.ch' }).getByRole('link')
    for (const href of await mails.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      const text = await (await request.get(href ?? '')).text()
      code ||= /GRAT-[\w-]{14}/.exec(text)?.[0] ?? ''
    }
    expect(code).not.toBe('')
  }).toPass()

  const date = (await datesOf(request, 'aufbruch')).findLast(({ placesLeft }) => (placesLeft ?? 0) >= 2)
  await page.goto(`/buchen?voucher=${code}&lng=de`)
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText(code)
  await page.getByRole('main').getByRole('link', { name: 'Aufbruch', exact: true }).click()
  const card = page.locator(`main a[href*="${date?.id}"]`)
  await expect(page.locator('main summary')).toBeVisible()
  if (!(await card.isVisible())) await page.locator('main summary').click()
  await card.click()
  const fields = formOf(page)
  await expect(fields.voucher).toHaveValue(code)
  await expect(fields.form).toContainText(/Der Gutschein zahlt CHF\s200\.00\. Damit ist alles bezahlt\./)
  await expect(fields.total).toHaveText(/CHF\s0\.00/)
  await expect(fields.form.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Eine Person mehr' }).click()
  await expect(fields.total).toHaveText(/CHF\s200\.00/)
  await page.getByRole('button', { name: 'Eine Person weniger' }).click()
  await fields.name.fill('Lia Muster')
  await fields.email.fill('voucher@example.ch')
  await fields.terms.check()
  await expect(fields.send).toHaveAccessibleName(/^Verbindlich buchen CHF\s0\.00/)
  await fields.send.click()
  await page.waitForURL(BOOKED)
  await expect(page.getByRole('main')).toContainText('Nichts offen')

  await page.goto(`/buchen?eventId=${date?.id}&voucher=${code}&lng=de`)
  await hydrated(page)
  await expect(fields.voucher).toHaveAccessibleDescription('Dieser Gutschein ist aufgebraucht.')
})

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

test('a double click books once, and what the server refuses has its place on the page', async ({
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

test('the names and the number are changed behind the private link', async ({ page, request }) => {
  const date = (await datesOf(request, 'survival-mindset')).findLast(
    ({ placesLeft }) => (placesLeft ?? 0) >= 4,
  )
  const reference = await book(request, { eventId: date?.id, people: 2 })
  await page.goto(`/buchung/${reference}?lng=de`)
  await hydrated(page)
  await page.getByLabel('Person 1').fill('Ada')
  await page.getByLabel('Person 2').fill('Grace')
  await page.getByRole('button', { name: 'Namen speichern' }).click()
  await expect(page.locator('main dl')).toContainText('Ada, Grace')
  await page.getByRole('button', { name: 'Eine Person mehr' }).click()
  await page.getByRole('button', { name: 'Zahl ändern' }).click()
  await expect(page.getByLabel('Person 3')).toBeVisible()
  await expect(page.getByLabel('Person 2')).toHaveValue('Grace')
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await expectRoom(page)
  }
  const answer = await request.get(
    (await page.getByRole('link', { name: /Kalender eintragen/ }).getAttribute('href')) ?? '',
  )
  expect(answer.headers()['content-type']).toContain('text/calendar')
})

test('a day of one’s own leads to its request with event and people chosen', async ({ page }) => {
  await page.goto('/buchen?serviceId=back-to-the-roots&people=12&lng=de')
  await hydrated(page)
  const fields = formOf(page)
  await expect(fields.total).toHaveText(/CHF\s1’400\.00/)
  await fields.people.fill('21')
  await expect(fields.total).toHaveText(/CHF\s1’890\.00/)
  await fields.people.fill('31')
  await expect(fields.total).toHaveText('Auf Anfrage')
  await fields.people.fill('14')
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await expectRoom(page)
  }
  await fields.send.click()
  await page.waitForURL(/\/buchen\/anfrage\?/)
  const request = page.getByRole('form', { name: 'Anfrage für einen Team-Event' })
  await expect(request.getByLabel('Team-Event')).toHaveValue('back-to-the-roots')
  await expect(request.getByLabel('Anzahl Personen')).toHaveValue('14')
})

test('ids that nobody knows lead on instead of failing', async ({ page, request }) => {
  for (const [address, sentence] of [
    ['/buchen?serviceId=tauchen&lng=de', BOOKING.de.trouble.unknown_service],
    ['/buchen?serviceId=aufbruch&eventId=gibt-es-nicht&lng=de', BOOKING.de.trouble.unknown_event],
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

test('every step is accessible and holds its width from 320 to 1440, by day and by night', async ({
  page,
  request,
}) => {
  const [date] = await datesOf(request, 'durchhaltevermoegen')
  test.setTimeout(120_000)
  const steps = ['/buchen?', '/buchen?serviceId=klarer-kompass&', `/buchen?eventId=${date?.id}&`]
  for (const address of steps)
    for (const [language, colorScheme] of [
      ['fr', 'light'],
      ['it', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(`${address}lng=${language}`)
      await hydrated(page)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expectAccessible(page)
      }
      await page.setViewportSize({ width: 320, height: 844 })
      await expectRoom(page)
    }
})
