import { readFile } from 'node:fs/promises'
import philosophyTexts from '#content/texts/philosophy.ts'
import staffTexts from '#content/texts/staff.ts'
import staffTextsTexts from '#features/messages/texts/staff-texts.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { withoutPlaceholder } from '#test/translation-file.ts'
import { test } from './office-site.ts'
import { expect } from './site.ts'
import { aMember, expectFine, openStaff, toastTitle } from './staff-site.ts'

const philosophyFr = philosophyTexts.fr
const staffDe = staffTexts.de
const textsDe = staffTextsTexts.de

const { translators } = textsDe
const WRITTEN = 'Trois valeurs, et comment elles se montrent.'

/** On the worker's own site: drafts would show in other tests. */
test('texts are exported for a translator as CSV and imported as drafts, checked first', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of (409|422)/)
  const member = await aMember(request)
  await openStaff(page, { member, language: 'de', address: '?view=texts' })
  const part = page.getByRole('region', { name: translators.title })
  const alert = part.getByRole('alert')
  const saving = part.getByRole('button', { name: translators.save })

  await part.getByLabel(translators.language).selectOption({ label: LANGUAGE_NAMES.fr })
  await saving.click()
  await expect(alert).toContainText(staffDe.refusals.nothing_to_translate)
  await part.getByLabel(translators.scope).selectOption({ label: translators.scopes.all })
  const [download] = await Promise.all([page.waitForEvent('download'), saving.click()])
  expect(download.suggestedFilename()).toMatch(/^texte-de-fr-\d{4}-\d\d-\d\d\.csv$/)
  await expect(alert).toHaveCount(0)
  const saved = await readFile(await download.path(), 'utf8')
  expect(saved).toContain(philosophyFr.lead)

  const read = (name: string, text: string) =>
    part.getByLabel(translators.file).setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
  await read('andere.csv', 'Guten Tag')
  await expect(alert).toContainText(staffDe.refusals.unreadable_file)
  await expect(alert).toBeFocused()
  await read('lang.csv', 'x'.repeat(3_000_001))
  await expect(alert).toContainText(staffDe.refusals.file_too_large)
  const lost = withoutPlaceholder(saved).changed
  await read('zurück.csv', lost.replace(philosophyFr.lead, WRITTEN))
  const report = part.getByRole('status')
  await expect(report).toContainText(`zurück.csv, ${LANGUAGE_NAMES.fr}: 1 geändert, 1 abgelehnt`)
  await expect(alert).toHaveCount(0)
  const rows = part.getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('fehlt. Setzen Sie es wieder ein.')
  await expect(rows.nth(2)).toContainText(translators.outcomes.changed)
  await expectFine(page)

  const taking = part.getByRole('button', { name: plural('de', 1, translators.take), exact: true })
  await taking.focus()
  await page.keyboard.press('Enter')
  await expect(toastTitle(page)).toHaveText(plural('de', 1, translators.taken.title))
  await expect(taking).toHaveCount(0)
  await expect(report).toBeFocused()
  await expect(rows.nth(2)).toContainText(translators.outcomes.drafted)
  await expect(page.getByRole('row', { name: /^Philosophie/ }).first()).toContainText(
    fill(textsDe.states.drafts.one, { n: 1 }),
  )

  await rows.nth(2).getByRole('link', { name: 'Philosophie' }).click()
  await page.getByRole('button', { name: textsDe.ways.list }).click()
  await page.getByRole('searchbox', { name: textsDe.search }).fill(WRITTEN)
  await page.getByRole('button', { name: textsDe.draft }).click()
  await expect(page.getByRole('textbox', { name: LANGUAGE_NAMES.fr, exact: true })).toHaveText(WRITTEN)
})
