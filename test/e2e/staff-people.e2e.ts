import sharp from 'sharp'
import peopleDe from '#content/staff-people/de.ts'
import picturesDe from '#content/staff-pictures/de.ts'
import { fill } from '#i18n/format.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { openOwnSite } from './own-site.ts'
import { consoleProblems, expect, expectAccessible, test } from './site.ts'
import { aMember, expectFine, openStaff } from './staff-site.ts'

const NAME = 'Vorname Name'
const { portrait: texts, history } = peopleDe

test('two people get a portrait on the team page, in four languages, and an earlier version is restored', async ({
  browser,
}) => {
  // Own site, because the people would show in all other tests.
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  const problems = consoleProblems(page)
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#56735f' } })
    .jpeg()
    .toBuffer()
  const teamPage = async (language: string) => (await context.request.get(`/team?lng=${language}`)).text()
  await openStaff(page, { member: await aMember(context.request), language: 'de', address: '?view=people' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(peopleDe.title)
  await expectFine(page)

  for (const [id, name] of [
    ['founder', NAME],
    ['coFounder', 'Zweite Person'],
  ] as const) {
    await page.getByRole('link', { name: peopleDe.members[id] }).click()
    await page.getByLabel(new RegExp(`^${peopleDe.name}`)).fill(name)
    // Nothing typed is lost by looking elsewhere.
    await page.getByRole('main').getByRole('link', { name: peopleDe.title }).click()
    await page.getByRole('link', { name: peopleDe.members[id] }).click()
    await expect(page.getByLabel(new RegExp(`^${peopleDe.name}`))).toHaveValue(name)
    await page
      .getByLabel(texts.choose)
      .setInputFiles({ name: 'notiz.txt', mimeType: 'text/plain', buffer: bytes })
    await expect(page.getByText(fill(picturesDe.upload.type, { file: 'notiz.txt' }))).toBeVisible()
    await page
      .getByLabel(texts.choose)
      .setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: bytes })
    const focus = page.getByRole('slider', { name: picturesDe.focal.title })
    for (let press = 0; press < 3; press += 1) await focus.press('Shift+ArrowLeft')
    await expect(focus).toHaveAttribute('aria-valuetext', /^20 %/)
    await page.getByRole('button', { name: peopleDe.publish }).click()
    // Suggested from the name; who took the picture is asked once, the second portrait has it already.
    const descriptions = page.getByRole('group', { name: texts.alt })
    await expect(descriptions.getByLabel('Français')).toHaveValue(`Portrait de ${name}`)
    if (id === 'founder') {
      await expect(page.getByText(peopleDe.wrong.required)).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel(texts.credit).fill('Gratweg, mit Einwilligung')
      await page.getByRole('button', { name: peopleDe.publish }).click()
    }
    await expect(page.getByText(history.present)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: peopleDe.title }).click()
  }
  await expect(page.getByText(peopleDe.has)).toHaveCount(2)
  for (const [language, text] of [
    ['de', 'Porträt von'],
    ['en', 'Portrait of'],
    ['fr', 'Portrait de'],
    ['it', 'Ritratto di'],
  ] as const)
    await expect.poll(() => teamPage(language)).toContain(`${text} ${NAME}`)

  const visitor = await context.newPage()
  await visitor.goto('/team?lng=fr')
  const portrait = visitor.getByRole('img', { name: `Portrait de ${NAME}` })
  await expect(portrait).toBeVisible()
  expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-20-35-')
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  await expectAccessible(visitor)

  await page.getByRole('link', { name: peopleDe.add }).click()
  await page.getByLabel(new RegExp(`^${peopleDe.name}`)).fill('Dritte Person')
  await page
    .getByLabel(texts.choose)
    .setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: bytes })
  await expect(page.getByLabel(texts.credit)).toHaveValue('Gratweg, mit Einwilligung')
  await page.getByRole('button', { name: peopleDe.publish }).click()
  await expect(page.getByText(history.present)).toBeVisible()
  await expectFine(page)
  await visitor.reload()
  await expect(visitor.getByRole('article')).toHaveCount(3)
  await expect(visitor.getByRole('img', { name: 'Portrait de Dritte Person' })).toBeVisible()
  await expectFine(visitor)
  await page.getByRole('button', { name: peopleDe.removal.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: peopleDe.removal.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(peopleDe.title)
  await expect.poll(() => teamPage('de')).not.toContain('Dritte Person')

  await page.getByRole('link', { name: NAME }).click()
  await page.getByRole('button', { name: texts.remove }).click()
  await page.getByRole('button', { name: peopleDe.publish }).click()
  await expect.poll(() => teamPage('de')).not.toContain(`Porträt von ${NAME}`)
  await page.getByRole('button', { name: new RegExp(`^${history.bring}`) }).click()
  await expect(page.getByLabel(texts.credit)).toHaveValue('Gratweg, mit Einwilligung')
  await page.getByRole('button', { name: peopleDe.publish }).click()
  await expect.poll(() => teamPage('de')).toContain(`Porträt von ${NAME}`)
  expect(problems).toEqual([])
  await context.close()
  await site.stop()
})
