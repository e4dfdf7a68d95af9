import { exportNewsletter } from '#features/newsletter/export-newsletter.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'
import { writeCsv } from '../staff/write-csv.ts'

/** Column names that mailing tools expect. */
const COLUMNS = ['email', 'language', 'confirmed_at', 'unsubscribe_url']

/**
 * CSV for a mailing tool: reachable subscribers, consent date and personal unsubscribe URL (text and
 * `List-Unsubscribe`).
 */
export async function writeMailingList(deps: {
  db: Database
  key: AppKey
  siteUrl: string
}): Promise<{ csv: string; addresses: number }> {
  const list = await exportNewsletter(deps)
  const rows = list.map(({ email, language, confirmedAt, unsubscribeUrl }) => [
    email,
    language,
    confirmedAt.toISOString(),
    unsubscribeUrl,
  ])
  return { csv: writeCsv([COLUMNS, ...rows]), addresses: rows.length }
}
