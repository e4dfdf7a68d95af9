import { recordAction } from '#features/account/security/audit.server.ts'
import { listFailedMails, requeueMail } from '#platform/outbox/failed-mails.ts'
import { isUuid } from '#kernel/uuid.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

export function mailEndpoints(route: StaffRoute, { db, clock }: StaffDeps): void {
  route('GET', '/mails', 'mails', 'none', async () => ({ mails: await listFailedMails(db) }))

  route('POST', '/mails/:id/sending', 'mails', 'none', noBody, async ({ id, member, reply }) => {
    const sent =
      isUuid(id) &&
      (await db.transaction(async (tx) => {
        if (!(await requeueMail(tx, id))) return false
        const detail = { mailId: id }
        await recordAction(tx, { at: clock(), action: 'mail_sent_again', actorId: member.id, detail })
        return true
      }))
    if (!sent) return reply.code(404).send({ statusCode: 404, code: 'unknown_mail' })
    return {}
  })
}
