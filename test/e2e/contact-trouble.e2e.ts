import { sampleFiles } from '../sample-files.ts'
import { ANSWERED_BADLY, draftOf, fieldsOf, SENT, typeUntilKept } from './contact-form.ts'
import { scriptOf } from './script-of.ts'
import { expect, expectAccessible, hydrated, test, waitUntilLoaded } from './site.ts'

const MESSAGES = '**/api/inquiries/contact'

test('what was typed survives a reload and a change of language, and moves from the home page to /kontakt', async ({
  page,
}) => {
  await page.goto('/?lng=de')
  await hydrated(page)
  const home = fieldsOf(page, 'de')
  await home.topic.selectOption('team_event')
  await home.email.fill('lia@example.ch')
  await typeUntilKept(page, home.message, 'Zwölf Leute, ein Tag.')
  await page.reload()
  await hydrated(page)
  await expect(home.message).toHaveValue('Zwölf Leute, ein Tag.')

  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { email, topic, message, send, alert } = fieldsOf(page, 'de')
  await expect(message).toHaveValue('Zwölf Leute, ein Tag.')
  await expect(topic).toHaveValue('team_event')
  await email.fill('lia@example')
  await send.click()
  await expect(alert).toContainText('Eine Angabe passt noch nicht')

  await page.locator('details.languages > summary').click()
  await page.locator('details.languages a[hreflang=fr]').click()
  const french = fieldsOf(page, 'fr')
  await expect(french.alert).toContainText('Un champ est à revoir')
  await expect(french.email).toHaveValue('lia@example')
  await expect(french.message).toHaveValue('Zwölf Leute, ein Tag.')
})

test('whatever the server answers is explained in a sentence, and nothing is lost until it is sent when the line is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(ANSWERED_BADLY)
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { email, message, send, alert } = fieldsOf(page, 'de')
  await email.fill('offline@example.ch')
  await typeUntilKept(page, message, 'Im Tunnel geschrieben.')
  for (const { status, says } of [
    { status: 429, says: 'Bitte warten Sie zehn Minuten' },
    { status: 500, says: 'Die Nachricht ist nicht angekommen' },
  ]) {
    await page.route(MESSAGES, (route) => route.fulfill({ status, json: {} }), { times: 1 })
    await send.click()
    await expect(alert).toContainText(says)
    await expect(message).toHaveValue('Im Tunnel geschrieben.')
  }
  await waitUntilLoaded(page)
  await context.setOffline(true)
  await send.click()
  await expect(alert).toContainText('Sie sind offline')
  await expect(send).toBeFocused()
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  expect(await draftOf(page)).toContain('Im Tunnel')
  await expectAccessible(page)
  await context.setOffline(false)
  await send.click()
  await page.waitForURL(SENT)
})

test('a double click sends once, with progress; a lost answer creates no second message and no second file', async ({
  page,
  expectProblem,
}) => {
  expectProblem(ANSWERED_BADLY)
  const references: string[] = []
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(MESSAGES, async (route) => {
    await isSeen
    const answer = await route.fetch()
    references.push(((await answer.json()) as { reference: string }).reference)
    await (references.length === 1 ? route.abort() : route.fulfill({ response: answer }))
  })
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { form, email, message, send, alert } = fieldsOf(page, 'de')
  await email.fill('lost@example.ch')
  await message.fill('Mit zwei Plänen.')
  await form.locator('[type=file]').setInputFiles(
    ['eins.pdf', 'zwei.pdf'].map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: sampleFiles.pdf(200_000),
    })),
  )
  await expect(form.getByRole('listitem')).toHaveCount(2)
  await send.dblclick()
  const busy = form.getByRole('button', { name: 'Wird gesendet' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.press('Enter')
  await expect(form.getByRole('progressbar')).toBeVisible()
  goOn()
  await expect(alert).toContainText('Wir haben keine Antwort vom Server')
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await send.click()
  await page.waitForURL(SENT)
  expect(references).toHaveLength(2)
  expect(references[1]).toBe(references[0])
})

test('the browser sends the form itself when its code cannot be fetched', async ({ page, expectProblem }) => {
  expectProblem(ANSWERED_BADLY)
  expectProblem(/contact-behaviour|dynamically imported module|preload/i)
  await page.route(scriptOf('features/inquiry/site/contact/contact-behaviour.ts'), (route) => route.abort())
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { email, message, send } = fieldsOf(page, 'de')
  await email.fill('native@example.ch')
  await message.fill('Ohne Hilfe.')
  await send.click()
  await page.waitForURL(SENT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Nachricht ist angekommen.')
})
