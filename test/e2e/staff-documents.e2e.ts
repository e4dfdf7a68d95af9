import { Buffer } from 'node:buffer'
import staffDocumentsTexts from '#features/documents/texts/staff-documents.ts'
import { makePdf } from '../make-pdf.ts'
import { test } from './office-site.ts'
import { expect, hydrated } from './site.ts'
import { aMember, expectFine, openStaff, STAFF } from './staff-site.ts'

const documentsDe = staffDocumentsTexts.de

const { upload, form, states } = documentsDe

test('a PDF is uploaded, named and put onto pages, where visitors download it; removed, it is gone', async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 422/)
  // On the worker's own site, because the document would show in all other tests.
  await openStaff(page, {
    member: await aMember(request),
    language: 'de',
    address: '?view=documents',
  })
  await expect(page.getByText(documentsDe.empty)).toBeVisible()
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel(upload.choose).setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await choose('boese.pdf', Buffer.from('%PDF-1.7 <script>'))
  await expect(page.getByText(STAFF.de.refusals.document_unreadable)).toBeVisible()
  await expectFine(page)
  await choose('Packliste_2027.pdf', await makePdf('Messer, Feuerstahl, Regenjacke'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packliste 2027')
  await page.getByRole('button', { name: form.publish }).click()
  await expect(page.getByText(form.required)).toHaveCount(3)
  await expectFine(page)
  const titles = page.getByRole('group', { name: form.title })
  await titles.getByLabel('English').fill('Packing list 2027')
  await titles.getByLabel('Français').fill('Liste de matériel 2027')
  await titles.getByLabel('Italiano').fill('Lista del materiale 2027')
  const pages = page.getByRole('group', { name: form.pages })
  for (const name of ['Aufbruch', 'Shelter-Bau', 'Team'])
    await pages.getByLabel(name, { exact: true }).check()
  await page.getByRole('button', { name: form.publish }).click()
  await expect(page.getByText(form.published, { exact: true })).toBeVisible()
  await expect(page.getByText(documentsDe.history.present)).toBeVisible()

  const visitor = await context.newPage()
  const problems: string[] = []
  visitor.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await visitor.goto('/survival-training/aufbruch?lng=de')
  await hydrated(visitor)
  await expect(visitor.locator('#dokumente')).toContainText(/Packliste 2027\s*PDF, \d+\sKB/)
  await expectFine(visitor)
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: 'Packliste 2027' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Packliste 2027.pdf')

  await page.getByRole('button', { name: form.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: form.remove }).click()
  await expect(page.getByText(form.removed).first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: documentsDe.title }).click()
  await expect(page.getByText(documentsDe.empty)).toBeVisible()
  await expect(page.getByText(states.published)).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.locator('#dokumente')).toHaveCount(0)
})
