import formProblemsTexts from '#content/texts/form-problems.ts'
import { sampleFiles } from '../sample-files.ts'
import { fieldsOf, SENT, typeUntilKept } from './contact-form.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const PROBLEMS = formProblemsTexts.it

const pdf = (name: string, bytes = 40_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: sampleFiles.pdf(bytes),
})

test('files are added, dropped, counted and removed by keyboard; a refused one is reported before anything is sent', async ({
  page,
}) => {
  await page.goto('/kontakt?lng=fr')
  await hydrated(page)
  const { form, email, message, send, alert } = fieldsOf(page, 'fr')
  const input = form.locator('[type=file]')
  await email.fill('lia@example.ch')
  await typeUntilKept(page, message, 'Voici le plan.')
  await input.setInputFiles([pdf('un.pdf'), pdf('deux.pdf', 3_000_000)])
  await expect(form.getByRole('status').first()).toContainText(/^2 fichiers, 2[,.]9\sMo$/)
  await input.setInputFiles([pdf('trois.pdf')])
  await input.setInputFiles([pdf('trois.pdf')])
  await expect(form.getByRole('listitem')).toHaveCount(4)
  await form.getByRole('button', { name: 'Retirer deux.pdf' }).press('Enter')
  await expect(form.getByRole('listitem')).toHaveCount(3)
  await expect(input).toBeFocused()
  expect(await input.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(3)
  expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).not.toContain('pdf')

  const transfer = await page.evaluateHandle(() => {
    const made = new DataTransfer()
    made.items.add(new File(['MZ'], 'outil.exe', { type: 'application/x-dosexec' }))
    return made
  })
  const zone = input.locator('..')
  await zone.dispatchEvent('dragenter', { dataTransfer: transfer })
  await zone.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(form.getByRole('status').first()).toContainText(/outil\.exe\s: /)
  await expect(form.getByRole('listitem').last()).toContainText('type de fichier non accepté')
  await send.click()
  await expect(alert).toContainText('outil.exe')
  await expect(alert).toBeFocused()
  await expectAccessible(page)
  await alert.getByRole('link').click()
  await expect(input).toBeFocused()
  await form.getByRole('button', { name: 'Retirer outil.exe' }).click()
  await expect(alert).toHaveCount(0)
  await send.click()
  await page.waitForURL(SENT)
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
