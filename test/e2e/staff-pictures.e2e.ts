import sharp from 'sharp'
import staffNewsTexts from '#features/news/texts/staff-news.ts'
import staffPicturesTexts from '#features/pictures/texts/staff-pictures.ts'
import { fill, plural } from '#i18n/format.ts'
import { limitMs } from '../machine-speed.ts'
import { test } from './office-site.ts'
import { expect, expectAccessible, expectDialogAccessible, hydrated } from './site.ts'
import { aMember, expectFine, openStaff } from './staff-site.ts'

const newsDe = staffNewsTexts.de
const picturesDe = staffPicturesTexts.de

const { upload, form, focal, field, strips, untitled } = picturesDe
const SLUG = 'feuer-ohne-feuerzeug'

test('pictures are uploaded, cropped by keyboard, described and published; pages and news show them', async ({
  page,
  context,
  request,
}) => {
  // On the worker's own site, because the pictures would show in all other tests.
  const files = await Promise.all(
    ['#56735f', '#203a5c', '#c9b58a'].map(async (background, index) => ({
      name: `bild-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  )
  await openStaff(page, { member: await aMember(request), language: 'de', address: '?view=pictures' })
  await expect(page.getByText(picturesDe.empty)).toBeVisible()
  await page
    .getByLabel(upload.choose)
    .setInputFiles([
      ...files,
      { name: 'boese.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ])
  await expect(page.getByText(plural('de', 3, upload.done), { exact: true })).toBeVisible({
    timeout: limitMs(60_000),
  })
  await expect(page.getByText(fill(upload.type, { file: 'boese.svg' }))).toBeVisible()
  await expectAccessible(page)

  for (const [index, name] of ['Lager am See', 'Nacht am Berg', 'Weg im Wald'].entries()) {
    await page.getByRole('main').getByRole('link', { name: untitled }).last().click()
    const focus = page.getByRole('slider', { name: focal.title })
    await focus.press('Shift+ArrowLeft')
    await focus.press('ArrowDown')
    await expect(focus).toHaveAttribute('aria-valuetext', fill(focal.place, { x: 40, y: 51 }))
    await page.getByRole('button', { name: form.publish }).click()
    await expect(page.getByText(form.required)).toHaveCount(index === 0 ? 5 : 4)
    if (index === 0) await expectFine(page)
    const descriptions = page.getByRole('group', { name: form.alt })
    for (const language of ['Deutsch', 'English', 'Français', 'Italiano'])
      await descriptions.getByLabel(language).fill(`${name} (${language})`)
    if (index === 0) await page.getByLabel(form.author).fill('Gratweg GmbH')
    await page.getByRole('button', { name: form.publish }).click()
    await expect(page.getByText(picturesDe.history.present)).toBeVisible({ timeout: limitMs(60_000) })
    await page.getByRole('main').getByRole('link', { name: picturesDe.title }).click()
  }

  await page.getByRole('button', { name: `${strips.edit}: ${strips.pages.home}` }).click()
  for (const name of ['Lager am See', 'Nacht am Berg', 'Weg im Wald']) {
    await page.getByRole('button', { name: strips.add }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${name} (Deutsch)` })
      .click()
  }
  await page.getByRole('button', { name: `${strips.earlier}: Nacht am Berg (Deutsch)` }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: strips.publish }).click()
  await expect(page.getByText(strips.published, { exact: true })).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto('/?lng=fr')
  const photographs = visitor.locator('#bilder img')
  await expect(photographs).toHaveCount(3)
  await expect(photographs.first()).toHaveAttribute('alt', 'Nacht am Berg (Français)')
  // The page's code replaces the picture that the server rendered, so a scroll may find it detached.
  await expect(async () => photographs.first().scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  await expect
    .poll(() => photographs.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400)
  await expectAccessible(visitor)

  await page.goto(`/verwaltung?piece=${SLUG}&lng=de`)
  await hydrated(page)
  await page.getByRole('button', { name: field.change }).click()
  await expectDialogAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Lager am See (Deutsch)' }).click()
  const body = page.getByLabel(newsDe.fields.body, { exact: true })
  await body.press('Control+Home')
  await body.press('Control+b')
  await expect(body).toHaveValue(/^\*\*/)
  await body.press('Control+z')
  await expect(body).toHaveValue(/^[^*]/)
  await page.getByRole('button', { name: newsDe.publish, exact: true }).click()
  await expect
    .poll(async () => (await request.get(`/news/${SLUG}?lng=it`)).text())
    .toContain('alt="Lager am See (Italiano)"')
  expect(await (await request.get('/news/feed.xml?lng=de')).text()).toContain('-16x9-1280.jpeg')
})
