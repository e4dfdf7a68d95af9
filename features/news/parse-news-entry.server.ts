import type { Language } from '#i18n/languages.ts'
import type { NewsEntry } from './news.ts'
import { readBlocks } from './read-blocks.server.ts'
import { type FrontMatter, readFrontMatter } from './read-front-matter.server.ts'
import { applyTypography } from './apply-typography.ts'

/** Fits a browser tab and a search result with the brand. */
const MAX_TITLE_LENGTH = 50
/** As much as a search result shows. */
const LEAD_LENGTH = { min: 70, max: 155 }

/** Parses one language of an article. Throws a sentence that says what to change. */
export function parseNewsEntry(slug: string, language: Language, source: string): NewsEntry {
  const { head, text } = readFrontMatter(source)
  const set = (words: string) => applyTypography(language, words)
  const title = set(needed(head, 'title'))
  if (title.length > MAX_TITLE_LENGTH)
    throw new Error(`has a title of ${title.length} characters; ${MAX_TITLE_LENGTH} are the limit`)
  const lead = set(needed(head, 'lead'))
  const { min, max } = LEAD_LENGTH
  if (lead.length < min || lead.length > max)
    throw new Error(`has a lead of ${lead.length} characters; ${min} to ${max} are right`)
  const body = readBlocks(text, set)
  if (body.length === 0) throw new Error('has no text below its head')
  return {
    slug,
    title,
    lead,
    date: readDate(head),
    drawing: readDrawing(head, set),
    next: readNext(head, set),
    body,
  }
}

function needed(head: FrontMatter, name: keyof FrontMatter): string {
  const value = head[name]
  if (value === undefined) throw new Error(`needs a line "${name}: …" above its text`)
  return value
}

function readDate(head: FrontMatter): string {
  const date = needed(head, 'date')
  const moment = new Date(`${date}T00:00:00Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(moment.getTime())
  // 31 February would roll over into March.
  if (!isDay || moment.toISOString().slice(0, 10) !== date)
    throw new Error(`has the date "${date}"; write a day that exists, such as 2026-10-28`)
  return date
}

function readDrawing(head: FrontMatter, set: (words: string) => string): NewsEntry['drawing'] {
  if (head.drawing === undefined) return null
  if (!/^[\w-]+$/.test(head.drawing))
    throw new Error(
      `has the drawing "${head.drawing}"; write the name of a file in public/scenes without .svg`,
    )
  return { src: `/scenes/${head.drawing}.svg`, alt: set(needed(head, 'drawingAlt')) }
}

function readNext(head: FrontMatter, set: (words: string) => string): NewsEntry['next'] {
  if (head.next === undefined) return null
  if (!/^\/(?!\/)/.test(head.next))
    throw new Error(`has next: "${head.next}"; write a page of this site, such as /shop`)
  return { to: head.next, label: set(needed(head, 'nextLabel')) }
}
