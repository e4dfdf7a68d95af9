import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { CONTENT_ROUTES } from '#test/content-routes.ts'
import { quarterOf } from '#test/sample.ts'
import { expect, hydrated, test } from './site.ts'

/** 640 px is 1280 px at 200 % zoom. */
const WIDTHS = [320, 640, 1180, 2560]
const PRODUCTS = ['gutschein-wert', 'reepschnur'].map(paths.product)
const ROUTES = [...CONTENT_ROUTES, ...PRODUCTS, paths.search, '/nicht-da']
/** A4 within its margins, in CSS pixels. */
const A4_WIDTH = 665

for (const language of LANGUAGES) {
  test(`every page stays within the window and every text within its box in ${language}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/)
    const found: string[] = []
    for (const route of ROUTES) {
      await open(page, route, language)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        for (const problem of await page.evaluate(outOfPlace)) found.push(`${route} at ${width}: ${problem}`)
      }
    }
    expect(found).toEqual([])
  })
}

test('forced colours hide no information', async ({ page, expectProblem }) => {
  expectProblem(/404/)
  const found: string[] = []
  for (const route of quarterOf('forced colours', ROUTES)) {
    await page.emulateMedia({ forcedColors: 'none' })
    await open(page, route, 'de')
    const text = await page.locator('main').innerText()
    await page.emulateMedia({ forcedColors: 'active' })
    if ((await page.locator('main').innerText()) !== text) found.push(`${route}: other text`)
    for (const problem of await page.evaluate(invisibleInForcedColours)) found.push(`${route}: ${problem}`)
  }
  expect(found).toEqual([])
})

test('a printed page has all its text, black on white, and no controls', async ({ page, expectProblem }) => {
  expectProblem(/404/)
  await page.setViewportSize({ width: A4_WIDTH, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const found: string[] = []
  for (const route of quarterOf('paper', ROUTES)) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, route, 'de')
    const screen = await page.evaluate(wordCount)
    await page.emulateMedia({ media: 'print' })
    const paper = await page.evaluate(wordCount)
    if (paper < screen * 0.45) found.push(`${route}: ${paper} of ${screen} words`)
    for (const problem of await page.evaluate(wrongOnPaper)) found.push(`${route}: ${problem}`)
    for (const problem of await page.evaluate(outOfPlace)) found.push(`${route}: ${problem}`)
  }
  expect(found).toEqual([])
})

async function open(page: Page, route: string, language: string): Promise<void> {
  await page.goto(`${route}?lng=${language}`, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Runs in the browser: horizontal overflow of the page and of text lines. */
function outOfPlace(): string[] {
  const problems: string[] = []
  const window = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > window)
    problems.push(`the page is ${document.documentElement.scrollWidth} wide`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!parent || !text || parent.closest('svg, script, style, select, [aria-hidden="true"]')) continue
    if (!parent.checkVisibility({ visibilityProperty: true }) || isHiddenOrScrolled(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = blockOf(parent).getBoundingClientRect()
    // glyph overhang: italics, tight headings
    const slack = 3
    for (const line of range.getClientRects())
      if (line.left < Math.max(box.left, 0) - slack || line.right > Math.min(box.right, window) + slack) {
        problems.push(
          `«${text.slice(0, 40)}» from ${line.left | 0} to ${line.right | 0}, box to ${box.right | 0}`,
        )
        break
      }
  }
  return problems

  function blockOf(element: HTMLElement): HTMLElement {
    let block = element
    while (/^(inline|contents)$/.test(getComputedStyle(block).display) && block.parentElement)
      block = block.parentElement
    return block
  }

  /** Visually hidden, or in a scroll container. */
  function isHiddenOrScrolled(element: HTMLElement): boolean {
    for (let each: HTMLElement | null = element; each; each = each.parentElement) {
      const { clipPath, overflowX, position, left } = getComputedStyle(each)
      if (clipPath.startsWith('inset(50%') || /auto|scroll/.test(overflowX)) return true
      if (position === 'absolute' && Number.parseFloat(left) < -900) return true
    }
    return false
  }
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
