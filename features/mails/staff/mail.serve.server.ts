import { formatMoment, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, refuse } from '#kernel/result.ts'
import { CSV, type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { serve } from '#kit/serve.server.ts'
import { requeueMail } from '#platform/outbox/failed-mails.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import { writeMailingList } from '#features/newsletter/http/write-mailing-list.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { listBookingMails, previewCustomerMail, repeatCustomerMail } from './customer-mail.server.ts'
import type { ListedMail } from './mail-list.ts'
import { mails } from './mail.contract.ts'
import { staffMails } from './mail.list.server.ts'

export const serveMails = serve(mails)<StaffDeps>((deps) => {
  const { db, key, publicUrl: siteUrl, messages } = deps
  return {
    list: async ({ input, now }) => {
      const [{ rows, ...pages }, counts] = await Promise.all([
        staffMails.page({ db, now }, input),
        staffMails.counts({ db, now }, input.q),
      ])
      return accept({ mails: rows, ...pages, counts })
    },
    csv: async ({ input, now, language, record }) => {
      const { files } = staffTexts(messages.current(), language, 'staff-lists')
      const pages = staffMails.pages({ db, now }, input)
      return csvFile({ db, now, record }, files.mails, columnsOf(deps, language), pages, { list: 'mails' })
    },
    sendAgain: ({ id, record }) =>
      db.transaction(async (tx) => {
        if (!(await requeueMail(tx, id))) return refuse({ code: 'missing' })
        await record(tx)
        return accept({})
      }),
    preview: ({ id }) => previewCustomerMail(deps, id),
    repeat: ({ id, member, now, record }) =>
      repeatCustomerMail(deps, id, { staffId: member.id, now }, record),
    ofBooking: ({ id }) => listBookingMails(db, id),
    newsletter: async ({ now, record }) => {
      const { csv, addresses } = await writeMailingList({ db, key, siteUrl })
      await db.transaction((tx) => record(tx, { addresses }))
      return accept({ name: `newsletter-${swissTime(now).day}.csv`, type: CSV, content: Buffer.from(csv) })
    },
  }
})

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<ListedMail> {
  const texts = staffTexts(messages.current(), language, 'staff-desk').mails
  const kinds: Partial<Record<string, string>> = texts.kinds
  const moment = (at: string | null) => (at === null ? '' : formatMoment(language, swissTime(new Date(at))))
  return [
    [texts.columns.to, ({ recipient }) => recipient],
    [texts.columns.what, ({ kind }) => kinds[kind] ?? kind],
    [texts.columns.state, ({ state }) => texts.states[state]],
    [texts.csv.written, ({ createdAt }) => moment(createdAt)],
    [texts.csv.sent, ({ sentAt }) => moment(sentAt)],
    [texts.csv.why, ({ reason }) => reason ?? ''],
  ]
}
