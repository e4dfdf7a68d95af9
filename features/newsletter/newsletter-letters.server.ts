import { fill } from '#i18n/format.ts'
import type { Database } from '#platform/database/database.ts'
import { findAbout, type WriteLetter } from '#platform/mail/letter.ts'
import type { AppKey } from '#platform/secrets.ts'
import { CONFIRM_DAYS } from './newsletter.ts'
import { newsletterMailTexts } from './newsletter-mail.texts.ts'
import { findSignUp, findSubscriber } from './newsletter-repository.server.ts'
import { confirmToken } from './newsletter-tokens.server.ts'
import { unsubscribeLink } from './unsubscribe-link.server.ts'

interface Deps {
  database: Database
  key: AppKey
  publicUrl: string
}

/** Double opt-in. */
const confirm: WriteLetter<Deps> = async ({ database, key, publicUrl }, { signUpId }, language) => {
  const { id } = await findAbout('sign-up', signUpId, (id) => findSignUp(database, { id }))
  const { subject, title, asked, action, valid, notYou } = newsletterMailTexts[language].confirm
  const href = `${publicUrl}/newsletter/bestaetigen?token=${confirmToken(key, id)}&lng=${language}`
  const button = { label: action, href }
  const days = String(CONFIRM_DAYS)
  return { language, subject, title, body: [asked, { button }, fill(valid, { days }), notYou] }
}

const welcome: WriteLetter<Deps> = async ({ database, key, publicUrl }, { subscriberId }, language) => {
  const subscriber = await findAbout('subscriber', subscriberId, (id) => findSubscriber(database, { id }))
  const { welcome, unsubscribe } = newsletterMailTexts[language]
  const { subject, title, first, meanwhile, action } = welcome
  const leave = unsubscribeLink({ key, siteUrl: publicUrl }, { ...subscriber, language })
  const button = { label: action, href: `${publicUrl}/event-kalender?lng=${language}` }
  return {
    language,
    subject,
    title,
    body: [first, meanwhile, { button }],
    footer: { label: unsubscribe, href: leave },
    unsubscribeUrl: leave,
  }
}

export const newsletterLetters = { 'newsletter-confirm': confirm, 'newsletter-welcome': welcome }
