import { formatMoment, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, refuse } from '#kernel/result.ts'
import { isUuid } from '#kernel/uuid.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { eachPage } from '#kit/list.server.ts'
import { found, serve } from '#kit/serve.server.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { openAttachment } from '../attachments/open-attachment.server.ts'
import { inquiries } from './inquiry.contract.ts'
import { addInquiryNote, setInquiryState } from './staff-answer-inquiry.server.ts'
import type { StaffInquiryLine } from './staff-inquiry.ts'
import { listStaffInquiries, readInquiryLines, readStaffInquiry } from './staff-read-inquiries.server.ts'

export const serveInquiries = serve(inquiries)<StaffDeps>((deps) => {
  const { db, messages } = deps
  return {
    list: async ({ input: { q: search, filter, sort, ...position }, language, now }) =>
      accept(await listStaffInquiries(db, { filter, search, sort, position, language, now })),
    csv: async ({ input: { q: search, filter, sort }, language, now, record }) => {
      const { title } = staffTexts(messages.current(), language, 'staff-desk').requests
      const lines = eachPage((after, size) =>
        readInquiryLines(db, { filter, search, sort, position: { after }, language, size }),
      )
      return csvFile({ db, now, record }, title, columnsOf(deps, language), lines, { list: 'requests' })
    },
    read: async ({ id, language, now }) => {
      const read = await found(readStaffInquiry(db, id, language))
      return read.ok ? accept({ now: now.toISOString(), inquiry: read.value }) : read
    },
    attachment: async ({ id: inquiryId, params }) => {
      const { attachmentId = '' } = params
      const attached = isUuid(attachmentId) && (await openAttachment(deps, { id: attachmentId, inquiryId }))
      if (!attached) return refuse({ code: 'missing' })
      const { name, contentType: type, body: content, bytes: length } = attached
      return accept({ name, type, content, length })
    },
    become: ({ id, input: { state }, member, record }) =>
      setInquiryState(deps, id, state, member.id, (tx, from) => record(tx, { from, to: state })),
    note: ({ id, input: { note }, member, record }) =>
      addInquiryNote(deps, id, note, member.id, (tx) => record(tx)),
  }
})

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<StaffInquiryLine> {
  const { requests, states } = staffTexts(messages.current(), language, 'staff-desk')
  const { csv, kinds } = requests
  const moment = (at: string | null) => (at === null ? '' : formatMoment(language, swissTime(new Date(at))))
  return [
    [csv.number, ({ number }) => String(number)],
    [csv.state, ({ state }) => states[state]],
    [csv.kind, ({ kind }) => kinds[kind]],
    [csv.topic, ({ topic }) => topic ?? ''],
    [csv.name, ({ name }) => name ?? ''],
    [csv.email, ({ email }) => email],
    [csv.received, ({ createdAt }) => moment(createdAt)],
    [csv.due, ({ answerDueAt }) => moment(answerDueAt)],
    [csv.answered, ({ answeredAt }) => moment(answeredAt)],
    [csv.text, ({ excerpt }) => excerpt],
  ]
}
