import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { bookingMailTexts } from '#features/booking/booking-mail.texts.ts'
import type { EventInput } from '#features/calendar/event-input.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { anAccount, codeOf, formOf as loginForm, LOGIN, PASSWORD, signIn } from './accounts.ts'
import {
  BOOKED,
  BOOKING,
  book,
  draftOf,
  fillInvoice,
  formOf,
  MY_BOOKING,
  payAtTheTill,
} from './booking-site.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'
import {
  act,
  addEvent,
  aMember,
  anInput,
  askStaff,
  bookingsOf,
  CALENDAR,
  dayIn,
  expectFine,
  type Member,
  openStaff,
  rowOf,
  STAFF,
  subjectsTo,
  toastTitle,
} from './staff-site.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 1440, height: 900 } })

/** How a mail's subject begins, for an event of `anInput`. */
function subjectOf(language: Language, news: 'event_cancelled' | 'moved' | 'goes_ahead'): string {
  const title = anInput(1).title[language] ?? ''
  return fill(bookingMailTexts[language].news[news].subject, { title }).split('{day}')[0] ?? ''
}

for (const [index, language] of LANGUAGES.entries()) {
  const words = STAFF[language]

  test(`an event in ${language}: added from the calendar, changed, copied, repeated`, async ({
    page,
    baseURL,
  }) => {
    const email = await anAccount(baseURL)
    await page.goto(`/event-kalender?lng=${language}`)
    await hydrated(page)
    const add = page.getByRole('main').getByRole('button', { name: CALENDAR[language].add.label })
    await add.click()
    await expect(toastTitle(page)).toHaveText(CALENDAR[language].add.signInTitle)
    await expect(page.locator('.toast-text')).toHaveText(CALENDAR[language].add.signInText)
    await expectAccessible(page)
    await page.locator('.toast-action').click()
    await expect(loginForm(page, language).submit).toBeVisible()
    await signIn(page, language, email)
    await expect(page).toHaveURL(/\/event-kalender/)

    await add.click()
    const dialog = page.getByRole('dialog', { name: words.dialog.add })
    const { fields } = words.dialog
    const field = (label: string) => dialog.getByLabel(label, { exact: false }).first()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: words.dialog.submitAdd, exact: true }).click()
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(4)
    await expectFine(page)
    await dialog.getByRole('alert').getByRole('link').first().click()
    const title = dialog.locator('#event-titleDe')
    await expect(title).toBeFocused()
    const name = `Nebelgang ${language} ${Math.random().toString(36).slice(2, 7)}`
    await title.fill(name)
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
    await dialog.getByRole('button', { name: words.dialog.submitAdd, exact: true }).click()
    await expect(toastTitle(page)).toHaveText(words.dialog.addedTitle)
    await expect(page.locator('.toast-text')).toHaveText(words.dialog.addedText)
    await expect(dialog).toBeHidden()
    const shown =
      language === 'de' ? name : `${name} ${language.replace(/^./, (letter) => letter.toUpperCase())}`
    await expect(page.getByRole('main').getByRole('link', { name: shown }).first()).toBeVisible()

    await page.goto(`/verwaltung?weeks=26&lng=${language}`)
    const events = page.getByRole('main').getByRole('link', { name: shown })
    await expect(events).toHaveCount(3)
    await expectFine(page)
    await events.first().click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(shown)
    await expect(main).toContainText('Seile mitnehmen')
    await expect(main).toContainText(/CHF\s180\.50/)
    await expect(main).toContainText(words.bookings.none)
    await expectFine(page)

    await main.getByRole('button', { name: words.event.change, exact: true }).click()
    const change = page.getByRole('dialog', { name: words.dialog.change })
    await change.locator('#event-meetingPoint').fill('Talstation')
    await change.getByRole('button', { name: words.dialog.submitChange, exact: true }).click()
    await expect(toastTitle(page)).toHaveText(words.dialog.changedTitle)
    await expect(main).toContainText('Talstation')

    await main.getByRole('button', { name: words.event.repeat, exact: true }).click()
    const repeat = page.getByRole('dialog', { name: words.ask.repeat.title })
    await expectAccessible(page)
    await repeat.getByLabel(words.ask.repeat.rhythm).selectOption('monthly')
    await repeat.getByLabel(words.ask.repeat.count).fill('1')
    await repeat.getByRole('button', { name: words.ask.repeat.submit }).click()
    await expect(repeat).toBeHidden()

    await main.getByRole('button', { name: words.event.duplicate, exact: true }).click()
    const copy = page.getByRole('dialog', { name: words.dialog.duplicate })
    await expect(copy.locator('#event-titleDe')).toHaveValue(name)
    await expect(copy.locator('#event-from')).toHaveValue('')
    await copy.locator('#event-titleDe').fill(`${name} bis`)
    await copy.locator('summary').click()
    for (const other of ['En', 'Fr', 'It']) await copy.locator(`#event-title${other}`).fill('')
    await copy.locator('#event-from').fill(dayIn(40))
    await copy.getByRole('button', { name: words.dialog.submitAdd, exact: true }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${name} bis`)
    await page.goto(`/verwaltung?weeks=26&lng=${language}`)
    await expect(main.getByRole('link', { name: shown })).toHaveCount(language === 'de' ? 5 : 4)
  })

  test(`a course of 12 in ${language}: booked out, waited for, moved, given and cancelled, with both sides`, async ({
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
    await payAtTheTill(page, first)
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

    await openStaff(page, { member, language, address: `?event=${id}` })
    const main = page.getByRole('main')
    await expect(main).toContainText(fill(words.season.ofPlaces, { n: 12, places: 12 }))
    await expect(main).toContainText(plural(language, 1, words.season.waiting))
    await expect(main).toContainText(words.season.full)
    await act(page, { name: 'Ben Keller', language }, words.actions.give)
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.ask.give.submit, exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(words.refusals.sold_out)
    await dialog.getByRole('button', { name: words.ask.keep, exact: true }).click()
    await expect(dialog).toBeHidden()

    await act(page, { name: 'Lia Muster', language }, words.actions.move)
    await expect(dialog.getByLabel(words.ask.move.to)).toBeVisible()
    await expectFine(page)
    await dialog.getByLabel(words.ask.move.to).selectOption(target)
    await dialog.getByRole('button', { name: words.ask.move.submit, exact: true }).click()
    await expect(toastTitle(page)).toHaveText(words.done.moved)
    await expect(main).toContainText(words.bookings.gone)
    await expect(rowOf(page, 'Ben Keller')).toContainText(words.bookings.offered)
    await act(page, { name: 'Ben Keller', language }, words.actions.give)
    await dialog.getByRole('button', { name: words.ask.give.submit, exact: true }).click()
    await expect(rowOf(page, 'Ben Keller')).toContainText(words.state.confirmed)
    await expectFine(page)

    await page.goto(firstPage)
    await expect(page.locator('h1')).toHaveText(MY_BOOKING[language].states.moved.title)
    await page.goto(secondPage)
    await expect(page.locator('h1')).toHaveText(MY_BOOKING[language].states.confirmed.title)

    await openStaff(page, { member, language, address: `?event=${id}` })
    await act(page, { name: 'Ben Keller', language }, words.actions.cancel)
    await dialog.getByLabel(words.ask.cancel.fee).fill('0')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.ask.cancel.submit, exact: true }).click()
    await expect(toastTitle(page)).toHaveText(words.done.cancelled)
    await expect(main).toContainText(words.bookings.none)
    expect((await bookingsOf(request, member, id)).map(({ state }) => state)).toEqual(['moved', 'cancelled'])

    await page.goto(`/verwaltung?event=${target}&lng=${language}`)
    await expect(rowOf(page, 'Lia Muster')).toContainText('12')
    await main.getByRole('button', { name: words.event.cancel, exact: true }).click()
    await expect(dialog).toContainText(plural(language, 12, words.bookings.people))
    await expectFine(page)
    await dialog.getByRole('button', { name: words.ask.cancelEvent.submit, exact: true }).click()
    await expect(toastTitle(page)).toHaveText(words.done.cancelledEvent)
    await expect(main).toContainText(words.season.cancelled)
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

const GUESTS = [
  { name: 'Lia Muster', language: 'de', email: 'lia' },
  { name: 'Noah Rossi', language: 'it', email: 'noah' },
  { name: 'Zoë Favre', language: 'fr', email: 'zoe' },
  { name: 'Amy Hill', language: 'en', email: 'amy' },
] as const

/** An event in some days with one booking in each language. */
async function withGuests(request: APIRequestContext, member: Member, input: EventInput) {
  const id = await addEvent(request, member, input)
  const emailOf = (name: string) => `${name}-${id.slice(0, 8)}@example.ch`
  for (const { name, language, email } of GUESTS)
    await book(request, { eventId: id, name, language, email: emailOf(email) })
  return { id, emailOf }
}

test('an event called off tells everybody booked, each in their language', async ({ page, request }) => {
  const member = await aMember(request)
  const { id, emailOf } = await withGuests(request, member, anInput(25))
  await openStaff(page, { member, language: 'de', address: `?event=${id}` })
  await page.getByRole('button', { name: 'Absagen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Diesen Anlass absagen?' })
  await expect(dialog).toContainText('4 Personen erhalten eine E-Mail.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Absagen', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Anlass absagen' }).click()
  await expect(toastTitle(page)).toHaveText('Der Anlass ist abgesagt.')
  for (const { language, email } of GUESTS)
    await expect
      .poll(async () => (await subjectsTo(request, emailOf(email)))[0])
      .toContain(subjectOf(language, 'event_cancelled'))
  await expect(page.getByRole('main')).toContainText('Noch hat niemand gebucht.')
})

test('a decision that is due stands first, and a yes reaches everybody', async ({ page, request }) => {
  const member = await aMember(request)
  const input = anInput(9, { minimumParticipants: 6, decideBy: dayIn(0) })
  const { id, emailOf } = await withGuests(request, member, input)
  await openStaff(page, { member, language: 'de' })
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) })
  await expect(row).toContainText('Jetzt entscheiden')
  await expect(row).toContainText('noch 2 bis zur Durchführung')
  await row.getByRole('link').click()
  const region = page.getByRole('region', { name: 'Jetzt entscheiden' })
  await expect(region).toContainText('noch 2 bis zur Durchführung')
  await expectFine(page)
  await region.getByRole('button', { name: 'Findet statt' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ja, er findet statt' }).click()
  await expect(toastTitle(page)).toHaveText('Der Anlass findet statt.')
  await expect(region).toHaveCount(0)
  for (const { language, email } of GUESTS)
    await expect
      .poll(async () => (await subjectsTo(request, emailOf(email)))[0])
      .toContain(subjectOf(language, 'goes_ahead'))
})

test('on the day itself people are ticked off, with large switches on a telephone', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/409.*attendance/)
  const member = await aMember(request)
  const { id } = await withGuests(request, member, anInput(1))
  // Whatever hour it is, the event is today's from now on.
  const file = await askStaff<{ today: string; event: { updatedAt: string; input: EventInput } }>(
    request,
    member,
    `/events/${id}`,
  )
  const allDay = { allDay: true, starts: `${file.today}T00:00`, ends: `${dayAfter(file.today)}T00:00` }
  const answer = await request.put(`/api/staff/events/${id}`, {
    headers: { authorization: `Bearer ${member.token}` },
    data: { seen: file.event.updatedAt, input: { ...file.event.input, ...allDay } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await openStaff(page, { member, language: 'de' })
  await expect(page.getByRole('heading', { name: 'Heute' })).toBeVisible()
  await page.goto(`/verwaltung?event=${id}`)
  const [lia, noah] = [rowOf(page, 'Lia Muster'), rowOf(page, 'Noah Rossi')]
  const was = lia.getByRole('button', { name: 'War da' })
  const size = await was.boundingBox()
  expect(size?.height).toBeGreaterThanOrEqual(52)
  expect(size?.width).toBeGreaterThanOrEqual(120)
  await was.click()
  await expect(was).toHaveAttribute('aria-pressed', 'true')
  await noah.getByRole('button', { name: 'Fehlte' }).click()
  await expect(noah).toContainText('fehlte')
  await expectFine(page)
  await was.click()
  await expect(was).toHaveAttribute('aria-pressed', 'false')
  await expect(lia).toContainText('gebucht')
  const states = (await bookingsOf(request, member, id)).map(({ state }) => state)
  expect(states).toEqual(['confirmed', 'no_show', 'confirmed', 'confirmed'])

  await page.route('**/attendance', (route) => route.fulfill({ status: 409, json: { code: 'too_early' } }), {
    times: 1,
  })
  await was.click()
  await expect(toastTitle(page)).toHaveText('Anwesenheit lässt sich erst am Tag des Anlasses eintragen.')
})

test('names, number, note, payment and mail of a booking are looked after, and each stands in its history', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const { id, emailOf } = await withGuests(request, member, anInput(26))
  await openStaff(page, { member, language: 'de', address: `?event=${id}` })
  const zoe = { name: 'Zoë Favre', language: 'de' } as const
  const row = rowOf(page, zoe.name)
  const dialog = page.getByRole('dialog')

  await act(page, zoe, 'Personenzahl')
  await dialog.getByLabel('Personen').fill('2')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText(/offen CHF\s400\.00/)
  await act(page, zoe, 'Namen eintragen')
  await dialog.getByLabel('Namen').fill('Zoë Favre\nMax Favre')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText('Zoë Favre, Max Favre')
  await act(page, zoe, 'Notiz')
  await dialog.getByLabel('Notiz', { exact: true }).fill('Bringt ein eigenes Zelt.\nAnkunft 9.10 Uhr.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText('Ankunft 9.10 Uhr.')
  await act(page, zoe, 'Zahlung erhalten')
  await expect(dialog).toContainText(/Eingegangen: CHF\s400\.00\./)
  await dialog.getByRole('button', { name: 'Ja, erhalten' }).click()
  await expect(row).toContainText('bezahlt')
  const before = (await subjectsTo(request, emailOf('zoe'))).length
  await act(page, zoe, 'E-Mail nochmals senden')
  await expect(toastTitle(page)).toHaveText('Die E-Mail geht gleich hinaus.')
  await expect.poll(async () => (await subjectsTo(request, emailOf('zoe'))).length).toBeGreaterThan(before)
  for (const line of ['Personenzahl geändert', 'Namen eingetragen', 'Notiz geschrieben', 'Zahlung erhalten'])
    await expect(row.getByRole('listitem').filter({ hasText: line })).toContainText('(Team)')
  await expectFine(page)
})

test('the list leaves as a file that no spreadsheet runs, and on paper with a box for each person', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const id = await addEvent(request, member, anInput(27))
  await book(request, {
    eventId: id,
    name: '=HYPERLINK("http://evil.example")',
    people: 2,
    note: '+41, "ja"',
  })
  await openStaff(page, { member, language: 'de', address: `?event=${id}` })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Liste als CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`buchungen-${dayIn(27)}.csv`)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^\ufeffBuchung,Name,Personen,/)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")",2,`)
  expect(text).toContain(`"'+41, ""ja"""`)

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 1000 })
  const row = page.getByRole('main').locator('tbody')
  await expect(row.locator('i')).toHaveCount(2)
  await expect(row.locator('i').first()).toBeVisible()
  await expect(row).toContainText('Bemerkung')
  for (const button of await page.getByRole('main').locator('button').all()) await expect(button).toBeHidden()
  const pages = await page.pdf({ format: 'A4' })
  expect(pages.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

for (const language of LANGUAGES)
  test(`the door in ${language}: signed out, without the second step, nothing there, nothing to be had`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/status of (403|404)|ERR_FAILED/)
    const words = STAFF[language]
    const main = page.getByRole('main')
    await page.goto(`/verwaltung?event=${crypto.randomUUID()}&lng=${language}`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.signedOut.title)
    await expect(main.getByRole('link', { name: words.signedOut.link })).toHaveAttribute(
      'href',
      /\/login\?back=%2Fverwaltung%3Fevent%3D/,
    )
    await expectFine(page)
    expect((await request.get('/api/staff/events')).status()).toBe(401)

    const member = await aMember(request)
    await openStaff(page, { member, language, address: `?event=${crypto.randomUUID()}` })
    await expect(main.getByRole('alert')).toContainText(words.refusals.unknown_event)
    await expectFine(page)
    await page.route('**/api/staff/events?**', (route) => route.abort(), { times: 1 })
    await page.goto(`/verwaltung?weeks=4&lng=${language}`)
    await expect(main.getByRole('alert')).toContainText(words.trouble.title)
    await expectFine(page)
    await main.getByRole('button', { name: words.trouble.again }).click()
    await expect(main.getByRole('alert')).toHaveCount(0)
    await page.route('**/api/staff/events?**', (route) =>
      route.fulfill({ json: { from: dayIn(0), events: [] } }),
    )
    await page.goto(`/verwaltung?weeks=8&lng=${language}`)
    await expect(main).toContainText(words.season.empty)
    await expectFine(page)
    await page.unroute('**/api/staff/events?**')

    await addFactor(request, member)
    const { session } = await passwordOnly(request, member.email)
    await openStaff(page, { member: { ...member, session }, language })
    await expect(main.getByRole('alert')).toContainText(words.secondStep.title)
    await expectFine(page)
    await main.getByRole('link', { name: words.secondStep.link }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(LOGIN[language].secondStep.title)
  })

