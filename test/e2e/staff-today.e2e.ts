import de from '#content/staff-today/de.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { expect, expectAccessible, expectRoom, test } from './site.ts'
import { addEvent, aColleague, aMember, anInput, callStaffApi, dayIn, DESK, openStaff } from './staff-site.ts'

test('the back office opens on what is due, each with its next action, and the week', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const title = { de: `Entscheid ${member.email.slice(0, 12)}` }
  const undecided = { title, minimumParticipants: 6, places: 12, decideBy: dayIn(1) }
  await addEvent(request, member, anInput(2, undecided))
  const customer = `Firma ${member.email.slice(0, 12)}`
  const sample = aQuote({ day: dayIn(3), validUntil: dayIn(2) })
  const document = { ...sample, customer: { ...sample.customer, company: customer } }
  const draft = { document, inquiryId: null, key: crypto.randomUUID() }
  const { id } = await callStaffApi<{ id: string }>(request, member, '/quotes', draft)
  await callStaffApi(request, member, `/quotes/${id}/sending`, { seen: 1, override: 'zweite Leitung' })

  await openStaff(page, { member, language: 'de', address: '' })
  const main = page.getByRole('main')
  const row = (text: string) => main.getByRole('listitem').filter({ hasText: text })
  await expect(row(`läuft ab, ${customer}`)).toContainText('CHF 4’104')
  await expect(row(`${title.de}: findet statt?`)).toContainText('0 kommen, mindestens 6')
  const week = main.getByRole('region', { name: de.week })
  await expect(week.getByRole('link', { name: title.de })).toBeVisible()
  await expect(week.getByRole('link', { name: customer })).toBeVisible()
  await expectAccessible(page)
  await expectRoom(page)

  await callStaffApi(request, member, `/quotes/${id}/withdrawal`, { reason: '' })
  await page.reload()
  await expect(row(`${title.de}: findet statt?`)).toBeVisible()
  await expect(row(customer)).toHaveCount(0)
  await row(`${title.de}: findet statt?`).getByRole('link').click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title.de)
})

test('a guide starts with the events', async ({ page, request }) => {
  const owner = await aMember(request)
  const guide = await aColleague(request, owner, 'guide')
  await openStaff(page, { member: guide, language: 'de', address: '' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DESK.de.parts.events)
  await expect(page.getByRole('link', { name: DESK.de.parts.today })).toHaveCount(0)
})
