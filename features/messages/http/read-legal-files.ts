import { FIRST_VOUCHER_YEARS } from '#content/voucher-years.ts'
import { ONLY } from '#features/facts/fact-kind.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import type { LegalFiles } from '#features/messages/legal/legal-snapshot.ts'
import { VOUCHER_YEARS_KIND } from '#features/voucher/voucher-years.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { legalFilesWith } from './legal-files.ts'

/** The documents with the figures that owners publish, as they are on the site. */
export async function readLegalFiles(db: Database | Transaction): Promise<LegalFiles> {
  const [years] = await listFacts(db, VOUCHER_YEARS_KIND, [ONLY])
  return legalFilesWith(years?.published ?? FIRST_VOUCHER_YEARS)
}
