import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

interface Site {
  /** Problems that this test provokes on purpose; everything else in the console fails it. */
  expectProblem: (pattern: RegExp) => void
}

/** A browser page that fails its test for any console error, warning or uncaught exception, or a request to another host. */
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

/** Waits until the page answers to clicks: the server's markup is there before React is. */
export async function hydrated(page: Page): Promise<void> {
  // Not waitForFunction: it needs eval, which the site's policy refuses.
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.getElementById('inhalt') ?? {}).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true)
}

/** Nothing has come for a second. The browser's own word for it, an idle network, may never be said once a worker runs. */
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

/** Nothing fades or moves any more that comes to an end: what is half transparent has half its contrast. */
function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 60_000)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })
}

/** No violation of WCAG 2.2 A and AA or of axe's best practices on what is shown. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page)
  // Pages have no frames, so axe need not open a page of its own to sum them up: a third of the time (measured).
  expect(page.frames()).toHaveLength(1)
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** Nothing is wider than the window. */
export async function expectRoom(page: Page): Promise<void> {
  const { room, width } = await page.evaluate(() => ({
    room: window.innerWidth - document.documentElement.scrollWidth,
    width: window.innerWidth,
  }))
  expect(room, `${page.url()} at ${width} px`).toBeGreaterThanOrEqual(0)
}

/** Accessible, and no wider than the window, from 320 to 1440; the window stays wide. */
export async function expectFitsEverywhere(page: Page): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectRoom(page)
    if (width !== 320) await expectAccessible(page)
  }
}

export { expect }