test('when the session ends while somebody works, nothing that was typed is lost', async ({
  page,
  request,
  context,
  expectProblem,
}) => {
  expectProblem(/status of (400|401|403)/)
  const member = await aMember(request)
  const { id } = await withGuests(request, member, anInput(28))
  await openStaff(page, { member, language: 'de', address: `?event=${id}` })
  await act(page, { name: 'Lia Muster', language: 'de' }, 'Notiz')
  const dialog = page.getByRole('dialog')
  const note = dialog.getByLabel('Notiz', { exact: true })
  await note.fill('Lange getippt, im Regen.')
  await request.post('/auth/v1/logout?scope=global', { headers: { authorization: `Bearer ${member.token}` } })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ihre Anmeldung ist zu Ende.')
  await expect(note).toHaveValue('Lange getippt, im Regen.')
  await expect(rowOf(page, 'Lia Muster')).toBeHidden()
  await expectAccessible(page)

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'In neuem Tab anmelden' }).click(),
  ])
  await expect(loginForm(tab, 'de').submit).toBeVisible()
  await signIn(tab, 'de', member.email)
  await expect(tab).toHaveURL(new RegExp(`event=${id}`))
  await tab.close()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(note).toHaveValue('Lange getippt, im Regen.')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(toastTitle(page)).toHaveText('Gespeichert.')
  await expect(rowOf(page, 'Lia Muster')).toContainText('Lange getippt, im Regen.')
})

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

async function passwordOnly(request: APIRequestContext, email: string): Promise<{ session: object }> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password: PASSWORD },
  })
  return { session: (await answer.json()) as object }
}

/** Sets up a second factor and uses it once. */
async function addFactor(request: APIRequestContext, { token }: Member): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const enrolled = await request.post('/auth/v1/factors', {
    headers,
    data: { factor_type: 'totp', friendly_name: 'Telefon' },
  })
  const { id, totp } = (await enrolled.json()) as { id: string; totp: { secret: string } }
  const challenged = await request.post(`/auth/v1/factors/${id}/challenge`, { headers, data: {} })
  const { id: challengeId } = (await challenged.json()) as { id: string }
  const data = { challenge_id: challengeId, code: codeOf(totp.secret) }
  const verified = await request.post(`/auth/v1/factors/${id}/verify`, { headers, data })
  expect(verified.status(), await verified.text()).toBe(200)
}
