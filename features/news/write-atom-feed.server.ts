import { PICTURES_FOLDER, renderingName, type LocalisedPicture } from '#content/pictures.ts'
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
