import { swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import staffBlockedTexts from '#features/calendar/texts/staff-blocked.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { sendQuote } from './quote-site.ts'
import { expect, expectAccessible, test } from './site.ts'
import { addEvent, aMember, anInput, callStaffApi, expectFine, openStaff, toastTitle } from './staff-site.ts'

const blocked = staffBlockedTexts.de

/** Far from what other tests plan; each run has a week of its own. */
const firstDay = 800 + 7 * Math.floor(Math.random() * 200)
const dayIn = (count: number) => swissTime(new Date(Date.now() + count * 86_400_000)).day

test('illness: the day is blocked, its quotes are moved together; one declined meanwhile is reported', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/409/)
  const member = await aMember(request)
  const day = dayIn(firstDay)
  const sent: string[] = []
  for (const company of ['Alpha AG', 'Beta AG', 'Gamma AG']) {
    const document = aQuote({ day, validUntil: dayIn(14) })
    const email = `moved-${crypto.randomUUID()}@example.ch`
    const customer = { ...document.customer, company, email }
    const { id } = await sendQuote(request, member, { ...document, customer })
    sent.push(id)
  }

  await openStaff(page, { member, language: 'de', address: '' })
  // A day of the week leads to the form with that day.
  await page
    .getByRole('link', { name: new RegExp(`, ${blocked.blockDay}$`) })
    .nth(3)
    .click()
  await expect(page.getByLabel(blocked.from)).toHaveValue(dayIn(3))
  await page.goBack()
  await page.getByRole('link', { name: blocked.blockDay, exact: true }).click()
  await page.getByLabel(blocked.who).selectOption({ label: blocked.everybody })
  await page.getByLabel(blocked.from).fill(day)
  await page.getByLabel(blocked.to).fill(day)
  await expect(page.getByText(fill(blocked.quotes.other, { n: 3 }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: blocked.submit, exact: true }).click()

  await expect(page.getByRole('heading', { name: blocked.quotesTitle })).toBeVisible()
  await expectFine(page)
  const all = page.getByRole('button', { name: fill(blocked.moveAll.other, { n: 3 }) })
  await expect(all).toBeVisible()
  const declined = sent.pop()
  await callStaffApi(request, member, `/quotes/${declined}/decline`, { reason: '' })
  await all.dblclick()
  await expect(toastTitle(page)).toContainText('Gamma AG')
  await expect(page.getByText(blocked.nothingLeft)).toBeVisible()

  await page.getByRole('button', { name: blocked.free }).click()
  await expect(page.getByRole('heading', { level: 1, name: blocked.title })).toBeVisible()
})

test('a guide is chosen with the conflicts shown, and is on the roster and on the public page', async ({
  page,
  request,
}) => {
  const member = await aMember(request)
  const { user } = member.session as { user: { id: string } }
  const own = user.id
  const name = `Ursina ${crypto.randomUUID().slice(0, 4)}`
  await callStaffApi(request, member, `/staff-people/${own}`, { name, leads: true })
  const input = anInput(300 + Math.floor(Math.random() * 400))
  const id = await addEvent(request, member, input)
  const day = input.starts.slice(0, 10)
  const block = { id: crypto.randomUUID(), staffId: own, fromDay: day, toDay: day, kind: 'holidays' }
  await callStaffApi(request, member, '/blocked-days', block)

  await openStaff(page, { member, language: 'de', address: `/kalender/${id}` })
  const { guides } = blocked
  await page.getByRole('button', { name: guides.assign }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(guides.lead).selectOption(own)
  await expect(dialog.getByText(guides.clash)).toBeVisible()
  await dialog.getByLabel(guides.shown).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: guides.saveAnyway }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()

  await page.goto(`/event-kalender/${id}?lng=de`)
  await expect(page.getByText(name)).toBeVisible()
  await callStaffApi(request, member, `/blocked-days/${block.id}/removal`, {})
})
