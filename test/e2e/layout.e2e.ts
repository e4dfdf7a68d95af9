import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { CONTENT_ROUTES } from '#test/content-routes.ts'
import { quarterOf } from '#test/sample.ts'
import { expect, hydrated, test } from './site.ts'
import { outOfPlace } from './texts-in-place.ts'

const PATHS = [
  ...CONTENT_ROUTES,
  ...['gutschein-wert', 'reepschnur'].map(paths.product),
  paths.search,
  '/nicht-da',
]
/** A4 within its margins, in CSS pixels. */
const A4_WIDTH = 665

test('forced colours hide no information; a printed page has all its text, black on white, and no controls', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/)
  await page.setViewportSize({ width: A4_WIDTH, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const found: string[] = []
  for (const route of quarterOf('forced colours and paper', PATHS)) {
    await open(page, route)
    // Once more: what a page fetches may come between two readings.
    if ((await hiddenOrMisprinted(page)).length > 0)
      found.push(...(await hiddenOrMisprinted(page)).map((problem) => `${route}: ${problem}`))
  }
  expect(found).toEqual([])
})

async function hiddenOrMisprinted(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' })
  const text = await page.locator('main').innerText()
  const screen = await page.evaluate(wordCount)
  await page.emulateMedia({ forcedColors: 'active' })
  const found = (await page.locator('main').innerText()) === text ? [] : ['other text in forced colours']
  found.push(...(await page.evaluate(invisibleInForcedColours)))
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  await page.evaluate(() => document.fonts.ready)
  const paper = await page.evaluate(wordCount)
  if (paper < screen * 0.45) found.push(`${paper} of ${screen} words on paper`)
  found.push(...(await page.evaluate(wrongOnPaper)), ...(await page.evaluate(outOfPlace, A4_WIDTH)))
  return found
}

/** In German. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?lng=de`, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
}

function wordCount(): number {
  return document.querySelector('main')?.innerText.match(/\p{L}+/gu)?.length ?? 0
}

/** Runs in the browser: signs without outline, indistinct selections, missing contrast. */
function invisibleInForcedColours(): string[] {
  const problems: string[] = []
  for (const sign of document.querySelectorAll('.sign'))
    if (sign.checkVisibility() && Number.parseFloat(getComputedStyle(sign).borderTopWidth) < 1)
      problems.push(`sign without outline: ${sign.textContent}`)
  for (const chosen of document.querySelectorAll('main :is([aria-current="true"], [aria-pressed="true"])')) {
    const other = [...(chosen.parentElement?.parentElement?.querySelectorAll(chosen.tagName) ?? [])].find(
      (each) => !each.matches('[aria-current], [aria-pressed="true"]') && each.checkVisibility(),
    )
    if (other && lookOf(other) === lookOf(chosen))
      problems.push(`chosen like the others: ${chosen.textContent}`)
  }
  for (const element of document.querySelectorAll('h1, h2, h3, p, a, .sign, .button, .chip')) {
    if (!element.checkVisibility()) continue
    const { color, backgroundColor } = getComputedStyle(element)
    if (color === backgroundColor) problems.push(`text as its ground: ${element.textContent?.slice(0, 40)}`)
  }
  return problems

  function lookOf(element: Element): string {
    const { color, backgroundColor, borderColor } = getComputedStyle(element)
    return [color, backgroundColor, borderColor].join()
  }
}

/** Runs in the browser in print: visible controls, dark background, missing heading. */
function wrongOnPaper(): string[] {
  const problems: string[] = []
  for (const selector of ['.top nav', '.tools', '.footer', 'dialog', '.toast-viewport'])
    for (const element of document.querySelectorAll(selector))
      if (element.checkVisibility()) problems.push(`${selector} is printed`)
  if (!document.querySelector('h1')?.checkVisibility()) problems.push('no heading')
  const { backgroundColor, color } = getComputedStyle(document.body)
  if (backgroundColor !== 'rgb(255, 255, 255)' || color !== 'rgb(0, 0, 0)')
    problems.push(`${color} on ${backgroundColor}`)
  return problems
}
