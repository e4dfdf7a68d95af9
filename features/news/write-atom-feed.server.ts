import { type LocalisedPicture, PICTURES_FOLDER, renderingName } from '#features/pictures/content/pictures.ts'
import type { NewsBlock, NewsEntry, NewsInline } from './news.ts'

interface Feed {
  title: string
  subtitle: string
  author: string
  language: string
  address: (path: string) => string
  /** Without trailing slash; base of drawings. */
  origin: string
  selfPath: string
  newsPath: string
  pieces: readonly NewsEntry[]
}

/** All articles in full as Atom 1.0 (RFC 4287). */
export function writeAtomFeed(feed: Feed): string {
  const { address, pieces } = feed
  const self = escapeXml(address(feed.selfPath))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.subtitle)}</subtitle>
<id>${self}</id>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${escapeXml(address(feed.newsPath))}"/>
<updated>${moment(pieces[0]?.date ?? '1970-01-01')}</updated>
<author><name>${escapeXml(feed.author)}</name></author>
${pieces.map((piece) => entry(piece, feed)).join('\n')}
</feed>
`
}

function entry(piece: NewsEntry, { address, origin, newsPath }: Feed): string {
  const { slug, title, lead, date, picture, body } = piece
  const page = escapeXml(address(`${newsPath}/${slug}`))
  const image = picture && { address: escapeXml(origin + plainAddress(picture)), alt: escapeXml(picture.alt) }
  const inText = image ? `<p><img src="${image.address}" alt="${image.alt}"></p>\n` : ''
  const enclosure = picture?.own ? `\n<link rel="enclosure" type="image/jpeg" href="${image?.address}"/>` : ''
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${page}</id>
<link rel="alternate" type="text/html" href="${page}"/>
<published>${moment(date)}</published>
<updated>${moment(date)}</updated>
<summary>${escapeXml(lead)}</summary>
<content type="html">${escapeXml(inText + writeHtml(body, address))}</content>${enclosure}
</entry>`
}

/** Own pictures as JPEG, which every reader of feeds shows. */
function plainAddress({ src, own }: LocalisedPicture): string {
  return own ? `${PICTURES_FOLDER}/${renderingName(own.file, '16:9', 1280, 'jpeg')}` : src
}

/** Articles have only a day; noon is the same day everywhere in Europe. */
function moment(day: string): string {
  return `${day}T12:00:00Z`
}

/** HTML for a feed; `absolute` turns a site path into a URL. */
function writeHtml(blocks: readonly NewsBlock[], absolute: (path: string) => string): string {
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
function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function element(name: string, inside: string): string {
  return `<${name}>${inside}</${name}>`
}
