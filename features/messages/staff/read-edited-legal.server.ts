import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#content/legal-document-ids.ts'
import { compareVersions } from '#features/messages/legal/compare-versions.ts'
import { type LegalState, readState } from '#features/messages/legal/edit-legal.server.ts'
import {
  isSameContent,
  type LegalContent,
  readLegal,
  replaceUnknown,
} from '#features/messages/legal/legal-text.ts'
import { findLegalProblems, listBehind, listLost } from '#features/messages/legal/legal-rules.ts'
import type {
  Differences,
  EditedLegal,
  LegalStatus,
  StaffLegal,
} from '#features/messages/legal/staff-legal.ts'
import { listEffective } from '#features/messages/legal/versions-repository.server.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { Database } from '#platform/database/database.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { legalFiles, legalFilesWith } from '#features/messages/http/legal-files.ts'
import { readLegalFiles } from '#features/messages/http/read-legal-files.ts'
import { fillText, placesOf } from '#features/messages/http/read-legal-version.ts'

const MOST_VERSIONS = 30

interface EditedDeps {
  db: Database
  site: SiteMessages
  paymentProvider: PaymentProvider
}

export async function listStaffLegal(db: Database): Promise<StaffLegal[]> {
  const files = await readLegalFiles(db)
  const states = await Promise.all(
    LEGAL_DOCUMENTS.map(async (id) => [id, await readState(db, files, id)] as const),
  )
  return states.map(([id, state]) => ({
    id,
    version: state.current?.version ?? legalFiles.dayOf(id),
    day: state.current?.day ?? legalFiles.dayOf(id),
    plannedDay: state.planned?.day ?? null,
    hasDraft: state.draft !== undefined,
    isReleaseNewer: isReleaseNewer(id, state),
  }))
}

/** @param addressesOf e-mail addresses of authors by id */
export async function readEditedLegal(
  deps: EditedDeps,
  id: LegalDocumentId,
  addressesOf: (authors: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<EditedLegal> {
  const state = await readState(deps.db, await readLegalFiles(deps.db), id)
  const rows = (await listEffective(deps.db, id)).toReversed().slice(0, MOST_VERSIONS)
  const authors = await addressesOf([...new Set(rows.map(({ authorId }) => authorId))])
  const fileContent = legalFiles.contentOf(id)
  const content = state.draft ?? state.planned?.content ?? state.content
  return {
    ...statusOf(deps, id, state, content),
    id,
    content,
    hasDraft: state.draft !== undefined,
    version: state.current?.version ?? legalFiles.dayOf(id),
    day: state.current?.day ?? legalFiles.dayOf(id),
    planned: state.planned ? { version: state.planned.version, day: state.planned.day } : null,
    release: isReleaseNewer(id, state)
      ? { differences: differencesOf(deps, id, state.fileContent, fileContent), content: fileContent }
      : null,
    placeholders: legalFiles.placeholdersOf(id),
    versions: rows.map((row) => ({
      revision: row.id,
      version: row.version,
      day: row.day,
      at: row.effectiveAt.toISOString(),
      author: authors.get(row.authorId) ?? null,
      content: row.content,
    })),
  }
}

/** Warnings about a content before it is published. */
export function statusOf(
  deps: Omit<EditedDeps, 'db'>,
  document: LegalDocumentId,
  { revision, content: published }: Pick<LegalState, 'revision' | 'content'>,
  content: LegalContent,
): LegalStatus {
  const { pages } = legalFiles
  const placeholders = legalFiles.placeholdersOf(document)
  return {
    revision,
    problems: findLegalProblems(content, { document, published, pages, placeholders }),
    differences: differencesOf(deps, document, published, content),
    behind: listBehind(published, content),
    lost: listLost(published, content),
  }
}

/** As visitors will read it, but for the version's name, which is not known yet. */
function differencesOf(
  deps: Omit<EditedDeps, 'db'>,
  document: LegalDocumentId,
  before: LegalContent,
  after: LegalContent,
): Differences {
  const files = legalFilesWith(deps.site.facts.voucherYears)
  const filled = (content: LegalContent) => {
    const { figures } = files.snapshotOf(document, content)
    const texts = readLegal(content)
    return (language: Language) => fillText(texts[language], figures[language], placesOf(language, deps, '…'))
  }
  const [old, next] = [filled(before), filled(after)]
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, compareVersions(old(language), next(language))]),
  ) as unknown as Differences
}

/** With dots instead of placeholders that there are not (yet). */
export function readableDraft(document: LegalDocumentId, content: LegalContent): LegalContent {
  return replaceUnknown(content, legalFiles.placeholdersOf(document), () => '…')
}

function isReleaseNewer(id: LegalDocumentId, { fileContent }: LegalState): boolean {
  return !isSameContent(fileContent, legalFiles.contentOf(id))
}
