import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

interface Site {
  /** Console problems that the test provokes; all others fail it. */
  expectProblem: (pattern: RegExp) => void
}

/** Fails on console errors, warnings, uncaught exceptions and requests to other hosts. */
export const test = base.extend<Site>({
  expectProblem: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = []
      const expected: RegExp[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin)
          problems.push(`request to another host: ${request.url()}`)
      })
      await use((pattern) => expected.push(pattern))
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  // Not waitForFunction, which needs eval and violates the CSP.
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          Object.keys(document.getElementById('inhalt') ?? {}).some((key) => key.startsWith('__react')),
        ),
      { intervals: [50, 50, 100] },
    )
    .toBe(true)
}

/** A second without requests. `networkidle` may never fire once a worker runs. */
export function waitUntilLoaded(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let [count, since] = [0, performance.now()]
    while (performance.now() - since < 1000) {
      const now = performance.getEntriesByType('resource').length
      if (now !== count) [count, since] = [now, performance.now()]
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

/** Waits for finite animations: fading elements lack contrast. */
function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 60_000)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })
}

/** WCAG 2.2 A and AA, and axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // No frames, so axe's legacy mode works and saves two thirds of the time (measured).
  expect(page.frames()).toHaveLength(1)
  await expectNoViolations(page)
}

/** The same of the open dialog alone, beside a frame. */
export function expectDialogAccessible(page: Page): Promise<void> {
  return expectNoViolations(page, 'dialog[open]')
}

async function expectNoViolations(page: Page, within?: string): Promise<void> {
  const found = await violationsOf(page, within)
  // Once more: a message that begins to fade while axe looks lacks contrast, and is gone afterwards.
  expect(found.length > 0 ? await violationsOf(page, within) : []).toEqual([])
}

async function violationsOf(page: Page, within?: string): Promise<string[]> {
  await atRest(page)
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

export async function expectRoom(page: Page): Promise<void> {
  const { room, width } = await page.evaluate(() => ({
    room: window.innerWidth - document.documentElement.scrollWidth,
    width: window.innerWidth,
  }))
  expect(room, `${page.url()} at ${width} px`).toBeGreaterThanOrEqual(0)
}

/** Console errors, warnings and uncaught exceptions of a page that the test opened itself, as they come. */
export function consoleProblems(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  return problems
}

/** Widths 320 to 1440; the window stays wide. */
export async function expectFitsEverywhere(page: Page): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectRoom(page)
    if (width !== 320) await expectAccessible(page)
  }
}

export { expect }
