import { fill, plural } from '#i18n/format.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { formOf as loginForm, signIn } from './accounts.ts'
import {
  BOOKED,
  BOOKING,
  draftOf,
  fillInvoice,
  formOf,
  MY_BOOKING,
  payWithTestkasse,
} from './booking-site.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'
import {
  act,
  addEvent,
  aMember,
  anInput,
  bookingsOf,
  CALENDAR,
  dayIn,
  expectFine,
  openStaff,
  rowOf,
  STAFF,
  STAFF_BOOKINGS,
  subjectOf,
  subjectsTo,
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
    const { email } = await aMember(request)
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

for (const language of languagesOf('a course of 12')) {
  const index = LANGUAGES.indexOf(language)
  const messages = STAFF[language]
  const booked = STAFF_BOOKINGS[language]

  test(`a course of 12 in ${language}: fully booked, waited for, moved, given and cancelled, with both sides`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/409.*confirmation/)
    const member = await aMember(request)
    const id = await addEvent(request, member, anInput(30 + index))
    const target = await addEvent(request, member, anInput(60 + index))
    const first = `zwoelf-${language}-${id.slice(0, 6)}@example.ch`
    const second = `wartet-${language}-${id.slice(0, 6)}@example.ch`
    const fields = formOf(page)
    const address = `/buchen?serviceId=aufbruch&eventId=${id}&lng=${language}`

    await page.goto(`${address}&people=12`)
    await hydrated(page)
    await fields.name.fill('Lia Muster')
    await fields.email.fill(first)
    await fields.terms.check()
    await fields.send.click()
    await payWithTestkasse(page, first)
    await page.waitForURL(BOOKED)
    const firstPage = page.url()
    await expect.poll(() => draftOf(page)).toBeNull()
    await page.goto(address)
    await hydrated(page)
    await expect(page.getByRole('main')).toContainText(BOOKING[language].people.full)
    await fillInvoice(page, second)
    await fields.name.fill('Ben Keller')
    await fields.send.click()
    await page.waitForURL(BOOKED)
    await expect(page.locator('h1')).toHaveText(MY_BOOKING[language].states.waitlisted.title)
    const secondPage = page.url()

    await openStaff(page, { member, language, address: `/kalender/${id}` })
    const main = page.getByRole('main')
    await expect(main).toContainText(fill(messages.season.ofPlaces, { n: 12, places: 12 }))
    await expect(main).toContainText(plural(language, 1, messages.season.waiting))
    await expect(main).toContainText(messages.season.full)
    await act(page, { name: 'Ben Keller', language }, booked.actions.give)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: booked.ask.give.submit, exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(messages.refusals.sold_out)
    await dialog.getByRole('button', { name: messages.ask.keep, exact: true }).click()
    await expect(dialog).toBeHidden()

    await act(page, { name: 'Lia Muster', language }, booked.actions.move)
    await expect(dialog.getByLabel(booked.ask.move.to)).toBeVisible()
    await expectFine(page)
    await dialog.getByLabel(booked.ask.move.to).selectOption(target)
    await expect(dialog.locator('details pre').first()).toHaveAttribute('lang', language)
    await dialog.getByRole('button', { name: booked.ask.move.submit, exact: true }).click()
    await expect(toastTitle(page)).toHaveText(booked.done.moved)
    await expect(main).toContainText(booked.bookings.gone)
    await expect(rowOf(page, 'Ben Keller')).toContainText(booked.bookings.offered)
    await act(page, { name: 'Ben Keller', language }, booked.actions.give)
    await dialog.getByRole('button', { name: booked.ask.give.submit, exact: true }).click()
    await expect(rowOf(page, 'Ben Keller')).toContainText(booked.state.confirmed)
    await expectFine(page)

    await page.goto(firstPage)
    await expect(page.locator('h1')).toHaveText(MY_BOOKING[language].states.moved.title)
    await page.goto(secondPage)
    await expect(page.locator('h1')).toHaveText(MY_BOOKING[language].states.confirmed.title.one)

    await openStaff(page, { member, language, address: `/kalender/${id}` })
    await act(page, { name: 'Ben Keller', language }, booked.actions.cancel)
    await dialog.getByLabel(booked.ask.cancel.fee).fill('0')
    await dialog.getByRole('button', { name: booked.ask.cancel.submit, exact: true }).click()
    await expect(toastTitle(page)).toHaveText(booked.done.cancelled)
    await expect(main).toContainText(booked.bookings.none)
    expect((await bookingsOf(request, member, id)).map(({ state }) => state)).toEqual(['moved', 'cancelled'])

    await page.goto(`/verwaltung/kalender/${target}?lng=${language}`)
    await expect(rowOf(page, 'Lia Muster')).toContainText('12')
    await main.getByRole('button', { name: messages.event.cancel, exact: true }).click()
    await expect(dialog).toContainText(plural(language, 12, booked.bookings.people))
    await dialog.getByRole('button', { name: messages.ask.cancelEvent.submit, exact: true }).click()
    await expect(toastTitle(page)).toHaveText(messages.done.cancelledEvent)
    await expect(main).toContainText(messages.season.cancelled)
    await expect
      .poll(
        async () =>
          (await subjectsTo(request, first)).filter((subject) =>
            subject.startsWith(subjectOf(language, 'event_cancelled')),
          ).length,
      )
      .toBe(1)
    expect(
      (await subjectsTo(request, first)).some((subject) => subject.startsWith(subjectOf(language, 'moved'))),
    ).toBe(true)
    await page.goto(`/event-kalender?lng=${language}`)
    await expect(main.locator(`a[href*="eventId=${target}"]`)).toHaveCount(0)
  })
}
