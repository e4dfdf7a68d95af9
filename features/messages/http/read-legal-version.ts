import { legalPlaceholders } from '#features/messages/site/legal-placeholders.ts'
import { fillStatement } from '#features/messages/site/fill-statement.ts'
import type { LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import { compareVersions } from '#features/messages/legal/compare-versions.ts'
import { type LegalText, mapLines, readLegal } from '#features/messages/legal/legal-text.ts'
import type { LegalVersionPage } from '#features/messages/legal/legal-version-page.ts'
import {
  currentOf,
  type EffectiveVersion,
  listEffective,
} from '#features/messages/legal/versions-repository.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { Database } from '#platform/database/database.ts'
import type { SiteMessages } from './site-messages.ts'
import { legalFilesWith } from './legal-files.ts'

export interface ReadDeps {
  db: Database
  site: SiteMessages
  paymentProvider: PaymentProvider
}

/** Undefined for versions that never held. `gegen`: the version to compare with. */
export async function readLegalVersion(
  deps: ReadDeps,
  document: LegalDocumentId,
  language: Language,
  { version, gegen }: { version?: string | undefined; gegen?: string | undefined },
): Promise<LegalVersionPage | undefined> {
  const rows = await listEffective(deps.db, document)
  const files = legalFilesWith(deps.site.facts.voucherYears)
  const current = currentOf(rows, files)
  const listed = rows.map((row, index) => {
    const next = rows[index + 1]
    return {
      version: row.version,
      day: row.day,
      until: row === current || !next ? null : swissTime(next.effectiveAt).day,
      previous: rows[index - 1]?.version ?? null,
    }
  })
  const versions = listed.toReversed()
  const index = rows.findIndex((each) => each.version === version)
  const [row, shown] = [rows[index], listed[index]]
  const page = {
    document,
    title: (row?.snapshot ?? files.snapshotOf(document, files.contentOf(document))).title[language],
    versions,
  }
  if (version === undefined) return { ...page, shown: null }
  const other = rows.find((each) => each.version === gegen && each !== row)
  if (!row || !shown || (gegen !== undefined && !other)) return undefined
  const textOf = ({ content, snapshot }: EffectiveVersion) =>
    fillText(deps, language, readLegal(content)[language], snapshot.figures[language], row.version)
  const [text, tables] = [textOf(row), row.snapshot.tables[language]]
  const difference = other ? { day: other.day, sections: compareVersions(textOf(other), text) } : null
  return { ...page, shown: { ...shown, text, tables, difference } }
}

/** As visitors read it: the figures of a version, its name, and company data as they are today. */
export function fillText(
  { site, paymentProvider }: Pick<ReadDeps, 'site' | 'paymentProvider'>,
  language: Language,
  text: LegalText,
  figures: Readonly<Record<string, string>>,
  version: string,
): LegalText {
  const { common, legal } = site.of(language, ['common', 'legal'])
  if (!common || !legal) throw new Error(`No messages in "${language}"`)
  const places = legalPlaceholders(paymentProvider, common, legal, version)
  return mapLines(text, (line) =>
    fillStatement(
      line.replace(
        /\{([^{}\s]+)\}/g,
        (whole, name: string) => figures[name] ?? (name in places ? whole : '…'),
      ),
      places,
    ),
  )
}
