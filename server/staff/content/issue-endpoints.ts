import { paths } from '#app/paths.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { readIssue, sendIssue, sendIssueTest } from '#features/newsletter/send-issue.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { findPiece, issueMail } from '../../newsletter/render-issue-mail.ts'
import { withPlannedPiece } from '../../newsletter/with-planned-piece.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

/** A news article as newsletter: who gets it, how it reads, a test, both from when it is planned, and once to everybody. */
export function issueEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, messages, publicUrl, ownerEmail } = deps
  const planned = (id: string) => withPlannedPiece(db, messages.current(), id)

  route('GET', '/news/:id/issue', 'news', 'none', async ({ id, reply }) => {
    const site = await planned(id)
    const mails = LANGUAGES.flatMap((language) => {
      const piece = findPiece(site, language, id)
      const { company } = site.facts
      const links = { siteUrl: publicUrl, company, leave: `${publicUrl}${paths.newsletter}?lng=${language}` }
      return piece ? [{ language, ...issueMail(piece, language, links) }] : []
    })
    if (mails.length === 0) return refuseStaff(reply, { code: 'not_published' })
    return {
      ...(await readIssue(db, id)),
      mails: mails.map(({ language, subject, text }) => ({ language, subject, text })),
    }
  })

  route('POST', '/news/:id/issue-test', 'news', 'none', noBody, async ({ id, member, reply }) => {
    if (!findPiece(await planned(id), 'de', id)) return refuseStaff(reply, { code: 'not_published' })
    // Accounts of an external project have no address here.
    const to = (await listAddresses(db, [member.id])).get(member.id) ?? ownerEmail()
    await db.transaction((tx) => sendIssueTest(tx, id, to))
    return {}
  })

  route('POST', '/news/:id/issue', 'news', 'none', noBody, async ({ id, member, reply }) => {
    if (!findPiece(messages.current(), 'de', id)) return refuseStaff(reply, { code: 'not_published' })
    const result = await db.transaction(async (tx) => {
      const sent = await sendIssue(tx, { clock }, id, member.id)
      if (sent.ok) {
        const detail = { news: id, ...sent.value }
        await recordAction(tx, { at: clock(), action: 'newsletter_sent', actorId: member.id, detail })
      }
      return sent
    })
    return answerWith(reply, result, (value) => value)
  })
}
