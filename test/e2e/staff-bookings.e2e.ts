import staffRecipientsTexts from '#content/texts/staff-recipients.ts'
import { fill, plural } from '#i18n/format.ts'
import { book } from './booking-site.ts'
import { toToday } from './roster-site.ts'
import { expect, expectAccessible, test } from './site.ts'
import {
  act,
  addEvent,
  aMember,
  anInput,
  callStaffApi,
  bookingsOf,
  dayIn,
  expectFine,
  GUESTS,
  openStaff,
  rowOf,
  STAFF,
  subjectOf,
  subjectsTo,
  toastTitle,
  withGuests,
} from './staff-site.ts'

const recipients = staffRecipientsTexts.de

const messages = STAFF.de

test.use({ viewport: { width: 1440, height: 900 } })

test('an event is called off with its mails previewed, and asked again when somebody books meanwhile', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/409.*\/cancellation/)
  const member = await aMember(request)
  const { id } = await withGuests(request, member, anInput(25))
  await openStaff(page, { member, language: 'de', address: `/kalender/${id}` })
  const { cancelEvent } = messages.ask
  const cancel = page.getByRole('button', { name: messages.event.cancel, exact: true })
  await cancel.click()
  const dialog = page.getByRole('dialog', { name: cancelEvent.title })
  await expect(dialog).toContainText('Es betrifft 4 Personen.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.locator('summary')).toHaveCount(GUESTS.length)
  const late = `dann-${id}@example.ch`
  await book(request, { eventId: id, name: 'Ben Dann', email: late })
  const submit = dialog.getByRole('button', { name: cancelEvent.submit, exact: true })
  await submit.click()
  await expect(dialog.locator('summary')).toHaveCount(GUESTS.length + 1)
  await expectAccessible(page)
  await submit.click()
  await expect(toastTitle(page)).toHaveText(messages.done.cancelledEvent)
  await expect(page.getByRole('main')).toBeFocused()
  await expect
    .poll(() => subjectsTo(request, late))
    .toContainEqual(expect.stringContaining(subjectOf('de', 'event_cancelled')))
  await expect(page.getByRole('main')).toContainText('Noch hat niemand gebucht.')
})

test('a due decision is listed first and made; a change of the series is previewed, keeps what was typed, and may be mailed to nobody', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/409.*\/events\//)
  const member = await aMember(request)
  const event = await addEvent(request, member, anInput(9, { minimumParticipants: 6, decideBy: dayIn(0) }))
  const { ids } = await callStaffApi<{ ids: string[] }>(request, member, `/events/${event}/repetitions`, {
    rhythm: 'weekly',
    count: 1,
  })
  const [next = ''] = ids
  const [here, there] = [`hier-${event}@example.ch`, `dort-${event}@example.ch`]
  await book(request, { eventId: event, name: 'Lia Hier', email: here, language: 'it' })
  await book(request, { eventId: next, name: 'Ben Dort', email: there, language: 'en' })

  await openStaff(page, { member, language: 'de' })
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${event}"]`) })
  await expect(row).toContainText('Jetzt entscheiden')
  await expect(row).toContainText('es fehlen noch 5 Anmeldungen')
  await row.getByRole('link').click()
  const region = page.getByRole('region', { name: 'Jetzt entscheiden' })
  await expect(region).toContainText('es fehlen noch 5 Anmeldungen')
  await expectFine(page)
  await region.getByRole('button', { name: 'Findet statt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, er findet statt' }).click()
  await expect(toastTitle(page)).toHaveText('Der Anlass findet statt.')
  // While a message is shown, Escape closes it first.
  await page.getByRole('button', { name: 'Meldung schliessen' }).click()
  await expect(region).toHaveCount(0)
  await expect.poll(async () => (await subjectsTo(request, here))[0]).toContain(subjectOf('it', 'goes_ahead'))

  await page.getByRole('button', { name: messages.event.change, exact: true }).click()
  const form = page.getByRole('dialog', { name: messages.dialog.change })
  const place = form.getByLabel(messages.dialog.fields.meetingPoint)
  await place.fill('Bahnhof Zug, Gleis 3')
  await form.getByLabel(plural('de', 1, messages.dialog.following)).check()
  const save = form.getByRole('button', { name: messages.dialog.submitChange })
  await save.click()
  const dialog = page.getByRole('dialog', { name: messages.ask.tellBooked.title })
  await expect(dialog.locator('summary')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(place).toHaveValue('Bahnhof Zug, Gleis 3')
  await save.click()
  await expect(
    dialog.getByLabel(fill(recipients.notify, { counts: plural('de', 2, recipients.mails) })),
  ).toBeChecked()
  const italian = dialog.locator('details').filter({ hasText: here })
  await italian.locator('summary').click()
  await expect(italian.locator('pre')).toContainText('Bahnhof Zug, Gleis 3')
  await expect(italian.locator('pre')).toHaveAttribute('lang', 'it')
  await expectFine(page)
  await dialog.getByLabel(recipients.silent, { exact: true }).check()
  await expect(dialog.locator('summary')).toHaveCount(0)
  await expect(dialog).toContainText(recipients.silentHint)
  await dialog.getByRole('button', { name: recipients.submitSilent }).click()
  await expect(toastTitle(page)).toHaveText(recipients.doneSilent)
  await expect(page.getByRole('main')).toContainText('Bahnhof Zug, Gleis 3')
  for (const [id, email, mails] of [
    [event, here, 2],
    [next, there, 1],
  ] as const) {
    const [booking] = await bookingsOf(request, member, id)
    expect(booking?.history.map(({ action }) => action)).toContain('event_changed_untold')
    expect(await subjectsTo(request, email)).toHaveLength(mails)
  }
})

