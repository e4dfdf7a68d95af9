import type { Company } from '#features/company/content/company.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Database } from '#platform/database/database.ts'
import type { WriteLetter } from '#platform/mail/letter.ts'
import type { AppKey } from '#platform/secrets.ts'
import { ONE_TIME_TOKEN_HOURS } from '../account.ts'
import { findTokenById, secretsOf } from '../one-time-tokens/one-time-token.server.ts'
import { mailedLink } from '../one-time-tokens/verify-link.ts'
import { accountMailTexts } from './account-mail.texts.ts'
import { ACCOUNT_CHANGES, changeMailTexts } from './change-mail.texts.ts'

interface Deps {
  database: Database
  key: AppKey
  publicUrl: string
  company: Company
}

/** A code and the link that replaces it. Throws when the code was replaced or used meanwhile. */
const account: WriteLetter<Deps> = async (
  { database, key, publicUrl },
  { tokenId, redirectTo },
  language,
) => {
  const token = typeof tokenId === 'string' ? await findTokenById(database, tokenId) : undefined
  if (!token || typeof redirectTo !== 'string') throw new Error('the code of the mail was replaced or used')
  const { code, linkToken } = secretsOf(key, token)
  const texts = accountMailTexts[language]
  const mail = texts.mails[token.kind]
  const { subject, title, text } = mail
  const action = 'action' in mail && mail.action
  const href = mailedLink(publicUrl, { kind: token.kind, linkToken, redirectTo })
  return {
    language,
    subject,
    title,
    body: [
      text,
      ...(action ? [{ button: { label: action, href } }, fill(texts.code, { code })] : [{ code }]),
      fill(texts.valid, { hours: String(ONE_TIME_TOKEN_HOURS) }),
      texts.notYou,
    ],
  }
}

/** Names what changed, when, and what to do. Contains no sign-in link. Throws for an unknown change. */
const accountChanged: WriteLetter<Deps> = async ({ company }, { change, at }, language) => {
  const known = ACCOUNT_CHANGES.find((each) => each === change)
  if (!known || typeof at !== 'string') throw new Error('the mail names no change of an account')
  const texts = changeMailTexts[language]
  const { subject, text, notYou, when = texts.when } = texts.changes[known]
  const { day, time } = swissTime(new Date(at))
  return {
    language,
    subject,
    title: subject,
    body: [
      text,
      fill(when, { day: formatDay(language, day), time: formatTime(language, time) }),
      texts.fine,
      fill(notYou, { email: company.email, phone: company.phone }),
    ],
  }
}

export const accountLetters = { account, 'account-changed': accountChanged }
