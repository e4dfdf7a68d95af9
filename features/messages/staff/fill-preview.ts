import { readMarks } from '../field-marks.ts'

const FIELD = 'data-field'
/** On elements that show one text and nothing else. */
const ALONE = 'data-alone'
const STATE = 'data-state'

/**
 * Frames of texts that can be changed, on the page, not in its styles: dashed, solid where something waits, the label at the chosen
 * one.
 */
const FRAMES = `
[${FIELD}] { outline: 1.5px dashed color-mix(in oklab, currentColor 55%, transparent); outline-offset: 3px; cursor: text; }
[${FIELD}]:hover { outline: 2px solid currentColor; }
[${STATE}='draft'] { outline: 2px solid currentColor; }
[${STATE}='late'] { outline: 2px solid var(--error); }
[data-specified] { background-image: repeating-linear-gradient(135deg, color-mix(in oklab, currentColor 22%, transparent) 0 1.5px, transparent 1.5px 7px); }
[${FIELD}][data-chosen] { outline: 3px solid var(--focus); }
[data-here] { position: absolute; z-index: 99; padding: 2px 8px; background: var(--focus); color: var(--paper); font-size: 13px; font-weight: 500; line-height: 20px; white-space: nowrap; pointer-events: none; }
:root[data-light='day']:not(:has([data-ground])) { color-scheme: light; }
:root[data-light='night'] { color-scheme: dark; }
`

/** What waits at a text: not published, or missing or older than German. */
export type FrameState = 'draft' | 'late' | undefined

/**
 * Puts a page into an empty frame: without scripts, its styles as the frame's own sheets, which the policy allows, unfolded and without stops for the keyboard. Each
 * text that carries marks names its fields (`data-field`), and those of attributes, such as a picture's description, too.
 */
export function fillPreview(frame: HTMLIFrameElement, html: string): void {
  const target = frame.contentDocument
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!target || !view) return
  const css: string[] = []
  // Before parsing, which would report each style to the policy.
  const markup = html.replace(/<style>(.*?)<\/style>/gs, (_style, text: string) => {
    css.push(text)
    return ''
  })
  const page = new DOMParser().parseFromString(markup, 'text/html')
  for (const each of page.querySelectorAll('script, link, meta, noscript')) each.remove()
  nameFields(page)
  for (const each of page.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]'))
    each.setAttribute('tabindex', '-1')
  for (const each of page.querySelectorAll<HTMLDetailsElement>('main details')) each.open = true
  const scrolled = view.scrollY
  target.replaceChild(target.importNode(page.documentElement, true), target.documentElement)
  target.adoptedStyleSheets = [...css, FRAMES].map((text) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  view.scrollTo(0, scrolled)
}

/** The field of what was pressed. */
export function fieldAt(target: EventTarget | null): number | undefined {
  const element = target && 'closest' in target ? (target as Element).closest(`[${FIELD}]`) : null
  const [first] = element?.getAttribute(FIELD)?.split(' ') ?? []
  return first === undefined ? undefined : Number(first)
}

/** Marks the chosen field on the page, with a label. @returns its first element. */
export function showChosen(page: Document, field: number, label: string): Element | undefined {
  for (const before of page.querySelectorAll('[data-chosen]')) before.removeAttribute('data-chosen')
  const places = [...page.querySelectorAll(`[${FIELD}~="${field}"]`)]
  for (const each of places) each.setAttribute('data-chosen', '')
  const first = places.find((each) => each.getClientRects().length > 0) ?? places[0]
  const here = page.querySelector('[data-here]') ?? page.body.appendChild(page.createElement('p'))
  here.setAttribute('data-here', '')
  here.textContent = label
  const view = page.defaultView
  if (!(view && first && 'style' in here)) return first
  const { left, top } = first.getBoundingClientRect()
  const style = here.style as CSSStyleDeclaration
  style.setProperty('left', `${Math.max(0, left + view.scrollX - 6)}px`)
  style.setProperty('top', `${Math.max(0, top + view.scrollY - 30)}px`)
  return first
}

/** Frames by what waits at each field. */
export function showStates(
  page: Document,
  states: readonly FrameState[],
  specified: readonly boolean[],
): void {
  for (const element of page.querySelectorAll(`[${FIELD}]`)) {
    const fields = (element.getAttribute(FIELD) ?? '').split(' ').map(Number)
    const found = fields.map((field) => states[field])
    const state = found.find((each) => each === 'late') ?? found.find(Boolean)
    if (state) element.setAttribute(STATE, state)
    else element.removeAttribute(STATE)
    element.toggleAttribute(
      'data-specified',
      fields.some((field) => specified[field]),
    )
  }
}

/** A text while it is typed, where an element shows it as it is; with placeholders only the server knows it. */
export function showTyped(page: Document, field: number, text: string): void {
  if (/[{}]/.test(text)) return
  for (const element of page.querySelectorAll(`[${FIELD}="${field}"][${ALONE}]`)) element.textContent = text
}

function nameFields(page: Document): void {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const { text, fields } = readMarks(node.data)
    if (fields.length === 0) continue
    node.data = text
    const element = node.parentElement
    if (!element) continue
    addFields(element, fields)
    if (fields.length === 1 && element.childNodes.length === 1) element.setAttribute(ALONE, '')
  }
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const { text, fields } = readMarks(value)
      if (fields.length === 0) continue
      element.setAttribute(name, text)
      if (name === 'alt') addFields(element, fields)
    }
}

function addFields(element: Element, fields: number[]): void {
  const known = element.getAttribute(FIELD)?.split(' ') ?? []
  element.setAttribute(FIELD, [...new Set([...known, ...fields.map(String)])].join(' '))
}
