import { exportNewsletter } from '#features/newsletter/export-newsletter.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { AppKey } from '#platform/secrets.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'

const COLUMNS = ['email', 'language', 'confirmed_at', 'unsubscribe_url']

/** CSV of reachable subscribers with consent date and personal unsubscribe URL. */
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
  return { csv: writeCsv([COLUMNS, ...rows], ','), addresses: rows.length }
}
