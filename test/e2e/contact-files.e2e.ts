import PROBLEMS from '#content/form-problems/it.ts'
import { sampleFiles } from '../sample-files.ts'
import { ANSWERED_BADLY, fieldsOf, SENT, typeUntilKept } from './contact-form.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const pdf = (name: string, bytes = 40_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: sampleFiles.pdf(bytes),
})

test('files are added one after the other, counted, and removed by keyboard', async ({ page }) => {
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { form, email } = fieldsOf(page, 'de')
  const input = form.locator('[type=file]')
  await typeUntilKept(page, email, 'lia@example.ch')
  await input.setInputFiles([pdf('eins.pdf'), pdf('zwei.pdf', 3_000_000)])
  await expect(form.getByRole('status').first()).toHaveText('2 Dateien, 2.9 MB')
  await input.setInputFiles([pdf('drei.pdf')])
  await input.setInputFiles([pdf('drei.pdf')])
  await expect(form.getByRole('listitem')).toHaveCount(4)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'zwei.pdf entfernen' }).press('Enter')
  await expect(form.getByRole('listitem')).toHaveCount(3)
  await expect(input).toBeFocused()
  expect(await input.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(3)
  expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).not.toContain('pdf')
})

test('files lost by a reload are requested again, until they are there', async ({ page }) => {
  const fields = fieldsOf(page, 'it')
  const input = fields.form.locator('[type=file]')
  const note = fields.form.getByRole('status').filter({ hasText: PROBLEMS.filesLost })
  await page.goto('/kontakt?lng=it')
  await hydrated(page)
  await typeUntilKept(page, fields.message, 'Ecco il piano.')
  await input.setInputFiles([pdf('piano.pdf')])
  await expect(fields.form.getByRole('listitem')).toHaveCount(1)
  for (let time = 0; time < 2; time++) {
    await page.goto('/kontakt?lng=it')
    await expect(note).toBeVisible()
    await expect(fields.message).toHaveValue('Ecco il piano.')
  }
  await expectAccessible(page)
  await input.setInputFiles([pdf('piano.pdf')])
  await expect(fields.form.getByRole('listitem')).toHaveCount(1)
  await expect(note).toHaveCount(0)
})

test('a refused file is reported before anything is sent, and the rest of the form is kept', async ({
  page,
}) => {
  await page.goto('/kontakt?lng=fr')
  await hydrated(page)
  const { form, email, message, send, alert } = fieldsOf(page, 'fr')
  await email.fill('lia@example.ch')
  await typeUntilKept(page, message, 'Voici le plan.')
  await form
    .locator('[type=file]')
    .setInputFiles([pdf('plan.pdf'), { ...pdf('outil.exe'), mimeType: 'application/x-dosexec' }])
  await expect(form.getByRole('status').first()).toContainText(/outil\.exe\s: /)
  await expect(form.getByRole('listitem').nth(1)).toContainText('type de fichier non accepté')
  await send.click()
  await expect(alert).toContainText('outil.exe')
  await expect(alert).toBeFocused()
  await expectAccessible(page)
  await alert.getByRole('link').click()
  await expect(form.locator('[type=file]')).toBeFocused()
  await form.getByRole('button', { name: 'Retirer outil.exe' }).click()
  await expect(alert).toHaveCount(0)
  await send.click()
  await page.waitForURL(SENT)
})

test('a file with other content is refused by the server with its name', async ({ page, expectProblem }) => {
  expectProblem(ANSWERED_BADLY)
  await page.goto('/kontakt?lng=en')
  await hydrated(page)
  const { form, email, message, send, alert } = fieldsOf(page, 'en')
  await email.fill('lia@example.ch')
  await message.fill('A disguised file.')
  await form.locator('[type=file]').setInputFiles({ ...pdf('invoice.pdf'), buffer: sampleFiles.exe() })
  await expect(form.getByRole('listitem')).toHaveCount(1)
  await send.click()
  await expect(alert).toContainText('The content of “invoice.pdf” doesn’t match its file extension.')
  await expect(message).toHaveValue('A disguised file.')
})

test('files can be dropped on the field', async ({ page }) => {
  await page.goto('/kontakt?lng=it')
  await hydrated(page)
  const { form } = fieldsOf(page, 'it')
  const transfer = await page.evaluateHandle(() => {
    const made = new DataTransfer()
    made.items.add(new File(['%PDF-1.7'], 'mappa.pdf', { type: 'application/pdf' }))
    return made
  })
  const zone = form.locator('[type=file]').locator('..')
  await zone.dispatchEvent('dragenter', { dataTransfer: transfer })
  await expect(async () => {
    await zone.dispatchEvent('drop', { dataTransfer: transfer })
    await expect(form.getByRole('listitem')).toContainText('mappa.pdf', { timeout: 500 })
  }).toPass()
})

test('the upload progress is shown, and a lost answer does not duplicate the files', async ({
  page,
  expectProblem,
}) => {
  expectProblem(ANSWERED_BADLY)
  const references: string[] = []
  await page.route('**/api/inquiries/contact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const answer = await route.fetch()
    references.push(((await answer.json()) as { reference: string }).reference)
    await (references.length === 1 ? route.abort() : route.fulfill({ response: answer }))
  })
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { form, email, message, send, alert } = fieldsOf(page, 'de')
  await email.fill('lost-files@example.ch')
  await message.fill('Mit zwei Plänen.')
  await form.locator('[type=file]').setInputFiles([pdf('eins.pdf', 2_000_000), pdf('zwei.pdf')])
  await expect(form.getByRole('listitem')).toHaveCount(2)
  await send.click()
  await expect(form.getByRole('progressbar')).toBeVisible()
  await expect(alert).toContainText('Wir haben keine Antwort vom Server')
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await send.click()
  await page.waitForURL(SENT)
  expect(references).toHaveLength(2)
  expect(references[1]).toBe(references[0])
})

test('without JavaScript, a returned form states that its files have to be chosen again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/kontakt?lng=de')
  const { form, email, message, send } = fieldsOf(page, 'de')
  const input = form.locator('[type=file]')
  await message.fill('Der Plan liegt bei.')
  await input.setInputFiles(pdf('plan.pdf'))
  await send.click()
  await expect(input).toHaveAccessibleDescription(/Bitte wählen Sie die Dateien noch einmal/)
  await expect(message).toHaveValue('Der Plan liegt bei.')
  await email.fill('again@example.ch')
  await input.setInputFiles(pdf('plan.pdf'))
  await send.click()
  await page.waitForURL(SENT)
  await context.close()
})
