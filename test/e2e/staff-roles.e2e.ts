import staffRolesTexts from '#features/account/texts/staff-roles.ts'
import { expect, test } from './site.ts'
import {
  aColleague,
  aMember,
  giveEvent,
  anInput,
  DESK,
  expectFine,
  GUESTS,
  openStaff,
  STAFF,
  toastTitle,
  withGuests,
} from './staff-site.ts'

const rolesDe = staffRolesTexts.de

const { parts } = DESK.de
const { accounts, absent, roles, roster } = rolesDe

test('an owner invites, changes and revokes roles; office and guide find their parts and nothing else', async ({
  page,
  request,
  expectProblem,
}) => {
  // The server refuses what a link asks for without the right.
  expectProblem(/status of 403/)
  const owner = await aMember(request)
  const office = await aColleague(request, owner, 'office')
  const guide = await aColleague(request, owner, 'guide')
  const { id } = await withGuests(request, owner, anInput(11))
  const rail = page.getByRole('navigation', { name: parts.label })
  const main = page.getByRole('main')

  await openStaff(page, { member: owner, language: 'de', address: '?view=accounts' })
  const row = main.getByRole('row').filter({ hasText: guide.email })
  await expect(row).toContainText(roles.guide.name)
  await main.getByRole('button', { name: accounts.invite }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: accounts.dialog.inviteSubmit }).click()
  await expect(dialog.getByText(accounts.dialog.wrongEmail)).toBeVisible()
  await dialog.getByLabel(accounts.dialog.email).fill(`neu-${owner.email}`)
  await dialog.getByRole('radio', { name: roles.guide.name }).check()
  await dialog.getByRole('button', { name: accounts.dialog.inviteSubmit }).click()
  await expect(toastTitle(page)).toHaveText(accounts.dialog.invited)
  await expect(main.getByRole('textbox', { name: accounts.link.label })).toHaveValue(/verify\?/)
  await expect(main.getByRole('row').filter({ hasText: `neu-${owner.email}` })).toContainText(
    accounts.invited,
  )
  await expectFine(page)

  await openStaff(page, { member: office, language: 'de' })
  await expect(rail.getByRole('link', { name: parts.orders })).toBeVisible()
  for (const absentPart of ['Preise', parts.accounts, 'Sicherheit'])
    await expect(rail.getByRole('link', { name: absentPart })).toHaveCount(0)
  await openStaff(page, { member: office, language: 'de', address: '?view=prices' })
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(absent.title)
  await expect(main).toContainText(roles.office.may)
  await expectFine(page)

  // A guide starts with the events.
  await openStaff(page, { member: guide, language: 'de', address: '' })
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(parts.events)
  await expect(main).toContainText(STAFF.de.season.emptyOwn)
  await expectFine(page)
  await giveEvent(request, owner, id, guide)
  await page.goto(`/verwaltung/kalender/${id}?lng=de`)
  await expect(main.getByRole('heading', { name: roster.title })).toBeVisible()
  for (const { name } of GUESTS) await expect(main).toContainText(name)
  await expect(main).not.toContainText('CHF')
  await expect(rail.getByRole('link')).toHaveText([parts.events])
  await expect(main.getByRole('button', { name: STAFF.de.event.cancel })).toHaveCount(0)
  await expectFine(page)

  await openStaff(page, { member: owner, language: 'de', address: '?view=accounts' })
  await row.getByRole('button', { name: accounts.actions.revocation }).click()
  await dialog.getByRole('button', { name: accounts.dialog.revokeSubmit }).click()
  await expect(toastTitle(page)).toHaveText(accounts.dialog.revoked)
  await expect(row).toHaveCount(0)
  await openStaff(page, { member: guide, language: 'de' })
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(STAFF.de.noAccess.title)
})
