import { asAttachment } from '#platform/http/content-disposition.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { writeMailingList } from '../../newsletter/write-mailing-list.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

/** `GET /newsletter.csv`. Each export is audited with who and how many. */
export function newsletterEndpoint(route: StaffRoute, { db, key, clock, publicUrl }: StaffDeps): void {
  route('GET', '/newsletter.csv', 'newsletter_addresses', 'exports_data', async ({ member, reply }) => {
    const at = clock()
    const { csv, addresses } = await writeMailingList({ db, key, siteUrl: publicUrl })
    const taken = { at, action: 'newsletter_exported', actorId: member.id, detail: { addresses } }
    await db.transaction((tx) => recordAction(tx, taken))
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', asAttachment(`newsletter-${swissTime(at).day}.csv`))
      .send(csv)
  })
}
