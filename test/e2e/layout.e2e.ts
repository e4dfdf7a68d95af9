import type { Page } from '@playwright/test'
import { paths } from '#content/paths.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { CONTENT_ROUTES } from '#test/content-routes.ts'
import { quarterOf } from '#test/sample.ts'
import { expect, hydrated, test } from './site.ts'

/** The narrowest, where most is too long, always; the others by lot. 640 px is 1280 px at 200 % zoom. */
const NARROWEST = 320
const WIDER = [640, 1180, 2560]
const PRODUCTS = ['gutschein-wert', 'reepschnur'].map(paths.product)
const PATHS = [...CONTENT_ROUTES, ...PRODUCTS, paths.search, '/nicht-da']
const ROUTES = [...PATHS, 'the month of a course', 'a date']
/** A4 within its margins, in CSS pixels. */
const A4_WIDTH = 665
/** Tests that share the routes. */
const PARTS = 4

for (let part = 0; part < PARTS; part++)
  test(`every page stays within the window and every text within its box in every language, part ${part + 1} of ${PARTS}`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/)
    const found: string[] = []
    const setWidth = await openWidths(page)
    for (const route of ROUTES.filter((_, index) => index % PARTS === part)) {
      await open(page, route)
      for (const language of LANGUAGES) {
        await switchTo(page, language)
        const wider = quarterOf(`${route} in ${language}`, WIDER)
        for (const width of route === 'the month of a course'
          ? [NARROWEST, 390, ...wider]
          : [NARROWEST, ...wider]) {
          await setWidth(width)
          for (const problem of await page.evaluate(outOfPlace, width))
            found.push(`${route} in ${language} at ${width}: ${problem}`)
        }
      }
    }
    expect(found).toEqual([])
  })

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

/** Half the time of `setViewportSize`, which also waits for the window. */
async function openWidths(page: Page): Promise<(width: number) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page)
  const rest = { height: 900, deviceScaleFactor: 1, mobile: false }
  return (width) => client.send('Emulation.setDeviceMetricsOverride', { width, ...rest })
}

/** In German. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(`${await addressOf(page, route)}lng=de`, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
}

/** @returns a path that ends with `?` or `&`. */
async function addressOf(page: Page, route: string): Promise<string> {
  if (route.startsWith('/')) return `${route}?`
  const answer = await page.request.get('/api/events?service=durchhaltevermoegen&limit=1')
  const { events } = (await answer.json()) as { events: { id: string; startsAt: string }[] }
  if (!events[0]) throw new Error('no course of two days is planned')
  const { id, startsAt } = events[0]
  if (route === 'a date') return `${paths.calendar}/${id}?`
  return `${paths.calendar}?ansicht=monat&monat=${startsAt.slice(0, 7)}&`
}

/** In place, as a visitor does: several times faster than the next document. The address changes last. */
async function switchTo(page: Page, language: Language): Promise<void> {
  if (new URL(page.url()).searchParams.get('lng') === language) return
  await page.locator(`details.languages a[hreflang=${language}]`).dispatchEvent('click')
  await page.waitForURL((url) => url.searchParams.get('lng') === language)
  await page.evaluate(() => document.fonts.ready)
}

/** Runs in the browser: horizontal overflow of the page and of text lines, and what has a rule of its own. */
function outOfPlace(width: number): string[] {
  const problems: string[] = []
  if (innerWidth !== width) problems.push(`the window is ${innerWidth} px wide`)
  const window = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > window)
    problems.push(`the page is ${document.documentElement.scrollWidth} wide`)
  // The signs of the home page keep its margin on the smallest phone.
  if (window === 320 && location.pathname === '/')
    for (const sign of document.querySelectorAll('main section:first-of-type .sign'))
      if (sign.getBoundingClientRect().right > 300) problems.push(`${sign.textContent} leaves no margin`)
  // The name of the month is on one line on a phone, its controls beside or below it.
  const month = location.search.includes('ansicht=monat') && document.querySelector('main h2')
  if (month && window < 400 && month.clientHeight >= 40) problems.push(`${month.textContent} is broken`)
  const blocks = new Map<Element, Element>()
  const left = new Map<Element, boolean>()
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

  function blockOf(element: Element): Element {
    const known = blocks.get(element)
    if (known) return known
    const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display)
    const block = isInline && element.parentElement ? blockOf(element.parentElement) : element
    blocks.set(element, block)
    return block
  }

  /** Visually hidden, in a scroll container, or cut with an ellipsis. */
  function isHiddenOrScrolled(element: Element): boolean {
    const known = left.get(element)
    if (known !== undefined) return known
    const { clipPath, overflowX, textOverflow, position, left: start } = getComputedStyle(element)
    const isOne =
      clipPath.startsWith('inset(50%') ||
      /auto|scroll/.test(overflowX) ||
      textOverflow === 'ellipsis' ||
      (position === 'absolute' && Number.parseFloat(start) < -900) ||
      (element.parentElement !== null && isHiddenOrScrolled(element.parentElement))
    left.set(element, isOne)
    return isOne
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
