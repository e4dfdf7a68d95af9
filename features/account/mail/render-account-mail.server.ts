import type { Company } from '#content/company.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import { mailLogo } from '#platform/mail/mail-logo.ts'
import type { RenderedMail } from '#platform/mail/mailer.ts'
import type { AppKey } from '#platform/secrets.ts'
import { renderAccountMail } from './account.email.tsx'
import { mailedLink } from '../one-time-tokens/verify-link.ts'
import { findTokenById, secretsOf } from '../one-time-tokens/one-time-token.server.ts'

interface MailDeps {
  database: Database
  key: AppKey
  publicUrl: string
  company: Company
}

/** Renders at sending time. Throws when the code was replaced or used meanwhile. */
export async function renderTokenMail(
  { database, key, publicUrl, company }: MailDeps,
  language: Language,
  { tokenId, redirectTo }: Record<string, unknown>,
): Promise<RenderedMail> {
  const token = typeof tokenId === 'string' ? await findTokenById(database, tokenId) : undefined
  if (!token || typeof redirectTo !== 'string') throw new Error('the code of the mail was replaced or used')
  const { code, linkToken } = secretsOf(key, token)
  const link = mailedLink(publicUrl, { kind: token.kind, linkToken, redirectTo })
  const body = renderAccountMail({ kind: token.kind, language, code, link, siteUrl: publicUrl, company })
  return { ...body, attachments: [mailLogo] }
}
