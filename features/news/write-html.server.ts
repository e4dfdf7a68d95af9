import type { NewsBlock, NewsInline } from './news.ts'

/** HTML for a feed; `absolute` turns a site path into a URL. */
export function writeHtml(blocks: readonly NewsBlock[], absolute: (path: string) => string): string {
  const inline = (parts: readonly NewsInline[]): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return escapeXml(part)
        if (part.kind !== 'link') return element(part.kind, inline(part.text))
        const address = part.to.startsWith('/') ? absolute(part.to) : part.to
        return `<a href="${escapeXml(address)}">${inline(part.text)}</a>`
      })
      .join('')
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return element('h2', inline(block.text))
        case 'paragraph':
          return element('p', inline(block.text))
        case 'quote':
          return element('blockquote', element('p', inline(block.text)))
        case 'list':
          return element(
            block.ordered ? 'ol' : 'ul',
            block.items.map((item) => element('li', inline(item))).join(''),
          )
        default:
          return block satisfies never
      }
    })
    .join('\n')
}

/** For text and double-quoted attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function element(name: string, inside: string): string {
  return `<${name}>${inside}</${name}>`
}
