import type { LegalVersions } from '#features/messages/content/legal-versions.ts'
import { currentOf, listEffective } from '#features/messages/legal/versions-repository.server.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { readLegalFiles } from './legal-files.ts'
import type { MessageSource } from './open-messages.ts'

interface VersionsDeps {
  db: Database
  clock: Clock
  messages: Pick<MessageSource, 'current'>
}

/** A page that was open when the terms changed may still be sent for so long. */
const GRACE_MINUTES = 60

/** As the site shows them. */
export function legalVersions({ db, clock, messages }: VersionsDeps): LegalVersions {
  const current: LegalVersions['current'] = (document) => messages.current().facts.legal[document].version
  return {
    current,
    async accept(document, displayed = current(document)) {
      const version = current(document)
      // Pages that name none are older than this rule.
      if (displayed === version) return accept(displayed)
      const rows = await listEffective(db, document)
      const found = rows.find((row) => row.version === displayed)
      const next = rows.find((row) => found && row.effectiveAt > found.effectiveAt) ?? found
      const isRecent = next && clock().getTime() - next.effectiveAt.getTime() <= GRACE_MINUTES * 60_000
      return found && (isRecent || found === currentOf(rows, await readLegalFiles(db)))
        ? accept(displayed)
        : refuse({ code: 'terms_changed', version })
    },
  }
}
