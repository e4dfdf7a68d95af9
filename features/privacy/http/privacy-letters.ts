import { findLink, linkToken } from '#features/privacy/privacy-links.server.ts'
import { LINK_HOURS } from '#features/privacy/privacy.ts'
import { fill } from '#i18n/format.ts'
import type { Database } from '#platform/database/database.ts'
import { findAbout, type WriteLetter } from '#platform/mail/letter.ts'
import type { AppKey } from '#platform/secrets.ts'
import { privacyMailTexts } from './privacy-mail.texts.ts'

interface Deps {
  database: Database
  key: AppKey
  publicUrl: string
}

const link: WriteLetter<Deps> = async ({ database, key, publicUrl }, { linkId }, language) => {
  const { id } = await findAbout('link', linkId, (id) => findLink(database, id))
  const { subject, title, asked, action, valid, notYou } = privacyMailTexts[language].link
  const href = `${publicUrl}/datenschutz/meine-daten/einsicht?token=${linkToken(key, id)}&lng=${language}`
  const button = { label: action, href }
  const hours = String(LINK_HOURS)
  return { language, subject, title, body: [asked, { button }, fill(valid, { hours }), notYou] }
}

const erased: WriteLetter<Deps> = async (_deps, { counts }, language) => {
  const { subject, title, done, nothing, kept, trace } = privacyMailTexts[language].erased
  const deletedAny = Object.values((counts ?? {}) as Record<string, number>).some((count) => count > 0)
  return { language, subject, title, body: [deletedAny ? done : nothing, kept, trace] }
}

/** Notifies the owner which mails to delete from the company mailbox, by number only and without names. */
const notice: WriteLetter<Deps> = async (_deps, { numbers }) => {
  const list = (numbers as number[]).join(', ')
  return {
    language: 'de',
    subject: `Bitte löschen: Anfragen ${list}`,
    title: 'Jemand hat die eigenen Daten gelöscht.',
    body: [
      `Hier ist alles weg. In Ihrem Postfach liegen noch die E-Mails zu diesen Anfragen: ${list}.`,
      'Bitte löschen Sie sie innert 30 Tagen, mit Antworten und Anhängen. So haben wir es zugesagt.',
    ],
  }
}

export const privacyLetters = { 'privacy-link': link, 'privacy-erased': erased, 'privacy-notice': notice }
