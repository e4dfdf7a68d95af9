import type { Company } from '#content/company.ts'
import { paths } from '#app/paths.ts'
import { PICTURES_FOLDER, renderingName } from '#content/pictures.ts'
import type { NewsBlock, NewsEntry, NewsInline } from '#features/news/news.ts'
import { newsletterMailTexts } from '#features/newsletter/newsletter-mail.texts.ts'
import { findSubscriber } from '#features/newsletter/newsletter-repository.server.ts'
import { unsubscribeLink } from '#features/newsletter/unsubscribe-link.server.ts'
import { MAIL_RENDERING } from '#features/pictures/picture-upload.ts'
import { fill } from '#i18n/format.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { MailBody, RenderedMail } from '#platform/mail/mailer.ts'
import { renderShortMail } from '#platform/mail/short-mail.tsx'
import type { AppKey } from '#platform/secrets.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
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
 * Renders a news article for one subscriber, as it is when the mail is sent. Throws when one of them does not exist
 * any more.
 */
export async function renderIssueMail(
  { database, key, publicUrl, messages }: Deps,
  language: Language,
  { subscriberId, slug }: Record<string, unknown>,
): Promise<RenderedMail> {
  const site = messages.current()
  const piece = findPiece(site, language, slug)
  const subscriber =
    typeof subscriberId === 'string' ? await findSubscriber(database, { id: subscriberId }) : undefined
  if (!subscriber || !piece) throw new Error('the subscriber or the piece of the mail is not there')
  const leave = unsubscribeLink({ key, siteUrl: publicUrl }, { id: subscriber.id, language })
  return {
    ...issueMail(piece, language, { siteUrl: publicUrl, leave, company: site.facts.company }),
    attachments: [mailLogo],
    unsubscribeUrl: leave,
  }
}

/**
 * Test mail for the author, also of a planned article in its final form; its unsubscribe link opens the page about
 * the newsletter.
 */
export async function renderIssueTest(
  { database, publicUrl, messages }: Omit<Deps, 'key'>,
  language: Language,
  { slug }: Record<string, unknown>,
): Promise<RenderedMail> {
  const site = await withPlannedPiece(database, messages.current(), String(slug))
  const piece = findPiece(site, language, slug)
  if (!piece) throw new Error('the piece of the mail is not there')
  const leave = `${publicUrl}${paths.newsletter}?lng=${language}`
  const body = issueMail(piece, language, { siteUrl: publicUrl, leave, company: site.facts.company })
  const subject = fill(newsletterMailTexts[language].issue.test, { title: body.subject })
  return { ...body, subject, attachments: [mailLogo] }
}

/** @param leave where one unsubscribes */
export function issueMail(
  { slug, title, lead, picture, body }: NewsEntry,
  language: Language,
  { siteUrl, leave, company }: { siteUrl: string; leave: string; company: Company },
): MailBody {
  const { issue, unsubscribe } = newsletterMailTexts[language]
  const paragraphs = body
    .filter((block): block is Exclude<NewsBlock, { kind: 'list' }> => block.kind === 'paragraph')
    .slice(0, MOST_PARAGRAPHS)
    .map(({ text }) => plain(text))
  return renderShortMail({
    language,
    subject: title,
    title,
    ...(picture?.own && { picture: { src: siteUrl + mailPicture(picture.own.file), alt: picture.alt } }),
    before: [lead, ...paragraphs],
    button: { label: issue.action, link: `${siteUrl}${paths.article(slug)}?lng=${language}` },
    foot: { label: unsubscribe, link: leave },
    siteUrl,
    company,
  })
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
export function issueMails(site: SiteMessages, slug: string, siteUrl: string) {
  const links = (language: Language) => ({
    siteUrl,
    company: site.facts.company,
    leave: `${siteUrl}${paths.newsletter}?lng=${language}`,
  })
  return LANGUAGES.flatMap((language) => {
    const piece = findPiece(site, language, slug)
    if (!piece) return []
    const { subject, text } = issueMail(piece, language, links(language))
    return [{ language, subject, text }]
  })
}
