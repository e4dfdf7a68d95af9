import type { Database } from '#platform/database/database.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { noAttachments } from './attachments.ts'

type RenderDeps = Parameters<typeof mailRenderer>[0]

/** Makes mails as they are sent, with the texts and facts of the files. */
export function testMails(database: Database, changes: Partial<RenderDeps> = {}) {
  return mailRenderer({
    database,
    key: Buffer.alloc(32, 7),
    publicUrl: 'https://site.test',
    attachments: noAttachments,
    ...changes,
  })
}
