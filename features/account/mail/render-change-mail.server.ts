import type { Company } from '#content/company.ts'
import type { Language } from '#i18n/languages.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import { renderChangeMail } from './change-mail.email.tsx'
import { ACCOUNT_CHANGES } from './change-mail.texts.ts'

/** Separate module: owner commands run without a build, and Node reads no `.tsx`. Throws for an unknown change. */
export async function renderAccountChangeMail(
  { publicUrl, company }: { publicUrl: string; company: Company },
  language: Language,
  { change, at }: Record<string, unknown>,
): Promise<RenderedMail> {
  const known = ACCOUNT_CHANGES.find((each) => each === change)
  if (!known || typeof at !== 'string') throw new Error('the mail names no change of an account')
  const body = renderChangeMail({ change: known, at: new Date(at), language, siteUrl: publicUrl, company })
  return { ...body, attachments: [mailLogo] }
}
