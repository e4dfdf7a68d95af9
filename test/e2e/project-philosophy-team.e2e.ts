import { FIRST_COMPANY as company } from '#content/first-company.ts'
import de from '#content/project-management/de.ts'
import philosophy from '#content/philosophy/de.ts'
import team from '#content/team/de.ts'
import { languagesOf } from '#test/sample.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const PAGES = ['/projekt-management', '/philosophie', '/team']
const PROJECT_REQUEST = '/projekt-management/anfrage'

for (const path of PAGES) {
  test(`${path} is accessible at 1440 px in light and at 390 px in dark`, async ({ page }) => {
    for (const language of languagesOf(path))
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' })
        await page.goto(`${path}?lng=${language}`)
        await hydrated(page)
        await expectAccessible(page)
      }
  })
}

test('nothing is lost in print: no element is wider than the sheet', async ({ page }) => {
  // A4 less margins of 10 mm, in CSS pixels. <use> content may overflow its picture.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const path of PAGES) {
    await page.goto(`${path}?lng=fr`)
    await hydrated(page)
    const wide = await page
      .locator('main :not(use)')
      .evaluateAll((all) =>
        all
          .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
          .map((each) => each.tagName),
      )
    expect(wide, path).toEqual([])
  }
  await page.goto('/projekt-management')
  await expect(page.locator('main').getByText(company.phone).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a project starts in three ways: by a request, a call or a project check', async ({ page }) => {
    await page.goto('/projekt-management?lng=de')
    const ways = page.getByRole('list', { name: de.ways.label })
    await expect(ways.getByRole('listitem').filter({ has: page.locator('h2') })).toHaveCount(3)
    await expect(ways.getByRole('link', { name: de.request })).toHaveAttribute('href', PROJECT_REQUEST)
    await expect(ways.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:\+41/)
    await expect(ways.getByText(de.ways.check.note)).toBeVisible()
  })

  test('the project page shows services, stages and contracts and links to the request', async ({ page }) => {
    await page.goto('/projekt-management?lng=de')
    for (const [key, { title, text }] of Object.entries(de.services.items)) {
      const service = page.locator('main details', { has: page.getByRole('heading', { name: title }) })
      if (key !== 'projectManagement') await service.locator('summary').click()
      await expect(service.getByText(text)).toBeVisible()
      await expect(service.getByRole('link')).toHaveAttribute('href', `${PROJECT_REQUEST}?service=${key}`)
    }
    for (const { title } of Object.values(de.contracts.types))
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    const stages = page.locator('#mandat li')
    await expect(stages).toHaveCount(6)
    await expect(stages.last()).toContainText(de.mandate.stages.handover.result)
    await page.locator(`main a.sign[href="${PROJECT_REQUEST}"]`).last().click()
    await expect(page).toHaveURL(new RegExp(`${PROJECT_REQUEST}$`))
  })

  test('a stage of the profile links to its row', async ({ page }) => {
    await page.goto('/projekt-management?lng=de')
    await page
      .getByRole('navigation', { name: de.profile.label })
      .getByText(de.mandate.stages.concept.name)
      .click()
    await expect(page).toHaveURL(/#etappe-3$/)
    await expect(page.locator('#etappe-3')).toBeInViewport()
  })

  test('philosophy and team are complete', async ({ page }) => {
    await page.goto('/philosophie?lng=de')
    for (const { title } of Object.values(philosophy.sections))
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: philosophy.next.action })).toContainText(/CHF.200/)
    await page.goto('/team?lng=de')
    for (const member of Object.values(team.members))
      await expect(page.getByText(member.training)).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: company.email })).toBeVisible()
  })
})

test('a stage of the profile is reached by keyboard, also the one that a phone does not show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projekt-management?lng=de')
  await hydrated(page)
  const last = page.locator('a[href="#etappe-6"]')
  await last.focus()
  await expect(last).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#etappe-6')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\/projekt-management\?lng=de$/)
})

test('without a configured name the role is the headline, and no portrait is requested', async ({ page }) => {
  await page.goto('/team?lng=de')
  for (const { role } of Object.values(team.members))
    await expect(page.getByRole('heading', { level: 2, name: role })).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})
