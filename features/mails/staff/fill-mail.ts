/** Nothing of a mail leads anywhere from here. */
const INERT = 'a { pointer-events: none; }'

/**
 * Puts a mail into an empty frame as a mail program shows it: its styles by CSSOM and as the frame's own sheets, which the
 * policy allows, without scripts, and with links that lead nowhere. As high as it needs.
 */
export function fillMail(frame: HTMLIFrameElement, html: string): void {
  const target = frame.contentDocument
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!target || !view) return
  const sheets = [INERT]
  // Before parsing, which would report each style to the policy.
  const markup = html
    .replace(/<style>(.*?)<\/style>/gs, (_style, text: string) => {
      sheets.push(text)
      return ''
    })
    .replaceAll(' style="', ' data-style="')
  const page = new DOMParser().parseFromString(markup, 'text/html')
  for (const each of page.querySelectorAll('script, link, meta, base, form, iframe, object, embed'))
    each.remove()
  for (const each of page.querySelectorAll('a')) each.setAttribute('tabindex', '-1')
  target.replaceChild(target.importNode(page.documentElement, true), target.documentElement)
  for (const each of target.querySelectorAll<HTMLElement>('[data-style]')) {
    each.style.cssText = each.getAttribute('data-style') ?? ''
    each.removeAttribute('data-style')
  }
  target.adoptedStyleSheets = sheets.map((text) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  frame.style.setProperty('height', `${target.documentElement.scrollHeight}px`)
}
