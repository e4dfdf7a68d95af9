import type { APIRequestContext } from '@playwright/test'
import { languagesOf } from '#test/sample.ts'
import { formOf as loginForm, LOGIN, PASSWORD, signIn } from './accounts.ts'
import { expect, expectAccessible, test } from './site.ts'
import {
  act,
  addFactor,
  aMemberWithPassword,
  aVisitor,
  anInput,
  dayIn,
  expectFine,
  openStaff,
  rowOf,
  STAFF,
  toastTitle,
  withGuests,
} from './staff-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const language of languagesOf('guard'))
  test(`the guard in ${language}: signed out, without the second step, without data`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/status of (403|404)|ERR_FAILED/)
    const messages = STAFF[language]
    const main = page.getByRole('main')
    await page.goto(`/verwaltung/kalender/${crypto.randomUUID()}?lng=${language}`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.signedOut.title)
    await expect(main.getByRole('link', { name: messages.signedOut.link })).toHaveAttribute(
      'href',
      /\/login\?back=%2Fverwaltung%2Fkalender%2F/,
    )
    await expectFine(page)
    expect((await request.get('/api/staff/events')).status()).toBe(401)

    const member = await aMemberWithPassword(request)
    await openStaff(page, { member, language, address: `/kalender/${crypto.randomUUID()}` })
    await expect(main.getByRole('alert')).toContainText(messages.refusals.unknown_event)
    await page.route('**/api/staff/events?**', (route) => route.abort(), { times: 1 })
    await page.goto(`/verwaltung/kalender?weeks=4&lng=${language}`)
    await expect(main.getByRole('alert')).toContainText(messages.trouble.title)
    await main.getByRole('button', { name: messages.trouble.again }).click()
    await expect(main.getByRole('alert')).toHaveCount(0)
    await page.route('**/api/staff/events?**', (route) =>
      route.fulfill({ json: { from: dayIn(0), events: [] } }),
    )
    await page.goto(`/verwaltung/kalender?weeks=8&lng=${language}`)
    await expect(main).toContainText(messages.season.empty)
    await page.unroute('**/api/staff/events?**')

    await addFactor(request, member)
    const { session } = await passwordOnly(request, member.email)
    await openStaff(page, { member: { ...member, session }, language })
    await expect(main.getByRole('alert')).toContainText(messages.secondStep.title)
    await expectFine(page)
    await main.getByRole('link', { name: messages.secondStep.link }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(LOGIN[language].secondStep.title)
  })

for (const language of languagesOf('no access'))
  test(`a visitor's account in ${language}: no access, signed out`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/status of (401|403)/)
    const messages = STAFF[language]
    const main = page.getByRole('main')
    const visitor = await aVisitor(request)
    await openStaff(page, { member: visitor, language, address: '?view=orders' })
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.noAccess.title)
    await expect(main).toContainText(visitor.email)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expectFine(page)
    const answer = await request.get('/api/staff/orders', {
      headers: { authorization: `Bearer ${visitor.token}` },
    })
    expect(await answer.json()).toEqual({ statusCode: 403, code: 'not_allowed' })

    await expect(main.getByRole('link', { name: messages.noAccess.calendar })).toBeVisible()
    await main.getByRole('button', { name: messages.noAccess.signOut }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.signedOut.title)
  })

test('when the session ends during work, nothing that was typed is lost', async ({
  page,
  request,
  context,
  expectProblem,
}) => {
  expectProblem(/status of (400|401|403)/)
  const member = await aMemberWithPassword(request)
  const { id } = await withGuests(request, member, anInput(28))
  await openStaff(page, { member, language: 'de', address: `/kalender/${id}` })
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
  await expect(tab).toHaveURL(new RegExp(`/kalender/${id}`))
  await tab.close()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(note).toHaveValue('Lange getippt, im Regen.')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(toastTitle(page)).toHaveText('Gespeichert.')
  await expect(rowOf(page, 'Lia Muster')).toContainText('Lange getippt, im Regen.')
})

async function passwordOnly(request: APIRequestContext, email: string): Promise<{ session: object }> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password: PASSWORD },
  })
  return { session: (await answer.json()) as object }
}
