import telephoneDe from '#content/staff-telephone/de.ts'
import telephoneFr from '#content/staff-telephone/fr.ts'
import { fill } from '#i18n/format.ts'
import { expect, test } from './site.ts'
import {
  act,
  addEvent,
  aColleague,
  aMember,
  anInput,
  bookingsOf,
  expectFine,
  openStaff,
  rowOf,
  subjectsTo,
  toastTitle,
} from './staff-site.ts'

const SHOTS = process.env['SHOTS']

test.describe.configure({ timeout: 180_000 })

for (const width of [1440, 390]) {
  test(`a call without an e-mail address is booked on one sheet, paid on arrival, and printed, at ${width}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 960 })
    const member = await aMember(request)
    const eventId = await addEvent(request, member, anInput(31, { places: 6 }))
    await openStaff(page, { member, language: 'de', address: `?event=${eventId}` })
    await page.getByRole('link', { name: telephoneDe.open }).click()
    await expect(page.getByRole('heading', { level: 1, name: telephoneDe.title })).toBeVisible()
    await page.getByLabel(telephoneDe.who.phone, { exact: true }).fill('079 000 00 21')
    await page.getByRole('button', { name: new RegExp(telephoneDe.summary.book) }).click()
    // The name is missing.
    await expect(page.getByText(telephoneDe.problems.name)).toBeVisible()
    await expect(page.getByLabel(telephoneDe.who.name, { exact: true })).toBeFocused()
    await page.keyboard.type('Petra Muster')
    await page.getByRole('button', { name: telephoneDe.people.more }).click()
    await page.getByLabel(new RegExp(telephoneDe.people.note)).fill('eine Person vegetarisch')
    await page.getByLabel(telephoneDe.people.consent).check()
    await expect(page.getByRole('region', { name: telephoneDe.read.title })).toContainText('2 Plätze')
    await expectFine(page)
    await page.setViewportSize({ width, height: 960 })
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/telefon-${width}.png`, fullPage: true })
    await page.getByLabel(telephoneDe.who.name, { exact: true }).focus()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(telephoneDe.done.paper)).toBeVisible()
    await expectFine(page)
    await page.setViewportSize({ width, height: 960 })
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/telefon-fertig-${width}.png`, fullPage: true })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: telephoneDe.done.print }).click()
    const paper = await downloading
    expect(paper.suggestedFilename()).toMatch(/^buchung-\d+\.pdf$/)
    if (SHOTS) await paper.saveAs(`${SHOTS}/papier.pdf`)
    const [booking] = await bookingsOf(request, member, eventId)
    expect(booking).toMatchObject({ email: null, people: 2, dueWay: 'door', note: 'eine Person vegetarisch' })
    await page.getByRole('link', { name: telephoneDe.done.event }).click()
    const row = rowOf(page, 'Petra Muster')
    await expect(row).toContainText('an der Tür')
    await page.getByRole('button', { name: 'Zahlung erhalten', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Wie bezahlt')).toHaveValue('cash')
    await dialog.getByRole('button', { name: 'Ja, erhalten' }).click()
    await expect(toastTitle(page)).toBeVisible()
    await expect(row).toContainText('bezahlt')
    await expect(page.getByRole('main')).toContainText('Zahlung erhalten, bar')
    await expectFine(page)
  })
}

test('a known address gets a mail in its language; dates are chosen by digit', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 960 })
  const member = await aMember(request)
  await addEvent(request, member, anInput(33, { places: 6 }))
  await openStaff(page, { member, language: 'fr', address: '?telephone=new' })
  const email = `appel-${Date.now()}@example.ch`
  await page.getByLabel(telephoneFr.who.phone, { exact: true }).fill('079 000 00 22')
  await page.getByLabel(telephoneFr.who.name, { exact: true }).fill('Lia Rossi')
  await page.getByLabel(new RegExp(`^${telephoneFr.who.email}`)).fill(email)
  await page.getByLabel(telephoneFr.who.language).selectOption('it')
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { checked: true }).first()).toBeFocused()
  await page.getByRole('radio', { name: telephoneFr.money.ways.hold }).check()
  await page.getByLabel(telephoneFr.money.days, { exact: true }).selectOption('3')
  await expectFine(page)
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/telefon-fr.png`, fullPage: true })
  await page.getByRole('button', { name: telephoneFr.summary.hold, exact: true }).click()
  await expect(page.getByText(fill(telephoneFr.done.mail, { email }))).toBeVisible()
  await expect.poll(async () => (await subjectsTo(request, email))[0]).toContain('Riservato')
})

test('by keyboard only: an unknown number, the date by digit, people typed; paid in cash once by two', async ({
  page,
  browser,
  request,
  expectProblem,
}) => {
  expectProblem(/409/)
  const member = await aMember(request)
  const eventId = await addEvent(request, member, anInput(34, { places: 6 }))
  await openStaff(page, { member, language: 'de', address: `?telephone=${eventId}` })
  const phone = `076 ${String(Date.now()).slice(-7)}`
  await expect(page.getByRole('combobox', { expanded: false }).first()).toBeFocused()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(telephoneDe.who.name, { exact: true })).toBeFocused()
  await page.keyboard.type('Beat Muster')
  await page.getByRole('textbox', { name: telephoneDe.people.count }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('3')
  await expect(page.getByRole('region', { name: telephoneDe.read.title })).toContainText('3 Plätze')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^3 Plätze, .*Beat Muster\./)).toBeVisible()
  await page.getByRole('link', { name: telephoneDe.done.event }).click()
  const colleague = await browser.newPage()
  await openStaff(colleague, { member, language: 'de', address: `?event=${eventId}` })
  const desks = [page, colleague]
  for (const desk of desks) await act(desk, { name: 'Beat Muster', language: 'de' }, 'Zahlung erhalten')
  await Promise.all(
    desks.map((desk) => desk.getByRole('dialog').getByRole('button', { name: 'Ja, erhalten' }).dblclick()),
  )
  await expect.poll(async () => (await bookingsOf(request, member, eventId))[0]?.payment).toBe('paid')
  const [booking] = await bookingsOf(request, member, eventId)
  expect(booking).toMatchObject({ people: 3, phone, dueCents: 0 })
  expect(booking?.paidCents).toBe(booking?.totalCents)
  await colleague.close()
})

test('a guide has no telephone sheet', async ({ page, request }) => {
  const owner = await aMember(request)
  const guide = await aColleague(request, owner, 'guide')
  await openStaff(page, { member: guide, language: 'de', address: '?telephone=new' })
  await expect(page.getByRole('heading', { name: telephoneDe.title })).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Das gehört nicht zu Ihrer Rolle.')
})
