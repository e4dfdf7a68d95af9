import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, type TestInfo } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { quarterOf } from '#test/sample.ts'
import { test as base } from './worker.ts'

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
  // axe looks into the page only, and would wait for frames.
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

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Judge {
  axe?: { run: (within: string | Document, options: RunOptions) => Promise<AxeResults> }
}

/** Loads axe once per document: by the source and twice for each look it cost half of all its time (measured). */
async function violationsOf(page: Page, within?: string): Promise<string[]> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (selector) => {
    const { axe } = window as Judge
    if (!axe) throw new Error('axe is not loaded')
    // Otherwise it fetches every style sheet again, which only a rule about sound would need.
    const options: RunOptions = { resultTypes: ['violations'], preload: false }
    const { violations } = await axe.run(selector ?? document, options)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, within)
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

/** Room at 320, 390 and 1440 px, where the window stays; axe at 390 or at 1440 px by lot, in a full run at both (ADR-029). */
export async function expectFitsEverywhere(page: Page): Promise<void> {
  const judgedAt = quarterOf(nameOfNextLook(), [390, 1440])
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectRoom(page)
    if (judgedAt.includes(width)) await expectAccessible(page)
  }
}

const looks = new WeakMap<TestInfo, number>()

/** The same for each run of a test, so that the seed of a run repeats its lots. */
function nameOfNextLook(): string {
  const running = base.info()
  const count = (looks.get(running) ?? 0) + 1
  looks.set(running, count)
  return `${running.titlePath.join(' ')} ${count}`
}

export { expect }
