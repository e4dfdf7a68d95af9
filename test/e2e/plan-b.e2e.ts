import eventTexts from '#features/calendar/texts/event.ts'
import staffTexts from '#content/texts/staff.ts'
import { paths } from '#content/paths.ts'
import type { APIRequestContext } from '@playwright/test'
import myBookingTexts from '#features/booking/texts/my-booking.ts'
import staffBlockedTexts from '#features/calendar/texts/staff-blocked.ts'
import staffPlanBTexts from '#features/booking/texts/staff-plan-b.ts'
import { bookingMailTexts } from '#features/booking/mail/booking-mail.texts.ts'
import type { Language } from '#i18n/languages.ts'
import { formatDay, formatWeekdayAndDay } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { book } from './booking-site.ts'
import { mailsTo } from './mailbox.ts'
import { expect, hydrated, test } from './site.ts'
import {
  addEvent,
  aMember,
  anInput,
  bookingsOf,
  callStaffApi,
  dayIn,
  expectFine,
  type Member,
  openStaff,
  toastTitle,
} from './staff-site.ts'

const eventDe = eventTexts.de
const staffDe = staffTexts.de
const { de: my, it: myIt } = myBookingTexts
const blocked = staffBlockedTexts.de
const staff = staffPlanBTexts.de

test.use({ viewport: { width: 1440, height: 900 } })

const GUESTS = [
  ['Kim Bleibt', 'de'],
  ['Ada Andere', 'it'],
  ['Gia Gutschein', 'de'],
  ['Rea Zurück', 'fr'],
  ['Sam Still', 'en'],
] as const

