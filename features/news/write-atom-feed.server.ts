import type { NewsEntry } from './news.ts'
import { escapeXml, writeHtml } from './write-html.server.ts'

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
  const { slug, title, lead, date, drawing, body } = piece
  const page = escapeXml(address(`${newsPath}/${slug}`))
  const picture =
    drawing && `<p><img src="${escapeXml(origin + drawing.src)}" alt="${escapeXml(drawing.alt)}"></p>\n`
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${page}</id>
<link rel="alternate" type="text/html" href="${page}"/>
<published>${moment(date)}</published>
<updated>${moment(date)}</updated>
<summary>${escapeXml(lead)}</summary>
<content type="html">${escapeXml((picture ?? '') + writeHtml(body, address))}</content>
</entry>`
}

/** Articles have only a day; noon is the same day everywhere in Europe. */
function moment(day: string): string {
  return `${day}T12:00:00Z`
}
