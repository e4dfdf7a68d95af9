import projectQuestionsTexts from '#features/questions/texts/project-questions.ts'
import { EDIT_STRIP } from '#features/messages/content/edit-strip.ts'
import staffTextsTexts from '#features/messages/texts/staff-texts.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { test } from './office-site.ts'
import { expect, expectRoom } from './site.ts'
import { aMember, openStaff } from './staff-site.ts'

const projectDe = projectQuestionsTexts.de
const textsDe = staffTextsTexts.de

const { lists } = textsDe
const QUESTIONS = Object.values(projectDe.items).map(({ question }) => question)
const QUESTION = 'Kommt der Hund mit?'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** On the worker's own site: what is published would show in all other tests. */
test('on a phone a question is put below another, moved, written in four languages and published', async ({
  page,
  request,
  expectProblem,
}) => {
  // From the press on a list that is older than its publication.
  expectProblem(/409.*\/lists/)
  const member = await aMember(request)
  await openStaff(page, { member, language: 'de', address: '?view=texts' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsDe.title)

  await page.goto('/projekt-management?lng=de')
  const strip = page.getByRole('complementary', { name: EDIT_STRIP.de.edit })
  await expectRoom(page)
  await strip.getByRole('link', { name: EDIT_STRIP.de.edit }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByText(QUESTIONS[1] ?? '').click()
  const list = page.getByRole('region', { name: lists.title, exact: true })
  await expect(list).toContainText(fill(lists.item, { n: 2, count: 10 }))
  await list.getByRole('button', { name: lists.add }).click()
  await expect(list).toContainText(fill(lists.item, { n: 3, count: 11 }))

  const box = (language: keyof typeof LANGUAGE_NAMES) =>
    page.getByRole('textbox', { name: LANGUAGE_NAMES[language], exact: true })
  await expect(page.getByText(textsDe.missing).first()).toBeVisible()
  for (const language of LANGUAGES) await box(language).fill(language === 'de' ? QUESTION : `${language}?`)
  await expect(frame.getByText(QUESTION)).toBeVisible()
  const bar = page.getByRole('region', { name: textsDe.publishing, exact: true })
  await expect(bar.getByRole('status')).toContainText(/^gespeichert/)
  await page.getByRole('button', { name: textsDe.next, exact: true }).click()
  for (const language of LANGUAGES) await box(language).fill(`Ja, ${language}.`)
  await expect(bar.getByRole('status')).toContainText(/^gespeichert/)
  await expectRoomForSheet()

  await list.getByText(fill(lists.all, { count: 11 })).click()
  const item = list.getByRole('button', { name: QUESTION })
  await item.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(list).toContainText(fill(lists.item, { n: 2, count: 11 }))

  const publish = bar.getByRole('button', {
    name: fill(textsDe.publish, { languages: `DE, EN, FR, IT und ${plural('de', 1, lists.changed)}` }),
  })
  // The page is read again late, so the next press still names the list as it was before the publication.
  let readAgain = () => {}
  const pressed = new Promise<void>((resolve) => (readAgain = resolve))
  await page.route('**/api/staff/texts/*', async (route) => {
    if (route.request().method() === 'GET') await pressed
    await route.continue()
  })
  await publish.click()
  await expect(page.getByText(textsDe.published.title)).toBeVisible()
  const headingsIn = async (language: string) =>
    [
      ...(await (await request.get(`/projekt-management?lng=${language}`)).text()).matchAll(
        /id="frage-(\w+)"/g,
      ),
    ].map(([, key]) => key)
  for (const language of LANGUAGES)
    await expect
      .poll(() => headingsIn(language))
      .toEqual(['kosten', 'n1', ...Object.keys(projectDe.items).slice(1)])

  await list.getByRole('button', { name: lists.remove }).click()
  readAgain()
  await expect(list).toContainText(fill(lists.item, { n: 2, count: 10 }))
  await expect(list.getByText(lists.removed)).toBeVisible()
  await list.getByRole('button', { name: lists.restore }).click()
  await expect(list).toContainText(fill(lists.item, { n: 11, count: 11 }))

  async function expectRoomForSheet(): Promise<void> {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectRoom(page)
    }
  }
})
