import { expect, type Page } from '@playwright/test'

/** Longer words may break, and addresses. */
const LONGEST_WORD = 24

/**
 * Words stay whole and inside their boxes, and no two texts lie on each other. Texts that scroll inside their box and
 * the bars that stand still over the page are not looked at.
 */
export async function expectTextRoom(page: Page): Promise<void> {
  const found = await page.evaluate(troubleOf, LONGEST_WORD)
  expect.soft(found, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([])
}

function troubleOf(longestWord: number): string[] {
  const found = new Set<string>()
  const room = document.documentElement.scrollWidth - innerWidth
  if (room > 0) found.add(`the page is ${room} px too wide`)
  const range = document.createRange()
  const lines: { box: DOMRect; element: Element; text: string }[] = []
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const element = node.parentElement
    if (!element || !text.trim() || element.closest('svg, script, style, option, textarea')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const above: Element[] = []
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) above.push(up)
    const styleOf = new Map(above.map((each) => [each, getComputedStyle(each)]))
    const isHidden = ({ clipPath, clip }: CSSStyleDeclaration) => clipPath !== 'none' || clip !== 'auto'
    const isFloating = ({ position }: CSSStyleDeclaration) => position === 'fixed' || position === 'sticky'
    if ([...styleOf.values()].some((style) => isHidden(style) || isFloating(style))) continue
    range.selectNodeContents(node)
    const all = range.getBoundingClientRect()
    const excerpt = text.trim().slice(0, 40)
    for (const [up, { display, overflowX }] of styleOf) {
      if (overflowX === 'auto' || overflowX === 'scroll') break
      if (display === 'inline' || display === 'contents') continue
      const box = up.getBoundingClientRect()
      const beyond = Math.max(all.right - box.right, box.left - all.left)
      if (beyond > 1.5)
        found.add(`"${excerpt}" is ${Math.round(beyond)} px beyond ${up.tagName} ${up.className}`)
    }
    for (const line of range.getClientRects())
      if (line.width > 1) lines.push({ box: line, element, text: excerpt })
    if (getComputedStyle(element).hyphens === 'auto') continue
    for (const word of text.matchAll(/(?<![@.\w-])[\p{L}\d’']{3,}(?![@.][\w])/gu)) {
      if (word[0].length > longestWord) continue
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5)
      if (new Set(parts.map(({ top }) => Math.round(top / 6))).size > 1)
        found.add(`"${word[0]}" is broken in ${element.tagName} ${element.className}`)
    }
  }
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (width > 3 && height > 8) found.add(`"${one.text}" lies on "${other.text}"`)
    }
  return [...found]
}
