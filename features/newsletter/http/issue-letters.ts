import { paths } from '#content/paths.ts'
import { PICTURES_FOLDER, renderingName } from '#features/pictures/content/pictures.ts'
import type { NewsBlock, NewsEntry, NewsInline } from '#features/news/news.ts'
import { newsletterMailTexts } from '#features/newsletter/newsletter-mail.texts.ts'
import { findSubscriber } from '#features/newsletter/newsletter-repository.server.ts'
import { unsubscribeLink } from '#features/newsletter/unsubscribe-link.server.ts'
import { MAIL_RENDERING } from '#features/pictures/picture-upload.ts'
import { fill } from '#i18n/format.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { findAbout, type Letter, letterText, type WriteLetter } from '#platform/mail/letter.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { withPlannedPiece } from './with-planned-piece.ts'

/** Paragraphs of the article that the mail contains. */
const MOST_PARAGRAPHS = 3

interface Deps {
  database: Database
  key: AppKey
  publicUrl: string
  messages: { current: () => SiteMessages }
}

/**
 * A news article for one subscriber, as it is when the mail is sent. Throws when one of them does not exist any more.
 */
const issue: WriteLetter<Deps> = async (
  { database, key, publicUrl, messages },
  { subscriberId, slug },
  language,
) => {
  const piece = findPiece(messages.current(), language, slug)
  const subscriber = await findAbout('subscriber', subscriberId, (id) => findSubscriber(database, { id }))
  if (!piece) throw new Error('the piece of the mail is not there')
  const leave = unsubscribeLink({ key, siteUrl: publicUrl }, { id: subscriber.id, language })
  return { ...issueLetter(piece, language, { publicUrl, leave }), unsubscribeUrl: leave }
}

/**
 * Test mail for the author, also of a planned article in its final form; its unsubscribe link opens the page about
 * the newsletter.
 */
const issueTest: WriteLetter<Deps> = async ({ database, publicUrl, messages }, { slug }, language) => {
  const site = await withPlannedPiece(database, messages.current(), String(slug))
  const piece = findPiece(site, language, slug)
  if (!piece) throw new Error('the piece of the mail is not there')
  const leave = `${publicUrl}${paths.newsletter}?lng=${language}`
  const letter = issueLetter(piece, language, { publicUrl, leave })
  return { ...letter, subject: fill(newsletterMailTexts[language].issue.test, { title: letter.subject }) }
}

export const issueLetters = { 'newsletter-issue': issue, 'issue-test': issueTest }

/** @param leave where one unsubscribes */
export function issueLetter(
  { slug, title, lead, picture, body }: NewsEntry,
  language: Language,
  { publicUrl, leave }: { publicUrl: string; leave: string },
): Letter {
  const { issue, unsubscribe } = newsletterMailTexts[language]
  const paragraphs = body
    .filter((block): block is Exclude<NewsBlock, { kind: 'list' }> => block.kind === 'paragraph')
    .slice(0, MOST_PARAGRAPHS)
    .map(({ text }) => plain(text))
  return {
    language,
    subject: title,
    title,
    body: [
      picture?.own && { picture: { src: publicUrl + mailPicture(picture.own.file), alt: picture.alt } },
      lead,
      ...paragraphs,
      { button: { label: issue.action, href: `${publicUrl}${paths.article(slug)}?lng=${language}` } },
    ],
    footer: { label: unsubscribe, href: leave },
  }
}

/** Drawings are SVG, which mails do not show. The same picture for everybody, so it does not track who opens it. */
function mailPicture(file: string): string {
  const { shape, width } = MAIL_RENDERING
  return `${PICTURES_FOLDER}/${renderingName(file, shape, width, 'jpeg')}`
}

export function findPiece(site: SiteMessages, language: Language, slug: unknown): NewsEntry | undefined {
  return site.facts.news[language].find((piece) => piece.slug === slug)
}

function plain(parts: readonly NewsInline[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : plain(part.text)))
    .join('')
    .replace(/\s+/g, ' ')
}

/** How an issue reads in each language; none of a piece that is not there. */
export function issueMails(site: SiteMessages, slug: string, publicUrl: string) {
  return LANGUAGES.flatMap((language) => {
    const piece = findPiece(site, language, slug)
    if (!piece) return []
    const leave = `${publicUrl}${paths.newsletter}?lng=${language}`
    const letter = issueLetter(piece, language, { publicUrl, leave })
    return [{ language, subject: letter.subject, text: letterText(letter, site.facts.company) }]
  })
}
