import type { LegalVersions } from '#content/legal-versions.ts'
import { isAcceptable } from '#features/messages/legal/accepted-version.ts'
import { listValidity } from '#features/messages/legal/versions-repository.server.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import type { MessageSource } from './open-messages.ts'
import { readLegalFiles } from './read-legal-files.ts'

/** As the site shows them. */
export function legalVersions({
  db,
  clock,
  messages,
}: {
  db: Database
  clock: Clock
  messages: Pick<MessageSource, 'current'>
}): LegalVersions {
  const current: LegalVersions['current'] = (document) => messages.current().facts.legal[document].version
  return {
    current,
    async accept(document, displayed) {
      const version = current(document)
      if (displayed === undefined || displayed === version) return accept(version)
      const versions = await listValidity(db, document, await readLegalFiles(db))
      return isAcceptable(displayed, versions, clock())
        ? accept(displayed)
        : refuse({ code: 'terms_changed', version })
    },
  }
}