test('on the day itself people are ticked off, with large switches on a phone', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/409.*attendance/)
  const member = await aMember(request)
  const { id } = await withGuests(request, member, anInput(1))
  await toToday(request, member, id)

  await page.setViewportSize({ width: 390, height: 844 })
  await openStaff(page, { member, language: 'de' })
  await expect(page.getByRole('heading', { name: 'Heute' })).toBeVisible()
  await page.goto(`/verwaltung/kalender/${id}`)
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

test('names, number, note, payment and mail of a booking are edited, each is in its history; the list is printed with a box for each person', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/422.*\/people/)
  const member = await aMember(request)
  const { id, emailOf } = await withGuests(request, member, anInput(26))
  await openStaff(page, { member, language: 'de', address: `/kalender/${id}` })
  const zoe = { name: 'Zoë Favre', language: 'de' } as const
  const row = rowOf(page, zoe.name)
  const dialog = page.getByRole('dialog')

  await act(page, zoe, 'Personenzahl')
  await dialog.getByLabel('Personen').fill('zwei')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByLabel('Personen')).toBeFocused()
  await expect(dialog.getByLabel('Personen')).toHaveAccessibleDescription(
    'Schreiben Sie eine Zahl von 1 bis 100.',
  )
  await dialog.getByLabel('Personen').fill('2')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText(/offen CHF\s400\.00/)
  await act(page, zoe, 'Namen eintragen')
  await dialog.getByLabel('Namen').fill('Zoë Favre\nMax Favre')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText('Zoë Favre, Max Favre')
  await act(page, zoe, 'Notiz')
  await dialog.getByLabel('Notiz', { exact: true }).fill('Bringt ein eigenes Zelt.\nAnkunft 9.10 Uhr.')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText('Ankunft 9.10 Uhr.')
  await act(page, zoe, 'Zahlung erhalten')
  await expect(dialog).toContainText(/Eingegangen: CHF\s400\.00\./)
  await dialog.getByRole('button', { name: 'Ja, erhalten' }).click()
  await expect(row).toContainText('bezahlt')
  await expect(row.locator('[aria-controls^="mehr"]')).toBeFocused()
  const before = (await subjectsTo(request, emailOf('zoe'))).length
  await act(page, zoe, 'E-Mail nochmals senden')
  await expect(toastTitle(page)).toHaveText('Die E-Mail geht gleich hinaus.')
  await expect.poll(async () => (await subjectsTo(request, emailOf('zoe'))).length).toBeGreaterThan(before)
  for (const line of ['Personenzahl geändert', 'Namen eingetragen', 'Notiz geschrieben', 'Zahlung erhalten'])
    await expect(row.getByRole('listitem').filter({ hasText: line })).toContainText('(Team)')
  await expectFine(page)

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 1000 })
  await expect(row.locator('i')).toHaveCount(2)
  await expect(row.locator('i').first()).toBeVisible()
  for (const button of await page.getByRole('main').locator('button').all()) await expect(button).toBeHidden()
  const pages = await page.pdf({ format: 'A4' })
  expect(pages.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
