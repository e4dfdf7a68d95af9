import { readFile } from 'node:fs/promises'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { book } from './booking-site.ts'
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
  subjectOf,
  subjectsTo,
  toastTitle,
  withGuests,
} from './staff-site.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 1440, height: 900 } })

test('calling off an event notifies all booked people, each in their language', async ({ page, request }) => {
  const member = await aMember(request)
  const { id, emailOf } = await withGuests(request, member, anInput(25))
  await openStaff(page, { member, language: 'de', address: `?event=${id}` })
  await page.getByRole('button', { name: 'Absagen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Diesen Anlass absagen?' })
  await expect(dialog).toContainText('Es betrifft 4 Personen.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Absagen', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Anlass absagen' }).click()
  await expect(toastTitle(page)).toHaveText('Der Anlass ist abgesagt.')
  await expect(page.getByRole('main')).toBeFocused()
  for (const { language, email } of GUESTS)
    await expect
      .poll(async () => (await subjectsTo(request, emailOf(email)))[0])
      .toContain(subjectOf(language, 'event_cancelled'))
  await expect(page.getByRole('main')).toContainText('Noch hat niemand gebucht.')
})

test('a due decision is listed first, and its confirmation is mailed to everybody', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const input = anInput(9, { minimumParticipants: 6, decideBy: dayIn(0) })
  const { id, emailOf } = await withGuests(request, member, input)
  await openStaff(page, { member, language: 'de' })
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) })
  await expect(row).toContainText('Jetzt entscheiden')
  await expect(row).toContainText('es fehlen noch 2 Anmeldungen')
  await row.getByRole('link').click()
  const region = page.getByRole('region', { name: 'Jetzt entscheiden' })
  await expect(region).toContainText('es fehlen noch 2 Anmeldungen')
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

test('on the day itself people are ticked off, with large switches on a phone', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/409.*attendance/)
  const member = await aMember(request)
  const { id } = await withGuests(request, member, anInput(1))
  // Moves the event to today, whatever the hour.
  const file = await callStaffApi<{ today: string; event: { updatedAt: string; input: EventInput } }>(
    request,
    member,
    `/events/${id}`,
  )
  const allDay = { allDay: true, starts: `${file.today}T00:00`, ends: `${dayAfter(file.today)}T00:00` }
  const answer = await request.put(`/api/staff/events/${id}`, {
    headers: { authorization: `Bearer ${member.token}` },
    data: { seen: file.event.updatedAt, input: { ...file.event.input, ...allDay }, agreed: true },
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

test('names, number, note, payment and mail of a booking are edited, and each is in its history', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/422.*\/people/)
  const member = await aMember(request)
  const { id, emailOf } = await withGuests(request, member, anInput(26))
  await openStaff(page, { member, language: 'de', address: `?event=${id}` })
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
  await expectAccessible(page)
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
})

test('a booking being paid online is confirmed by invoice', async ({ page, request }) => {
  const member = await aMember(request)
  const id = await addEvent(request, member, anInput(29))
  await book(request, { eventId: id, way: 'online' })
  await openStaff(page, { member, language: 'de', address: `?event=${id}` })
  const row = rowOf(page, 'Lia Muster')
  await expect(row).toContainText('bezahlt gerade')
  await act(page, { name: 'Lia Muster', language: 'de' }, 'Auf Rechnung bestätigen')
  const dialog = page.getByRole('dialog', { name: 'Lia Muster auf Rechnung bestätigen?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(row).toContainText('gebucht')
  await expect(row).toContainText(/offen CHF\s200\.00/)
})

test('the list is exported as a file without formulas, and printed with a box for each person', async ({
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
    noteConsent: true,
  })
  await openStaff(page, { member, language: 'de', address: `?event=${id}` })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Liste als CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`buchungen-${dayIn(27)}.csv`)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^\ufeffBuchung;Name;Personen;/)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")";2;`)
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

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

test('a change that is mailed to those who have booked needs confirmation, and keeps what was typed', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/409.*\/events\//)
  const member = await aMember(request)
  const { id } = await withGuests(request, member, anInput(27))
  await openStaff(page, { member, language: 'de', address: `?event=${id}` })
  await page.getByRole('main').getByRole('button', { name: 'Ändern', exact: true }).click()
  const change = page.getByRole('dialog', { name: 'Event ändern' })
  await change.locator('#event-meetingPoint').fill('Talstation')
  await change.getByRole('button', { name: 'Speichern' }).click()
  const question = page.getByRole('dialog', { name: 'Diese Änderung mitteilen?' })
  await expect(question).toContainText('Mitteilen: 4 E-Mails')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(change.locator('#event-meetingPoint')).toHaveValue('Talstation')
  await change.getByRole('button', { name: 'Speichern' }).click()
  await question.getByRole('button', { name: 'Ändern und mitteilen' }).click()
  await expect(change).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Talstation')
})
