import type { Company } from '#content/company.ts'
import { findLink, linkToken } from '#features/privacy/privacy-links.server.ts'
import { LINK_HOURS } from '#features/privacy/privacy.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import { renderShortMail } from '#platform/mail/short-mail.tsx'
import type { AppKey } from '#platform/secrets.ts'
import { privacyMailTexts } from './privacy-mail.texts.ts'

interface Deps {
  database: Database
  key: AppKey
  publicUrl: string
  company: Company
}
type Payload = Record<string, unknown>

export async function renderPrivacyLinkMail(
  { database, key, publicUrl: siteUrl, company }: Deps,
  language: Language,
  { linkId }: Payload,
): Promise<RenderedMail> {
  const link = typeof linkId === 'string' ? await findLink(database, linkId) : undefined
  if (!link) throw new Error('the link of the mail is not there')
  const { subject, title, asked, action, valid, notYou } = privacyMailTexts[language].link
  const address = `${siteUrl}/datenschutz/meine-daten/einsicht?token=${linkToken(key, link.id)}&lng=${language}`
  const body = renderShortMail({
    language,
    subject,
    title,
    before: [asked],
    button: { label: action, link: address },
    after: [fill(valid, { hours: String(LINK_HOURS) }), notYou],
    siteUrl,
    company,
  })
  return { ...body, attachments: [mailLogo] }
}

export async function renderErasedMail(
  { publicUrl: siteUrl, company }: Deps,
  language: Language,
  { counts }: Payload,
): Promise<RenderedMail> {
  const { subject, title, done, nothing, kept, trace } = privacyMailTexts[language].erased
  const deletedAny = Object.values((counts ?? {}) as Record<string, number>).some((count) => count > 0)
  const body = renderShortMail({
    language,
    subject,
    title,
    before: [deletedAny ? done : nothing, kept, trace],
    siteUrl,
    company,
  })
  return { ...body, attachments: [mailLogo] }
}

/** Notifies the owner which mails to delete from the company mailbox, by number only and without names. */
export async function renderErasedNotice(
  { publicUrl: siteUrl, company }: Deps,
  { numbers }: Payload,
): Promise<RenderedMail> {
  const list = (numbers as number[]).join(', ')
  const body = renderShortMail({
    language: 'de',
    subject: `Bitte löschen: Anfragen ${list}`,
    title: 'Jemand hat die eigenen Daten gelöscht.',
    before: [
      `Hier ist alles weg. In Ihrem Postfach liegen noch die E-Mails zu diesen Anfragen: ${list}.`,
      'Bitte löschen Sie sie innert 30 Tagen, mit Antworten und Anhängen. So haben wir es zugesagt.',
    ],
    siteUrl,
    company,
  })
  return { ...body, attachments: [mailLogo] }
}
