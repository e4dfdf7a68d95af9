import { LANGUAGES } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { formOf as loginForm, signIn } from './accounts.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'
import {
  aMemberWithPassword,
  CALENDAR,
  dayIn,
  expectFine,
  STAFF,
  STAFF_BOOKINGS,
  toastTitle,
} from './staff-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const language of languagesOf('an event of staff')) {
  const index = LANGUAGES.indexOf(language)
  const messages = STAFF[language]
  const booked = STAFF_BOOKINGS[language]

  test(`an event in ${language}: added from the calendar, changed, copied, repeated`, async ({
    page,
    request,
  }) => {
    const { email } = await aMemberWithPassword(request)
    await page.goto(`/event-kalender?lng=${language}`)
    await hydrated(page)
    const add = page.getByRole('main').getByRole('button', { name: CALENDAR[language].add.label })
    await add.click()
    await expect(toastTitle(page)).toHaveText(CALENDAR[language].add.signInTitle)
    await expect(page.locator('.toast-text')).toHaveText(CALENDAR[language].add.signInText)
    // It goes by itself after some seconds, which a busy machine may need for the press.
    await expect(async () => {
      await add.click()
      await page.locator('.toast-action').click({ timeout: 2000 })
    }).toPass()
    await expect(loginForm(page, language).submit).toBeVisible()
    await signIn(page, language, email)
    await expect(page).toHaveURL(/\/event-kalender/)

    await add.click()
    const dialog = page.getByRole('dialog', { name: messages.dialog.add })
    const { fields } = messages.dialog
    const field = (label: string) => dialog.getByLabel(label, { exact: false }).first()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: messages.dialog.submitAdd, exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(4)
    await expectFine(page)
    await dialog.getByRole('alert').getByRole('link').first().click()
    const title = dialog.locator('#event-titleDe')
    await expect(title).toBeFocused()
    const name = `Nebelgang ${language} ${Math.random().toString(36).slice(2, 7)}`
    await title.fill(name)
    await title.press('Escape')
    await expect(dialog).toBeHidden()
    await add.press('Enter')
    await expect(title).toHaveValue(name)
    await dialog.locator('summary').click()
    for (const other of ['En', 'Fr', 'It'])
      await dialog.locator(`#event-title${other}`).fill(`${name} ${other}`)
    await field(fields.service).selectOption('aufbruch')
    await dialog.locator('#event-from').fill(dayIn(20 + index))
    await expect(dialog.locator('#event-to')).toHaveValue(dayIn(20 + index))
    await dialog.locator('#event-place').fill('Zugerberg')
    await dialog.locator('#event-meetingPoint').fill('Bergstation')
    await dialog.locator('#event-places').fill('9')
    await dialog.locator('#event-price').fill('180.50')
    await dialog.locator('#event-note').fill('Seile mitnehmen')
    await dialog.locator('#event-repeat').selectOption('weekly')
    await dialog.locator('#event-repeatCount').fill('2')
    await dialog.getByRole('button', { name: messages.dialog.submitAdd, exact: true }).click()
    await expect(toastTitle(page)).toHaveText(messages.dialog.addedTitle)
    await expect(page.locator('.toast-text')).toHaveText(messages.dialog.addedText)
    await expect(dialog).toBeHidden()
    const linkName =
      language === 'de' ? name : `${name} ${language.replace(/^./, (letter) => letter.toUpperCase())}`
    await page.getByRole('main').getByRole('link', { name: linkName }).first().click()
    const loadedAt = () => page.evaluate(() => performance.timeOrigin)
    const before = await loadedAt()
    await page.getByRole('main').locator('a[href*="/verwaltung/kalender/"]').click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(linkName)
    expect(await loadedAt(), 'within the same document').toBe(before)

    await page.goto(`/verwaltung/kalender?weeks=26&lng=${language}`)
    const events = page.getByRole('main').getByRole('link', { name: linkName })
    await expect(events).toHaveCount(3)
    await expectFine(page)
    await events.first().click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(linkName)
    await expect(main).toContainText('Seile mitnehmen')
    await expect(main).toContainText(/CHF\s180\.50/)
    await expect(main).toContainText(booked.bookings.none)

    await main.getByRole('button', { name: messages.event.change, exact: true }).click()
    const change = page.getByRole('dialog', { name: messages.dialog.change })
    await change.locator('#event-meetingPoint').fill('Talstation')
    await change.getByRole('button', { name: messages.dialog.submitChange, exact: true }).click()
    await expect(toastTitle(page)).toHaveText(messages.dialog.changedTitle)
    await expect(main).toContainText('Talstation')

    await main.getByRole('button', { name: messages.event.repeat, exact: true }).click()
    const repeat = page.getByRole('dialog', { name: messages.ask.repeat.title })
    await expectAccessible(page)
    await repeat.getByLabel(messages.ask.repeat.rhythm).selectOption('monthly')
    await repeat.getByLabel(messages.ask.repeat.count).fill('1')
    await repeat.getByRole('button', { name: messages.ask.repeat.submit }).click()
    await expect(repeat).toBeHidden()

    await main.getByRole('button', { name: messages.event.duplicate, exact: true }).click()
    const copy = page.getByRole('dialog', { name: messages.dialog.duplicate })
    await expect(copy.locator('#event-titleDe')).toHaveValue(name)
    await expect(copy.locator('#event-from')).toHaveValue('')
    await copy.locator('#event-titleDe').fill(`${name} bis`)
    await copy.locator('summary').click()
    for (const other of ['En', 'Fr', 'It']) await copy.locator(`#event-title${other}`).fill('')
    await copy.locator('#event-from').fill(dayIn(40))
    await copy.getByRole('button', { name: messages.dialog.submitAdd, exact: true }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${name} bis`)
    await page.goto(`/verwaltung/kalender?weeks=26&lng=${language}`)
    await expect(main.getByRole('link', { name: linkName })).toHaveCount(language === 'de' ? 5 : 4)
  })
}
