import { exportNewsletter } from '#features/newsletter/export-newsletter.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'
import { writeCsv } from '../staff/write-csv.ts'

/** What mailing tools call the columns. */
const COLUMNS = ['email', 'language', 'confirmed_at', 'unsubscribe_url']

/**
 * The list for a mailing tool, as CSV: whom the next issue may reach, since when they agreed, and their own address to
 * leave, for the text and for `List-Unsubscribe`.
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