/** Five guests on invoice; four of them have paid. @returns their private pages by name */
async function withPaidGuests(request: APIRequestContext, member: Member, event: string) {
  const links = new Map<string, string>()
  const emailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}-${event.slice(0, 8)}@example.ch`
  for (const [name, language] of GUESTS)
    links.set(
      name,
      `/buchung/${await book(request, { eventId: event, name, language, email: emailOf(name) })}?lng=${language}`,
    )
  for (const { id, dueCents, name } of await bookingsOf(request, member, event))
    if (name !== 'Sam Still')
      await callStaffApi(request, member, `/bookings/${id}/payment`, { cents: dueCents, means: 'twint' })
  return { linkOf: (name: string) => links.get(name) ?? '', emailOf }
}

async function newestSubject(request: APIRequestContext, email: string): Promise<string | undefined> {
  return (await mailsTo(request, email))[0]?.subject
}

function beginning(language: Language, news: 'postponed' | 'choice_kept'): string {
  const subject = bookingMailTexts[language].news[news].subject
  return (typeof subject === 'string' ? subject : '').split('{title}')[0] ?? ''
}

test('an event is postponed because of a storm, every guest chooses something else, and all of it sums up', async ({
  page,
  browser,
  request,
}) => {
  const member = await aMember(request)
  const event = await addEvent(request, member, anInput(25))
  const [target, third] = [
    await addEvent(request, member, anInput(47)),
    await addEvent(request, member, anInput(54)),
  ]
  const { linkOf } = await withPaidGuests(request, member, event)

  await openStaff(page, { member, language: 'de', address: `/kalender/${event}` })
  await page.getByRole('button', { name: staff.open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: staff.title })
  await expect(dialog).toContainText('5 Personen in 5 Buchungen.')
  const row = dialog.getByRole('row', { name: new RegExp(staff.costs.all.refund) })
  await expect(row.getByRole('cell')).toHaveText(['800.00', '−800.00', '0.00', '0.00', '0.00'])
  await expect(dialog).toContainText('5 Mails gehen sofort hinaus.')
  // What else is on the new day, as on a quote.
  await dialog.getByLabel(staff.what.dayLabel).fill(dayIn(47))
  await expect(dialog.getByRole('status')).toContainText(blocked.clash)
  await dialog.getByRole('button', { name: staff.look }).click()
  const mails = page.getByRole('dialog', { name: staff.looking.title })
  await expect(mails.locator('summary')).toHaveCount(5)
  await expect(mails.locator('pre[lang="de"]').first()).toContainText('Wählen können Sie bis')
  await page.keyboard.press('Escape')
  await expect(mails).toBeHidden()
  await expectFine(page)
  await startOnto(request, member, event, target)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: /^Plan B: verschoben von/ })).toBeVisible()
  // While it runs there is no second one to start, but the way to it.
  await expect(page.getByRole('button', { name: staff.open, exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: staff.running }).click()
  await expect(page.getByRole('heading', { name: /^Plan B: verschoben von/ })).toBeInViewport()
  const day = formatDay('de', dayIn(47))
  await expect(page.getByRole('link', { name: fill(staffDe.season.movedTo, { day }) })).toBeVisible()
  const guest = await browser.newPage()
  await guest.goto(`${paths.event(event)}?lng=de`)
  await hydrated(guest)
  await expect(guest.getByText(fill(eventDe.movedTo, { day }))).toBeVisible()
  const newDate = guest.getByRole('link', { name: eventDe.newDate })
  await expect(newDate).toHaveAttribute('href', new RegExp(`^${paths.event(target)}`))
  await guest.goto(linkOf('Kim Bleibt'))
  await hydrated(guest)
  await expect(guest.locator('h1')).toHaveText(my.states.postponed.title)
  const days = { from: formatWeekdayAndDay('de', dayIn(25)), to: formatWeekdayAndDay('de', dayIn(47)) }
  await expect(guest.getByText(`Verschoben von ${days.from} auf ${days.to}.`)).toBeVisible()
  await expectFine(guest)
  await guest.getByRole('button', { name: my.plan.submit.new_date }).dblclick()
  await expect(toastTitle(guest)).toHaveText(my.plan.saved)
  await expect(guest.locator('h1')).toHaveText(my.states.confirmed.title.one)
  await expect(guest.getByRole('radio', { name: /^Das neue Datum.*Ihre Wahl/ })).toBeChecked()

  await guest.close()

  // Without script, in Italian.
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const other = await plain.newPage()
  await other.goto(linkOf('Ada Andere'))
  await other.locator('[name="choice"][value="other_date"]').check()
  await other.locator('[name="eventId"]').selectOption(third)
  await other.getByRole('button', { name: myIt.plan.plain }).click()
  await expect(other).not.toHaveURL(/problem/)
  await expect(other.getByRole('main')).toContainText(
    String(new Date(Date.now() + 54 * 86_400_000).getFullYear()),
  )
  await plain.close()

  // By telephone.
  await page.reload()
  await hydrated(page)
  const panel = page.locator('section').filter({ hasText: 'Plan B: verschoben von' })
  await panel.getByRole('button', { name: `${staff.panel.record}: Rea Zurück` }).click()
  const record = page.getByRole('dialog', { name: fill(staff.panel.recordTitle, { name: 'Rea Zurück' }) })
  await record.getByRole('radio', { name: staff.choose.refund }).check()
  await record.getByRole('button', { name: staff.panel.recordSubmit }).click()
  await expect(toastTitle(page)).toHaveText(staff.panel.recorded)
  await expectFine(page)
})

/** As the dialog sends it; which of the dates it shows depends on what other tests have added. */
async function startOnto(request: APIRequestContext, member: Member, event: string, target: string) {
  const { preview } = await callStaffApi<{ preview: { seen: string } }>(
    request,
    member,
    `/events/${event}/plan`,
  )
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await callStaffApi(request, member, `/events/${event}/plan`, {
    id: crypto.randomUUID(),
    to: { eventId: target },
    otherDates: true,
    vouchers: true,
    until: `${until}T12:00`,
    byDefault: 'new_date',
    seen: preview.seen,
  })
}

test('an event gets another day by the dialog, and its guest keeps the link', async ({ page, request }) => {
  const member = await aMember(request)
  const event = await addEvent(request, member, anInput(26))
  const email = `kim-${event.slice(0, 8)}@example.ch`
  const reference = await book(request, { eventId: event, name: 'Kim Bleibt', email })
  await openStaff(page, { member, language: 'it', address: `/kalender/${event}` })
  await page.getByRole('button', { name: 'Piano B', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Il piano B' })
  await dialog.getByRole('button', { name: 'Avviare il piano B' }).dblclick()
  await expect(toastTitle(page)).toHaveText('Il piano B è avviato. Le e-mail sono in viaggio.')
  await expect(page.getByRole('heading', { name: /^Piano B: rinviato/ })).toBeVisible()
  await expect.poll(async () => await newestSubject(request, email)).toContain(beginning('de', 'postponed'))
  await page.goto(`/buchung/${reference}?lng=de`)
  await expect(page.locator('h1')).toHaveText(my.states.postponed.title)
})
