import { NEXT_PAGES } from '#content/next-pages.ts'
import type { Pictures } from '#features/pictures/content/pictures.ts'
import { showPicture } from '#features/pictures/content/show-picture.ts'
import type { Language } from '#i18n/languages.ts'
import { type NewsProblem, NewsProblemError } from './news-problem.ts'
import { NEWS_LENGTHS, type NewsEntry } from './news.ts'
import { readBlocks } from './read-blocks.server.ts'
import { type FrontMatter, readFrontMatter } from './read-front-matter.server.ts'

/** Parses one language of an article. Throws a sentence that says what to change. */
export function parseNewsEntry(slug: string, language: Language, source: string): NewsEntry {
  const { head, text } = readFrontMatter(source)
  return toNewsEntry(slug, language, head, text)
}

/** From what stands above a text and the text in Markdown. Throws `NewsProblemError`. */
export function toNewsEntry(
  slug: string,
  language: Language,
  head: FrontMatter,
  text: string,
  pictures: Pictures = {},
): NewsEntry {
  const set = (words: string) => applyTypography(language, words)
  const title = set(needed(head, 'title', 'title_missing'))
  if (title.length > NEWS_LENGTHS.title)
    throw new NewsProblemError(
      `has a title of ${title.length} characters; ${NEWS_LENGTHS.title} are the limit`,
      'title_long',
      String(title.length),
    )
  const lead = set(needed(head, 'lead', 'lead_missing'))
  const { min, max } = NEWS_LENGTHS.lead
  if (lead.length < min || lead.length > max)
    throw new NewsProblemError(
      `has a lead of ${lead.length} characters; ${min} to ${max} are right`,
      'lead_length',
      String(lead.length),
    )
  const body = readBlocks(text, set)
  if (body.length === 0) throw new NewsProblemError('has no text below its head', 'body_missing')
  return {
    slug,
    title,
    lead,
    date: readDate(head),
    picture: readPicture(head, set, language, pictures),
    next: readNext(head, set, language),
    body,
  }
}

function needed(head: FrontMatter, name: keyof FrontMatter, code: NewsProblem['code']): string {
  const value = head[name]
  if (value === undefined) throw new NewsProblemError(`needs a line "${name}: …" above its text`, code)
  return value
}

function readDate(head: FrontMatter): string {
  const date = needed(head, 'date', 'date_invalid')
  const moment = new Date(`${date}T00:00:00Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(moment.getTime())
  // 31 February would roll over into March.
  if (!isDay || moment.toISOString().slice(0, 10) !== date)
    throw new NewsProblemError(
      `has the date "${date}"; write a day that exists, such as 2026-10-28`,
      'date_invalid',
    )
  return date
}

/** Null, too, for an own picture that is not on the site (any more): a piece without its picture is better than none. */
function readPicture(
  head: FrontMatter,
  set: (words: string) => string,
  language: Language,
  pictures: Pictures,
): NewsEntry['picture'] {
  const { drawing, drawingAlt = '' } = head
  if (drawing === undefined) return null
  if (!/^[\w-]+$/.test(drawing))
    throw new NewsProblemError(
      `has the drawing "${drawing}"; write the name of a file in public/scenes without .svg`,
      'drawing_unknown',
    )
  const picture = showPicture(drawing, language, pictures, set(drawingAlt))
  if (picture?.alt === '') needed(head, 'drawingAlt', 'drawing_alt_missing')
  return picture
}

function readNext(head: FrontMatter, set: (words: string) => string, language: Language): NewsEntry['next'] {
  if (head.next === undefined) return null
  if (!/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(head.next))
    throw new NewsProblemError(
      `has next: "${head.next}"; write a page of this site, such as /shop`,
      'next_invalid',
    )
  const usual = NEXT_PAGES[head.next]?.[language]
  const label = head.nextLabel ?? usual ?? needed(head, 'nextLabel', 'next_label_missing')
  return { to: head.next, label: set(label) }
}

/** Sets curved apostrophes, a no-break space after CHF, and the narrow no-break spaces of French punctuation. */
export function applyTypography(language: Language, text: string): string {
  const set = text.replaceAll("'", '’').replace(/CHF (?=\d)/g, 'CHF\u00a0')
  return language === 'fr' ? set.replace(/ (?=[;:!?»])/g, '\u202f').replaceAll('« ', '«\u202f') : set
}
