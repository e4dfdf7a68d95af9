import sharp from 'sharp'
import staffTexts from '#content/texts/staff.ts'
import staffPeopleTexts from '#features/people/texts/staff-people.ts'
import staffPicturesTexts from '#features/pictures/texts/staff-pictures.ts'
import { fill } from '#i18n/format.ts'
import { test } from './office-site.ts'
import { expect } from './site.ts'
import { aMember, expectFine, openStaff } from './staff-site.ts'

const peopleDe = staffPeopleTexts.de
const picturesDe = staffPicturesTexts.de

const NAME = 'Vorname Name'
const { portrait: texts, history } = peopleDe

test('a person gets a portrait on the team page in four languages, and an earlier version is restored', async ({
  page,
  context,
  request,
}) => {
  // On the worker's own site, because the people would show in all other tests.
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#56735f' } })
    .jpeg()
    .toBuffer()
  const teamPage = async (language: string) => (await request.get(`/team?lng=${language}`)).text()
  await openStaff(page, { member: await aMember(request), language: 'de', address: '?view=people' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(peopleDe.title)
  await expectFine(page)

  const nameField = page.getByLabel(new RegExp(`^${peopleDe.name}`))
  const founder = page.getByRole('link', { name: peopleDe.members.founder })
  const choose = (name: string, mimeType: string) =>
    page.getByLabel(texts.choose).setInputFiles({ name, mimeType, buffer: bytes })
  await founder.click()
  await nameField.fill(NAME)
  // Nothing typed is lost by looking elsewhere.
  await page.getByRole('main').getByRole('link', { name: peopleDe.title }).click()
  await founder.click()
  await expect(nameField).toHaveValue(NAME)
  await choose('notiz.txt', 'text/plain')
  await expect(page.getByText(fill(picturesDe.upload.type, { file: 'notiz.txt' }))).toBeVisible()
  await choose('portrait.jpg', 'image/jpeg')
  const focus = page.getByRole('slider', { name: picturesDe.focal.title })
  for (let press = 0; press < 3; press += 1) await focus.press('Shift+ArrowLeft')
  await expect(focus).toHaveAttribute('aria-valuetext', /^20 %/)
  await page.getByRole('button', { name: peopleDe.publish }).click()
  // Suggested from the name; who took the picture is asked once.
  await expect(page.getByRole('group', { name: texts.alt }).getByLabel('Français')).toHaveValue(
    `Portrait de ${NAME}`,
  )
  await expect(page.getByText(peopleDe.wrong.required)).toBeVisible()
  await expectFine(page)
  await page.getByLabel(texts.credit).fill('Gratweg, mit Einwilligung')
  await page.getByRole('button', { name: peopleDe.publish }).click()
  await expect(page.getByText(history.present)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: peopleDe.title }).click()
  await expect(page.getByText(peopleDe.has)).toHaveCount(1)
  await expect.poll(() => teamPage('it')).toContain(`Ritratto di ${NAME}`)

  const visitor = await context.newPage()
  await visitor.goto('/team?lng=fr')
  const portrait = visitor.getByRole('img', { name: `Portrait de ${NAME}` })
  await expect(portrait).toBeVisible()
  expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-20-35-')
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)

  await expectFine(visitor)
  await page.getByRole('link', { name: NAME }).click()
  await page.getByRole('button', { name: texts.remove }).click()
  await page.getByRole('button', { name: peopleDe.publish }).click()
  await expect.poll(() => teamPage('de')).not.toContain(`Porträt von ${NAME}`)
  await page.getByRole('button', { name: new RegExp(`^${history.bring}`) }).click()
  await expect(page.getByLabel(texts.credit)).toHaveValue('Gratweg, mit Einwilligung')
  await page.getByRole('button', { name: peopleDe.publish }).click()
  await expect.poll(() => teamPage('de')).toContain(`Porträt von ${NAME}`)
})

test('what was written while somebody else published is offered afterwards, also past a reload', async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  expectProblem(/409 \(Conflict\)/)
  const member = await aMember(request)
  const { earlierDraft, refusals } = staffTexts.de
  const colleague = await context.newPage()
  for (const each of [page, colleague]) {
    await openStaff(each, { member, language: 'de', address: '?view=people' })
    // The founder has a name once the test above has published one on the same site.
    await each.getByRole('link', { name: new RegExp(`^(${peopleDe.members.founder}|${NAME})`) }).click()
  }
  const profile = (of: typeof page) => of.getByLabel(new RegExp(`^${peopleDe.profileUrl}`))
  const publish = (of: typeof page) => of.getByRole('button', { name: peopleDe.publish }).click()
  await profile(page).fill('https://example.ch/meines')
  await profile(colleague).fill('https://example.ch/ihres')
  await publish(colleague)
  await expect(colleague.getByText(history.present)).toBeVisible()
  await publish(page)
  await expect(page.getByText(refusals.changed_meanwhile)).toBeVisible()
  await page.reload()
  await expect(profile(page)).toHaveValue('https://example.ch/ihres')
  await expect(page.getByText(earlierDraft.text)).toBeVisible()
  await expectFine(page)
  await page.reload()
  await page.getByRole('button', { name: earlierDraft.bring }).click()
  await expect(profile(page)).toHaveValue('https://example.ch/meines')
  await expect(page.getByText(earlierDraft.text)).toBeHidden()
  await publish(page)
  await expect(page.getByText(peopleDe.unsaved)).toBeHidden()
  await page.reload()
  await expect(profile(page)).toHaveValue('https://example.ch/meines')
  await expect(page.getByText(earlierDraft.text)).toBeHidden()
})
