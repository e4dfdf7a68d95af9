import levelTestTexts from '#features/services/texts/level-test.ts'
import staffTexts from '#content/texts/staff.ts'
import staffTextsTexts from '#features/messages/texts/staff-texts.ts'
import { fill } from '#i18n/format.ts'
import { test } from './office-site.ts'
import { expect, expectAccessible } from './site.ts'
import { aMember, openStaff } from './staff-site.ts'

const levelTestDe = levelTestTexts.de
const staffDe = staffTexts.de
const textsDe = staffTextsTexts.de

const { presence } = staffDe

test('two who edit the same page see each other and what is saved, and neither overwrites the other unseen', async ({
  browser,
  baseURL,
}) => {
  const open = async () => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const member = await aMember(context.request)
    const page = await context.newPage()
    await openStaff(page, { member, language: 'de', address: '?texts=level-test' })
    await page.getByRole('button', { name: textsDe.ways.list }).click()
    return { member, page, row: page.getByRole('button', { name: levelTestDe.lead }).first() }
  }
  const anna = await open()
  const beat = await open()
  await expect(anna.page.getByText(fill(presence.here, { who: beat.member.email }))).toBeVisible()

  // The page before a reload is no other window.
  await anna.page.reload()
  const response = await anna.page.waitForResponse((answer) => answer.url().endsWith('/api/staff/presence'))
  const { others } = (await response.json()) as { others: { isOwn: boolean }[] }
  expect(others.map(({ isOwn }) => isOwn)).toEqual([false])
  await anna.page.getByRole('button', { name: textsDe.ways.list }).click()

  await beat.row.click()
  const label = await beat.page.locator('#text-sheet').textContent()
  const opened = fill(presence.part, { who: beat.member.email, part: label ?? '' })
  await expect(anna.page.getByText(opened)).toBeVisible()
  await anna.row.click()
  const sheet = anna.page.locator('section', { has: anna.page.locator('#text-sheet') })
  await expect(sheet.getByText(fill(presence.same, { who: beat.member.email }))).toBeVisible()
  await expectAccessible(anna.page)

  // A text that comes in keeps what is selected: the words typed next replace it, and stand alone.
  const field = anna.page.getByRole('textbox', { name: 'English', exact: true })
  await field.press('ControlOrMeta+a')
  await beat.page.getByRole('textbox', { name: 'English', exact: true }).fill('Gemeinsam geschrieben.')
  await expect(field).toHaveText('Gemeinsam geschrieben.')
  await anna.page.keyboard.type('Von mir geschrieben.')
  await expect(field).toHaveText('Von mir geschrieben.')
  const conflict = anna.page.getByRole('alert').filter({ hasText: textsDe.conflict.text })
  await expect(conflict).toContainText('Gemeinsam geschrieben.')
  await conflict.getByRole('button', { name: textsDe.conflict.mine }).click()
  await expect(conflict).toHaveCount(0)
  await expect(beat.page.getByRole('textbox', { name: 'English', exact: true })).toHaveText(
    'Von mir geschrieben.',
  )

  await beat.page.getByRole('link', { name: textsDe.title, exact: true }).first().click()
  await expect(anna.page.getByText(beat.member.email)).toHaveCount(0)
  await anna.page.context().close()
  await beat.page.context().close()
})
