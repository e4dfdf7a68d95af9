import type { APIRequestContext, Locator, Page } from '@playwright/test'
import philosophyTexts from '#content/texts/philosophy.ts'
import teamTexts from '#content/texts/team.ts'
import staffTextsTexts from '#features/messages/texts/staff-texts.ts'
import type { EditedPage } from '#features/messages/edited-message.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { openOwnSite } from './own-site.ts'
import { expect, expectRoom, test } from './site.ts'
import { aMember, callStaffApi, expectFine, type Member, openStaff, toastTitle } from './staff-site.ts'

const { de: philosophyDe, fr: philosophyFr } = philosophyTexts
const teamFr = teamTexts.fr
const textsDe = staffTextsTexts.de

const { queue } = textsDe
const GERMAN = 'Drei Werte, und wie sie sich heute zeigen.'

async function changeGerman(
  request: APIRequestContext,
  member: Member,
  [page, path, value]: [string, string, string],
) {
  const draft = { namespace: page, path, language: 'de', value, seen: 0 }
  await callStaffApi(request, member, `/texts/${page}/drafts`, draft)
}

async function progress(page: Page, n: number): Promise<void> {
  const status = page.getByRole('region', { name: queue.label }).getByRole('status').first()
  await expect(status).toContainText(fill(queue.progress, { n, count: 3 }))
  await expect(french(page)).toBeFocused()
}

const french = (page: Page): Locator => page.getByRole('textbox', { name: LANGUAGE_NAMES.fr, exact: true })

/** On a site of its own: what is published would show in other tests. */
test('outdated texts are reviewed by keyboard, then published from there, page by page', async ({
  browser,
}) => {
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const member = await aMember(context.request)
  await changeGerman(context.request, member, ['philosophy', 'title', 'Wofür'])
  await changeGerman(context.request, member, ['philosophy', 'lead', GERMAN])
  await changeGerman(context.request, member, ['team', 'title', 'Wer wir sind'])
  const page = await context.newPage()
  await openStaff(page, { member, language: 'de', address: '?view=texts' })
  await page
    .getByRole('link', { name: `${LANGUAGE_NAMES.fr}: ${plural('de', 3, textsDe.states.outdated)}` })
    .click()

  await progress(page, 1)
  await expect(french(page)).toHaveText(philosophyFr.title)
  await expect(french(page)).toHaveAccessibleDescription(/Wofür/)
  await page.keyboard.press('Control+Shift+Enter')
  await progress(page, 2)
  const german = page.getByRole('region', { name: LANGUAGE_NAMES.de, exact: true })
  await expect(german).toContainText(GERMAN)
  await expect(german.locator('del').first()).toContainText(queue.spoken.removed)
  await expect(german.locator('ins').first()).toContainText(queue.spoken.added)
  await expect(german).toContainText(queue.legend)
  expect(GERMAN).not.toBe(philosophyDe.lead)
  await expectFine(page)

  await page.keyboard.press('Alt+ArrowDown')
  await progress(page, 3)
  await expect(french(page)).toHaveText(teamFr.title)
  await page.keyboard.press('Alt+ArrowUp')
  await progress(page, 2)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Trois valeurs {rabais}')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(queue.stuck)).toBeVisible()
  await expect(french(page)).toHaveText('Trois valeurs {rabais}')
  await page.keyboard.press('Escape')
  await expect(french(page)).toHaveText(philosophyFr.lead)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Trois valeurs, aujourd’hui.')
  await page.keyboard.press('Control+Enter')
  await progress(page, 3)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Qui sommes-nous')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: plural('de', 3, queue.through) })).toBeFocused()

  const publication = page.getByRole('region', {
    name: fill(queue.publication.title, { language: LANGUAGE_NAMES.fr }),
  })
  await expect(publication.locator('summary')).toHaveText([/1 Text/, /1 Text/])
  await publication.locator('summary').first().click()
  await expect(publication.locator('ins').first()).toContainText(queue.spoken.added)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectRoom(page)
  const submit = publication.getByRole('button', {
    name: fill(queue.publication.submit, { texts: '2 Texte', pages: '2 Seiten' }),
  })

  // Somebody else continues with a page in the meantime.
  const { fields } = await callStaffApi<EditedPage>(context.request, member, '/texts/philosophy')
  const seen = fields.find(({ path }) => path === 'lead')?.languages.fr.revision ?? 0
  await callStaffApi(context.request, member, '/texts/philosophy/drafts', {
    namespace: 'philosophy',
    path: 'lead',
    language: 'fr',
    value: 'Trois valeurs à vivre.',
    seen,
  })
  await submit.click()
  await expect(publication.getByRole('alert')).toContainText(/Philosophie: /)
  await expect(publication.getByRole('alert')).not.toContainText(/Team/)
  const read = async (path: string) => (await context.request.get(`${path}?lng=fr`)).text()
  await expect.poll(() => read('/team')).toContain('Qui sommes-nous')
  expect(await read('/philosophie')).not.toContain('Trois valeurs à vivre.')

  await publication
    .getByRole('button', { name: fill(queue.publication.submit, { texts: '1 Text', pages: '1 Seite' }) })
    .click()
  await expect(toastTitle(page)).toHaveText(textsDe.published.title)
  await expect(publication).toContainText(queue.publication.none)
  await expect.poll(() => read('/philosophie')).toContain('Trois valeurs à vivre.')
  await expectFine(page)
  await context.close()
  await site.stop()
})
