import type { Page } from '@playwright/test'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { quarterOf } from '#test/sample.ts'
import { expect } from './site.ts'

/** The narrowest, where most is too long, always; the others by lot. 640 px is 1280 px at 200 % zoom. */
const NARROWEST = 320
const WIDER = [640, 1180, 2560]

/** The open page stays within the window and every text within its box, in every language; `always` is a width of its own. */
export async function expectTextsInPlace(page: Page, name: string, always: number[] = []): Promise<void> {
  const setWidth = await openWidths(page)
  const found: string[] = []
  const current = languageOf(page)
  // The open language first: one change less.
  for (const language of LANGUAGES.toSorted(
    (one, other) => Number(other === current) - Number(one === current),
  )) {
    await switchTo(page, language)
    for (const width of [NARROWEST, ...always, ...quarterOf(`${name} in ${language}`, WIDER)]) {
      await setWidth(width)
      for (const problem of await page.evaluate(outOfPlace, width))
        found.push(`${language} at ${width}: ${problem}`)
    }
  }
  expect(found, name).toEqual([])
}

const languageOf = (page: Page) => new URL(page.url()).searchParams.get('lng')

/** Half the time of `setViewportSize`, which also waits for the window. */
async function openWidths(page: Page): Promise<(width: number) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page)
  const rest = { height: 900, deviceScaleFactor: 1, mobile: false }
  return (width) => client.send('Emulation.setDeviceMetricsOverride', { width, ...rest })
}

/** In place, as a visitor does: several times faster than the next document. The address changes last. */
async function switchTo(page: Page, language: Language): Promise<void> {
  if (languageOf(page) === language) return
  await page.locator(`details.languages a[hreflang=${language}]`).dispatchEvent('click')
  await page.waitForURL((url) => url.searchParams.get('lng') === language)
  await page.evaluate(() => document.fonts.ready)
}

/** Runs in the browser: horizontal overflow of the page and of text lines, and what has a rule of its own. */
export function outOfPlace(width: number): string[] {
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
