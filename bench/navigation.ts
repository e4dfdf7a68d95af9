import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { openBrowser } from './browser.ts'

const ROUNDS = 5
const SLOW_DOWN = 4
const WALKS = [
  { from: paths.home, to: paths.philosophy },
  { from: paths.home, to: paths.projectManagement },
  { from: paths.home, to: paths.survivalTraining },
  { from: paths.home, to: paths.teamEvents },
  { from: paths.home, to: paths.calendar },
  { from: paths.home, to: paths.shop },
  { from: paths.survivalTraining, to: paths.survivalLevel('aufbruch') },
  { from: paths.teamEvents, to: paths.teamEvent('feuer-und-fokus') },
  { from: paths.shop, to: paths.product('peilkompass') },
]

interface Painted {
  paintedMs: number
  presentedMs: number
}

/** From click to the next headline (Element Timing), prefetched, at 4× CPU throttling. Target: under 100 ms. */
export async function benchNavigation(url: string): Promise<void> {
  const browser = await openBrowser()
  const rows = []
  for (const { from, to } of WALKS) {
    const times: Painted[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ locale: 'de-CH', viewport: { width: 412, height: 915 } })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
      await page.goto(`${url}${from}?lng=de`, { waitUntil: 'networkidle' })
      const link = page.locator(`#root a[href="${to}"]`).last()
      await link.scrollIntoViewIfNeeded()
      await link.hover()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(500)
      times.push(await clickToPaint(page, to))
      await context.close()
    }
    const at = (share: number, of: keyof Painted) => {
      const sorted = times.map((time) => time[of]).toSorted((a, b) => a - b)
      return Math.round(sorted[Math.floor((ROUNDS - 1) * share)] ?? Number.NaN)
    }
    rows.push({
      from,
      to,
      'painted ms': at(0.5, 'paintedMs'),
      'worst ms': at(1, 'paintedMs'),
      'on screen ms': at(0.5, 'presentedMs'),
    })
  }
  await browser.close()
  console.table(rows)
}

/** Runs in the page, which excludes protocol latency. */
function clickToPaint(page: Page, to: string): Promise<Painted> {
  return page.evaluate(
    (path) =>
      new Promise<Painted>((resolve) => {
        const links = document.querySelectorAll<HTMLAnchorElement>(`#root a[href="${path}"]`)
        const before = document.querySelector('h1')
        const start = performance.now()
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries() as (PerformanceEntry & {
            paintTime: number
            presentationTime: number
          })[]
          if (entry)
            resolve({ paintedMs: entry.paintTime - start, presentedMs: entry.presentationTime - start })
        }).observe({ type: 'element' })
        // Runs before the frame is painted.
        const look = () => {
          const heading = document.querySelector('h1')
          if (location.pathname !== path || !heading || heading === before) return requestAnimationFrame(look)
          for (const element of [heading, ...heading.children])
            element.setAttribute('elementtiming', 'headline')
          return undefined
        }
        links[links.length - 1]?.click()
        requestAnimationFrame(look)
      }),
    to,
  )
}
