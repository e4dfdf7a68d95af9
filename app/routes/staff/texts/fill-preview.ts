import { readMarks } from '#features/messages/field-marks.ts'

const FIELD = 'data-field'

/** Frames of texts that can be changed; on the page, not in its styles. */
const FRAMES = `
[${FIELD}] { outline: 1.5px dashed color-mix(in oklab, currentColor 55%, transparent); outline-offset: 3px; cursor: text; }
[${FIELD}]:hover { outline: 2px solid currentColor; }
[${FIELD}][data-chosen] { outline: 3px solid var(--focus); }
`

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

/** Marks the chosen field on the page. @returns its first element. */
export function showChosen(page: Document, field: number): Element | undefined {
  for (const before of page.querySelectorAll('[data-chosen]')) before.removeAttribute('data-chosen')
  const shown = [...page.querySelectorAll(`[${FIELD}~="${field}"]`)]
  for (const each of shown) each.setAttribute('data-chosen', '')
  return shown[0]
}

function nameFields(page: Document): void {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const { text, fields } = readMarks(node.data)
    if (fields.length === 0) continue
    node.data = text
    if (node.parentElement) addFields(node.parentElement, fields)
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
