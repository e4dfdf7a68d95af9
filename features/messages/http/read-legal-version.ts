import { legalPlaceholders } from '#features/messages/site/legal-placeholders.ts'
import { fillStatement, type PlaceholderValues } from '#features/messages/site/fill-statement.ts'
import type { LegalDocumentId } from '#content/legal-document-ids.ts'
import { compareVersions } from '#features/messages/legal/compare-versions.ts'
import { type LegalText, mapLines, readLegal } from '#features/messages/legal/legal-text.ts'
import type { LegalVersionPage, ListedVersion } from '#features/messages/legal/legal-version-page.ts'
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

interface ReadDeps {
  db: Database
  site: SiteMessages
  paymentProvider: PaymentProvider
}

/** Undefined for versions that never held. `against`: the version to compare with. */
export async function readLegalVersion(
  deps: ReadDeps,
  document: LegalDocumentId,
  language: Language,
  { version, against }: { version?: string | undefined; against?: string | undefined },
): Promise<LegalVersionPage | undefined> {
  const rows = await listEffective(deps.db, document)
  const legalFiles = legalFilesWith(deps.site.facts.voucherYears)
  const current = currentOf(rows, legalFiles)
  const versions = toListed(rows, current)
  const page = {
    document,
    title: legalFiles.snapshotOf(document, legalFiles.contentOf(document)).title[language],
  }
  if (version === undefined) return { ...page, versions, shown: null }
  const row = rows.find((each) => each.version === version)
  const listed = versions.find((each) => each.version === version)
  if (!row || !listed) return undefined
  const other = rows.find((each) => each.version === against && each.id !== row.id)
  if (against !== undefined && !other) return undefined
  const text = fillVersion(row, language, deps)
  return {
    ...page,
    title: row.snapshot.title[language],
    versions,
    shown: {
      ...listed,
      text,
      tables: row.snapshot.tables[language],
      difference: other
        ? {
            day: other.day,
            sections: compareVersions(fillVersion({ ...other, version: row.version }, language, deps), text),
          }
        : null,
    },
  }
}

/** Its figures as they were, company data as they are today. */
function fillVersion(
  { content, snapshot, version }: Pick<EffectiveVersion, 'content' | 'snapshot' | 'version'>,
  language: Language,
  deps: Pick<ReadDeps, 'site' | 'paymentProvider'>,
): LegalText {
  return fillText(readLegal(content)[language], snapshot.figures[language], placesOf(language, deps, version))
}

export function placesOf(
  language: Language,
  { site, paymentProvider }: Pick<ReadDeps, 'site' | 'paymentProvider'>,
  version: string,
): PlaceholderValues {
  const { common, legal } = site.of(language, ['common', 'legal'])
  if (!common || !legal) throw new Error(`No messages in "${language}"`)
  return legalPlaceholders(paymentProvider, common, legal, version)
}

/** As visitors read it: the figures of a version, everything else from `places`. */
export function fillText(
  text: LegalText,
  figures: Readonly<Record<string, string>>,
  places: PlaceholderValues,
): LegalText {
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

/** Newest first. */
function toListed(rows: readonly EffectiveVersion[], current: EffectiveVersion | undefined): ListedVersion[] {
  const listed = rows.map(({ id, version, day }, index) => {
    const next = rows[index + 1]
    return {
      version,
      day,
      until: id === current?.id || !next ? null : swissTime(next.effectiveAt).day,
      previous: rows[index - 1]?.version ?? null,
    }
  })
  return listed.toReversed()
}
