import type { LegalVersions } from '#features/messages/content/legal-versions.ts'
import { isAcceptable } from '#features/messages/legal/versions-repository.server.ts'
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

/** As the site shows them. */
export function legalVersions({ db, clock, messages }: VersionsDeps): LegalVersions {
  const current: LegalVersions['current'] = (document) => messages.current().facts.legal[document].version
  return {
    current,
    async accept(document, displayed = current(document)) {
      const version = current(document)
      // Pages that name none are older than this rule.
      const isFine =
        displayed === version ||
        (await isAcceptable(db, document, await readLegalFiles(db), displayed, clock()))
      return isFine ? accept(displayed) : refuse({ code: 'terms_changed', version })
    },
  }
}
