import type { Page } from '@playwright/test'
import { SURVIVAL_COURSES } from '#features/services/content/services.ts'
import { expect, hydrated, test } from './site.ts'

const OVERVIEW = '/survival-training'
const TEST = `${OVERVIEW}/test`

test('each anchor of the navigation scrolls to its level, right below the top edge, at both widths', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    for (const { id } of SURVIVAL_COURSES) {
      // Without another document from the second on.
      await page.goto(`${OVERVIEW}?lng=de#${id}`)
      await hydrated(page)
      const top = () =>
        page.locator(`#${id}`).evaluate((level) => Math.round(level.getBoundingClientRect().top))
      await expect.poll(top).toBeLessThanOrEqual(40)
      expect(await top()).toBeGreaterThanOrEqual(0)
    }
  }
})

const resultHeading = (page: Page) => page.getByRole('status').locator('h2:visible')

test('three answers show the level without loading, the most cautious one counts, and the address contains them', async ({
  page,
}) => {
  await page.goto(`${TEST}?lng=de`)
  await hydrated(page)
  const answer = (name: string) => page.getByRole('radio', { name }).check()
  await expect(page.getByText('Die Empfehlung erscheint hier')).toBeVisible()
  await answer('Viel')
  await answer('10 km und mehr')
  await expect(resultHeading(page)).toHaveCount(0)
  await answer('Zwei Nächte draussen')
  await expect(resultHeading(page)).toHaveText(/Stufe\s3: Klarer Kompass/)
  await answer('Eine Nacht im Biwak')
  await expect(resultHeading(page)).toHaveText(/Stufe\s2: Durchhalte/)
  await answer('Bis 6 km')
  await expect(resultHeading(page)).toHaveText(/Stufe\s1: Aufbruch/)
  await expect(page).toHaveURL(/experience=3&walk=1&night=2/)
  await page.reload()
  await expect(resultHeading(page)).toHaveText(/Stufe\s1: Aufbruch/)
})

test('on a phone the booking bar covers neither the head, the dates nor the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${OVERVIEW}/aufbruch?lng=de`)
  await hydrated(page)
  const bar = page.locator('.next-step')
  await expect(bar).not.toBeInViewport()
  const terms = page.getByRole('link', { name: 'Alle Bedingungen in den AGB' })
  await page.evaluate(() => document.getElementById('sicherheit')?.scrollIntoView())
  await expect(bar).toBeInViewport()
  await terms.focus()
  const covered = await terms.evaluate((link) => {
    const { bottom } = link.getBoundingClientRect()
    const edge = document.querySelector('.next-step')?.getBoundingClientRect().top ?? 0
    return bottom > edge
  })
  expect(covered).toBe(false)
  await page.evaluate(() => document.getElementById('termine')?.scrollIntoView())
  const [barEnd, datesStart] = await Promise.all([
    bar.evaluate((element) => element.getBoundingClientRect().bottom),
    page.locator('#termine').evaluate((element) => element.getBoundingClientRect().top),
  ])
  expect(barEnd).toBeLessThanOrEqual(datesStart)
})

/** Whether the poster's view transition runs on the way to the first level; `pace` scales how long hydration seems to take. */
async function glides(page: Page, pace: number): Promise<boolean> {
  await page.addInitScript((factor) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() * factor
  }, pace)
  await page.goto(`${OVERVIEW}?lng=de`)
  await hydrated(page)
  const poster = page.locator('main img').first()
  await expect(poster).toHaveCSS('view-transition-name', 'aufbruch')
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset['glided'] = 'yes'
      return start(update)
    }
  })
  await page.getByRole('link', { name: 'Stufe 1 im Detail' }).click()
  await expect(page).toHaveURL(/aufbruch$/)
  await expect(page.locator('h1')).toContainText('Aufbruch')
  await expect(poster).toHaveCSS('view-transition-name', 'aufbruch')
  return page.evaluate(() => document.documentElement.dataset['glided'] === 'yes')
}

test('the poster is animated from the overview to its page', async ({ page }) => {
  expect(await glides(page, 0.001)).toBe(true)
})

test('without animation on a slow processor: the page is shown at once', async ({ page }) => {
  expect(await glides(page, 1000)).toBe(false)
})

test('without animation for reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(async () => {
      await document.startViewTransition(() => {}).ready
      return document.getAnimations().length
    })
  await page.goto(`${OVERVIEW}?lng=de`)
  await hydrated(page)
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moving).toBe(0)
})
