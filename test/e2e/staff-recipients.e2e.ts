import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import recipients from '#content/staff-recipients/de.ts'
import { fill, plural } from '#i18n/format.ts'
import { deriveToken } from '#platform/secrets.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { APP_SECRET } from './auth-secret.ts'
import { book } from './booking-site.ts'
import { expect, test } from './site.ts'
import {
  act,
  addEvent,
  aMember,
  anInput,
  bookingsOf,
  callStaffApi,
  dayIn,
  expectFine,
  openStaff,
  STAFF,
  STAFF_BOOKINGS,
  subjectOf,
  subjectsTo,
  toastTitle,
} from './staff-site.ts'

test.describe.configure({ timeout: 60_000, retries: 0 })

const { de: messages } = STAFF
const { de: booked } = STAFF_BOOKINGS

test('before a date of a series is postponed, staff preview the mails, and may send none', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/409.*\/events\//)
  const member = await aMember(request)
  const event = await addEvent(request, member, anInput(33))
  const { ids } = await callStaffApi<{ ids: string[] }>(request, member, `/events/${event}/repetitions`, {
    rhythm: 'weekly',
    count: 1,
  })
  const [next = ''] = ids
  const [here, there] = [`hier-${event}@example.ch`, `dort-${event}@example.ch`]
  await book(request, { eventId: event, name: 'Lia Hier', email: here, language: 'it' })
  await book(request, { eventId: next, name: 'Ben Dort', email: there, language: 'en' })

  await openStaff(page, { member, language: 'de', address: `?event=${event}` })
  await page.getByRole('button', { name: messages.event.change, exact: true }).click()
  const form = page.getByRole('dialog', { name: messages.dialog.change })
  await form.getByLabel(messages.dialog.fields.meetingPoint).fill('Bahnhof Zug, Gleis 3')
  await form.getByLabel(plural('de', 1, messages.dialog.following)).check()
  await form.getByRole('button', { name: messages.dialog.submitChange }).click()

  const dialog = page.getByRole('dialog', { name: messages.ask.tellBooked.title })
  await expect(dialog.locator('summary')).toHaveCount(2)
  const counts = plural('de', 2, recipients.mails)
  await expect(dialog.getByLabel(fill(recipients.notify, { counts }))).toBeChecked()
  const italian = dialog.locator('details').filter({ hasText: here })
  await italian.locator('summary').click()
  await expect(italian.locator('pre')).toContainText('Bahnhof Zug, Gleis 3')
  await expect(italian.locator('pre')).toHaveAttribute('lang', 'it')
  await expectFine(page)
  await dialog.getByLabel(recipients.silent, { exact: true }).check()
  await expect(dialog.locator('summary')).toHaveCount(0)
  await expect(dialog).toContainText(recipients.silentHint)
  await expectFine(page)
  await dialog.getByRole('button', { name: recipients.submitSilent }).click()
  await expect(toastTitle(page)).toHaveText(recipients.doneSilent)
  await expect(page.getByRole('main')).toContainText('Bahnhof Zug, Gleis 3')
  for (const [id, email] of [
    [event, here],
    [next, there],
  ] as const) {
    const [booking] = await bookingsOf(request, member, id)
    expect(booking?.history.map(({ action }) => action)).toContain('event_changed_untold')
    expect((await subjectsTo(request, email)).length).toBe(1)
  }
})

test('somebody books while staff preview the mails: they are asked again', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/409.*\/cancellation/)
  const member = await aMember(request)
  const event = await addEvent(request, member, anInput(35))
  const [first, second] = [`erst-${event}@example.ch`, `dann-${event}@example.ch`]
  await book(request, { eventId: event, name: 'Lia Erst', email: first })
  await openStaff(page, { member, language: 'de', address: `?event=${event}` })
  await page.getByRole('button', { name: messages.event.cancel, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: messages.ask.cancelEvent.title })
  await expect(dialog.locator('summary')).toHaveCount(1)
  await book(request, { eventId: event, name: 'Ben Dann', email: second })
  const submit = dialog.getByRole('button', { name: messages.ask.cancelEvent.submit, exact: true })
  await submit.click()
  await expect(dialog.locator('summary')).toHaveCount(2)
  await submit.click()
  await expect(toastTitle(page)).toHaveText(messages.done.cancelledEvent)
  await expect
    .poll(() => subjectsTo(request, second))
    .toContainEqual(expect.stringContaining(subjectOf('de', 'event_cancelled')))
})

test('one booking is moved, and its mail is previewed before', async ({ page, request }) => {
  const member = await aMember(request)
  const event = await addEvent(request, member, anInput(37))
  const target = await addEvent(request, member, anInput(44))
  await book(request, { eventId: event, name: 'Lia Muster', email: `um-${event}@example.ch`, language: 'fr' })
  await openStaff(page, { member, language: 'de', address: `?event=${event}` })
  await act(page, { name: 'Lia Muster', language: 'de' }, booked.actions.move)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(booked.ask.move.to).selectOption(target)
  await expect(dialog.locator('details pre')).toHaveAttribute('lang', 'fr')
  await expectFine(page)
  await dialog.getByRole('button', { name: booked.ask.move.submit, exact: true }).click()
  await expect(toastTitle(page)).toHaveText(booked.done.moved)
})

test('a group requests another day: the mail links to one button that moves the event, once', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const document = aQuote({ day: dayIn(150), validUntil: dayIn(14) })
  const begun = { document, inquiryId: null, key: crypto.randomUUID() }
  const { id } = await callStaffApi<{ id: string }>(request, member, '/quotes', begun)
  await callStaffApi(request, member, `/quotes/${id}/sending`, { seen: 1, override: 'zweite Leitung' })
  const acceptance = { version: 1, date: 0, name: 'Petra Muster', orderNumber: '' }
  await callStaffApi(request, member, `/quotes/${id}/acceptance`, acceptance)
  const { quote } = await callStaffApi<{ quote: { bookingId: string; eventId: string } }>(
    request,
    member,
    `/quotes/${id}`,
  )
  const { bookingId, eventId } = quote
  const reference = deriveToken(Buffer.from(APP_SECRET, 'hex'), 'booking-reference', bookingId)
  const asked = { day: dayIn(157), text: 'Am Freitag haben wir Messe.' }
  expect((await request.post(`/api/bookings/${reference}/move-wish`, { data: asked })).status()).toBe(200)

  const link = `?event=${eventId}&booking=${bookingId}&confirm=wish`
  await openStaff(page, { member, language: 'de', address: `?event=${eventId}&booking=${bookingId}` })
  await expect(page.getByRole('link', { name: recipients.moveRequest.move })).toHaveAttribute(
    'href',
    new RegExp(link.replace('?', '\\?')),
  )
  await openStaff(page, { member, language: 'de', address: link })
  const dialog = page.getByRole('dialog', { name: recipients.moveRequest.title })
  await expect(dialog).toContainText(asked.text)
  await expect(dialog.locator('summary')).toHaveCount(1)
  await expectFine(page)
  await dialog.getByRole('button', { name: recipients.moveRequest.submit }).dblclick()
  await expect(toastTitle(page)).toHaveText(recipients.moveRequest.done)
  const file = await callStaffApi<{ event: { input: { starts: string } }; bookings: StaffBooking[] }>(
    request,
    member,
    `/events/${eventId}`,
  )
  expect(file.event.input.starts).toContain(asked.day)
  await expect.poll(async () => (await bookingsOf(request, member, eventId))[0]?.moveRequest).toBeNull()
  await openStaff(page, { member, language: 'de', address: link })
  await expect(page.getByText(recipients.moveRequest.over)).toBeVisible()
})
