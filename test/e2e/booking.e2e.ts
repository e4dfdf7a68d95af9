import { counted } from '#i18n/counted.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { BOOKED, BOOKING, datesOf, draftOf, fillInvoice, formOf, MY_BOOKING } from './booking-site.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'
import { MAILBOX } from './mailbox.ts'

for (const language of languagesOf('booking by keyboard')) {
  const index = LANGUAGES.indexOf(language)
  const messages = BOOKING[language]

  test(`a course booked in ${language} by keyboard only, on invoice`, async ({ page, request }) => {
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
    await expect(page.locator('h1')).toHaveText(messages.title)
    const card = page.locator(`main a[href*="${date?.id}"]`)
    if (!(await card.isVisible())) {
      await tabTo(page, page.locator('main summary'))
      await page.keyboard.press('Enter')
    }
    await tabTo(page, card)
    await page.keyboard.press('Enter')
    await expect(card).toHaveAttribute('aria-current', 'true')

    const fields = formOf(page)
    await tabTo(page, page.getByRole('button', { name: messages.people.more }))
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
    await expect(fields.send).toHaveAccessibleName(new RegExp(`^${messages.plate.book}`))
    await page.keyboard.press('Enter')

    await page.waitForURL(BOOKED)
    await expect(page.locator('h1')).toHaveText(
      counted(language, 2, MY_BOOKING[language].states.confirmed.title),
    )
    await expect(page.getByRole('main')).toContainText(`lia-${language}@example.ch`)
    await expectAccessible(page)
    expect(await draftOf(page)).toBeNull()
    await expect(async () => {
      await page.goto(MAILBOX)
      await expect(page.getByRole('row').filter({ hasText: `lia-${language}@example.ch` })).toHaveCount(1, {
        timeout: 500,
      })
    }).toPass()
  })
}

for (const language of languagesOf('booking without script')) {
  const messages = BOOKING[language]

  test(`without JavaScript, in ${language}: from the choice to the booking, its change and its end`, async ({
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
    await expect(fields.alert.first()).toContainText(messages.problems.email.required)
    await expect(fields.name).toHaveValue('Lia & «Söhne»')
    await expect(fields.people).toHaveValue('2')
    await expect(fields.total).toHaveText(/CHF\s200\.00/)

    await fillInvoice(page, `plain-${language}@example.ch`)
    await fields.send.click()
    await expect(fields.alert.first()).toContainText(messages.problems.voucher.voucher_unknown)
    await fields.voucher.fill('')
    await fields.terms.check()
    await fields.send.click()
    await page.waitForURL(BOOKED)
    await expect(page.locator('h1')).toHaveText(counted(language, 2, my.states.confirmed.title))

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
