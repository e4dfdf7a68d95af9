import type { Result } from '#kernel/result.ts'
import type { LegalDocumentId } from './legal-document-ids.ts'

/** `version`: the one that holds now. */
export interface TermsChanged {
  code: 'terms_changed'
  version: string
}

/** Versions of the legal documents, for what records them. */
export interface LegalVersions {
  current(document: LegalDocumentId): string
  /** The version to record for what somebody was shown; refused when it has been replaced a while ago (RULING 19). */
  accept(document: LegalDocumentId, displayed: string | undefined): Promise<Result<string, TermsChanged>>
}

/** A day, with a number for further ones of that day. */
export const VERSION_NAME = /^\d{4}-\d{2}-\d{2}(-[1-9]\d?)?$/

/** `YYYY-MM-DD`; undefined for what is no version's name. */
export function versionDay(version: string | null): string | undefined {
  return version !== null && VERSION_NAME.test(version) ? version.slice(0, 10) : undefined
}

/** Where the terms are read as somebody accepted them; without a version as they are now. */
export function termsPath(version: string | null | undefined): string {
  return versionDay(version ?? null) === undefined ? '/agb' : `/agb/fassungen/${version}`
}
