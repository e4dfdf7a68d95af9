import type { Company } from '#content/company.ts'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import { renderShortMail } from '#platform/mail/short-mail.tsx'
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
  company: Company
}

/** Double opt-in mail. Throws when the sign-up does not exist any more. */
export async function renderConfirmMail(
  { database, key, publicUrl: siteUrl, company }: Deps,
  language: Language,
  { signUpId }: Record<string, unknown>,
): Promise<RenderedMail> {
  const signUp = typeof signUpId === 'string' ? await findSignUp(database, { id: signUpId }) : undefined
  if (!signUp) throw new Error('the sign-up of the mail is not there')
  const { subject, title, asked, action, valid, notYou } = newsletterMailTexts[language].confirm
  const link = `${siteUrl}/newsletter/bestaetigen?token=${confirmToken(key, signUp.id)}&lng=${language}`
  const body = renderShortMail({
    language,
    subject,
    title,
    before: [asked],
    button: { label: action, link },
    after: [fill(valid, { days: String(CONFIRM_DAYS) }), notYou],
    siteUrl,
    company,
  })
  return { ...body, attachments: [mailLogo] }
}

/** Welcome mail with the unsubscribe link. Throws when the subscriber does not exist any more. */
export async function renderWelcomeMail(
  { database, key, publicUrl: siteUrl, company }: Deps,
  language: Language,
  { subscriberId }: Record<string, unknown>,
): Promise<RenderedMail> {
  const subscriber =
    typeof subscriberId === 'string' ? await findSubscriber(database, { id: subscriberId }) : undefined
  if (!subscriber) throw new Error('the subscriber of the mail is not there')
  const { welcome, unsubscribe } = newsletterMailTexts[language]
  const leave = unsubscribeLink({ key, siteUrl }, { ...subscriber, language })
  const body = renderShortMail({
    language,
    subject: welcome.subject,
    title: welcome.title,
    before: [welcome.first, welcome.meanwhile],
    button: { label: welcome.action, link: `${siteUrl}/event-kalender?lng=${language}` },
    foot: { label: unsubscribe, link: leave },
    siteUrl,
    company,
  })
  return { ...body, attachments: [mailLogo], unsubscribeUrl: leave }
}
