import { z } from 'zod'
import { MAIL_FILTERS, MAIL_SORTS, MAX_MAIL_SEARCH } from '#app/routes/staff/mails/mail-list.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { requeueMail } from '#platform/outbox/failed-mails.ts'
import { formatMoment, swissTime } from '#i18n/format-date.ts'
import { isUuid } from '#kernel/uuid.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { listMails, readMailRows } from '../../mail/list-mails.ts'
import { listFile } from '../lists/list-file.ts'
import { LIST_POSITION, listSort } from '../lists/list-position.ts'
import { CUSTOMER_MAILS } from './customer-mails.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const selection = z.object({
  filter: z.enum(MAIL_FILTERS).default('failed'),
  q: z.string().overwrite(plainLine).max(MAX_MAIL_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(MAIL_SORTS),
})
const query = selection.extend(LIST_POSITION)

/** What did not arrive, to be sent again; beside it all mails to customers. */
export function mailEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const { db, clock, messages } = staff
  route('GET', '/mails', 'mails', 'none', query, async ({ query: selected }) => {
    const { q: search, filter, sort, ...position } = selected
    return listMails(db, { filter, search, sort, kinds: CUSTOMER_MAILS, position })
  })

  listFile(route, staff, {
    path: '/mails.csv',
    list: 'mails',
    needs: 'mails',
    query: selection,
    read: ({ q: search, filter, sort }, { position, size }) =>
      readMailRows(db, { filter, search, sort, kinds: CUSTOMER_MAILS, position, size }),
    columns: (language) => {
      const texts = staffTexts(messages.current(), language, 'staff-desk').mails
      const kinds: Partial<Record<string, string>> = texts.kinds
      const moment = (at: string | null) =>
        at === null ? '' : formatMoment(language, swissTime(new Date(at)))
      return [
        [texts.columns.to, ({ recipient }) => recipient],
        [texts.columns.what, ({ kind }) => kinds[kind] ?? kind],
        [texts.columns.state, ({ state }) => texts.states[state]],
        [texts.csv.written, ({ createdAt }) => moment(createdAt)],
        [texts.csv.sent, ({ sentAt }) => moment(sentAt)],
        [texts.csv.why, ({ reason }) => reason ?? ''],
      ]
    },
  })

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
