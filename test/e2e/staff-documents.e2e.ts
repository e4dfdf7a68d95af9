import { Buffer } from 'node:buffer'
import documentsDe from '#content/staff-documents/de.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { makePdf } from '../make-pdf.ts'
import { openOwnSite } from './own-site.ts'
import { expect, expectAccessible, expectFitsEverywhere, hydrated, test } from './site.ts'
import { aMember, expectFine, openStaff, STAFF } from './staff-site.ts'

const { upload, form, states } = documentsDe

test('a PDF is uploaded, named and put onto pages, where visitors download it; removed, it is gone', async ({
  browser,
}) => {
  // Own site, because the document would show in all other tests.
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await openStaff(page, {
    member: await aMember(context.request),
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
  await expectAccessible(page)
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
  await expectFine(page)

  const visitor = await context.newPage()
  const problems: string[] = []
  visitor.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  for (const path of ['/survival-training/aufbruch', '/team-events/shelter-bau', '/team']) {
    await visitor.goto(`${path}?lng=de`)
    await hydrated(visitor)
    const section = visitor.locator('#dokumente')
    await expect(section).toContainText(/Packliste 2027\s*PDF, \d+\sKB/)
    await expectAccessible(visitor)
    await expectFitsEverywhere(visitor)
  }
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: 'Packliste 2027' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Packliste 2027.pdf')
  await visitor.goto('/?lng=de')
  await expect(visitor.locator('#dokumente')).toHaveCount(0)

  await page.getByRole('button', { name: form.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: form.remove }).click()
  await expect(page.getByText(form.removed).first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: documentsDe.title }).click()
  await expect(page.getByText(documentsDe.empty)).toBeVisible()
  await expect(page.getByText(states.published)).toHaveCount(0)
  await visitor.goto('/team?lng=de')
  await expect(visitor.locator('#dokumente')).toHaveCount(0)
  expect(problems).toEqual([])
  await context.close()
  await site.stop()
})
