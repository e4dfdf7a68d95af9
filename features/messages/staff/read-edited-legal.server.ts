import { LEGAL_DOCUMENTS, type LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { readLegalFiles } from '#features/messages/http/legal-files.ts'
import { fillText, type ReadDeps } from '#features/messages/http/read-legal-version.ts'
import { compareVersions } from '#features/messages/legal/compare-versions.ts'
import { findLegalProblems, listBehind, listLost } from '#features/messages/legal/legal-rules.ts'
import type { LegalFiles } from '#features/messages/legal/legal-snapshot.ts'
import { isSameContent, type LegalContent, readLegal } from '#features/messages/legal/legal-text.ts'
import type {
  Differences,
  EditedLegal,
  LegalStatus,
  StaffLegal,
} from '#features/messages/legal/staff-legal.ts'
import {
  type LegalState,
  listEffective,
  readState,
} from '#features/messages/legal/versions-repository.server.ts'
import { type Language, perLanguage } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'

const MOST_VERSIONS = 30

export async function listStaffLegal(db: Database): Promise<StaffLegal[]> {
  const files = await readLegalFiles(db)
  return Promise.all(
    LEGAL_DOCUMENTS.map(async (id) => {
      const state = await readState(db, files, id)
      return {
        id,
        ...namesOf(state, files, id),
        plannedDay: state.planned?.day ?? null,
        isReleaseNewer: isReleaseNewer(state, files, id),
      }
    }),
  )
}

export async function readEditedLegal(deps: ReadDeps, id: LegalDocumentId): Promise<EditedLegal> {
  const { db } = deps
  const files = await readLegalFiles(db)
  const state = await readState(db, files, id)
  const rows = (await listEffective(db, id)).toReversed().slice(0, MOST_VERSIONS)
  const authors = await listAddresses(db, [...new Set(rows.map(({ authorId }) => authorId))])
  const { draft, planned } = state
  const content = draft ?? planned?.content ?? state.content
  const ofFiles = files.contentOf(id)
  return {
    ...statusOf(deps, files, id, state, content),
    id,
    content,
    ...namesOf(state, files, id),
    planned: planned ? { version: planned.version, day: planned.day } : null,
    release: isReleaseNewer(state, files, id)
      ? { differences: differencesOf(deps, files, id, state.fileContent, ofFiles), content: ofFiles }
      : null,
    placeholders: files.placeholdersOf(id),
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
  deps: Omit<ReadDeps, 'db'>,
  files: LegalFiles,
  document: LegalDocumentId,
  { revision, content: published }: Pick<LegalState, 'revision' | 'content'>,
  content: LegalContent,
): LegalStatus {
  return {
    revision,
    problems: findLegalProblems(content, { document, published, files }),
    differences: differencesOf(deps, files, document, published, content),
    behind: listBehind(published, content),
    lost: listLost(published, content),
  }
}

/** As visitors will read it, but for the version's name, which is not known yet. */
function differencesOf(
  deps: Omit<ReadDeps, 'db'>,
  files: LegalFiles,
  document: LegalDocumentId,
  before: LegalContent,
  after: LegalContent,
): Differences {
  const filled = (content: LegalContent) => {
    const { figures } = files.snapshotOf(document, content)
    const texts = readLegal(content)
    return (language: Language) => fillText(deps, language, texts[language], figures[language], '…')
  }
  const [old, next] = [filled(before), filled(after)]
  return perLanguage((language) => compareVersions(old(language), next(language)))
}

function namesOf({ draft, current }: LegalState, files: LegalFiles, id: LegalDocumentId) {
  const day = files.dayOf(id)
  return {
    hasDraft: draft !== undefined,
    version: current?.version ?? day,
    day: current?.day ?? day,
  }
}

function isReleaseNewer({ fileContent }: LegalState, files: LegalFiles, id: LegalDocumentId): boolean {
  return !isSameContent(fileContent, files.contentOf(id))
}
