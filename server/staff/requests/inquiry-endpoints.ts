import type { Metadata } from '#features/account/account.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { INQUIRY_STATES } from '#features/inquiry/inquiry.ts'
import { addInquiryNote, setInquiryState } from '#features/inquiry/staff/staff-answer-inquiry.server.ts'
import {
  INQUIRY_FILTERS,
  INQUIRY_SORTS,
  MAX_INQUIRY_NOTE,
  MAX_INQUIRY_SEARCH,
} from '#features/inquiry/staff/staff-inquiry.ts'
import {
  listStaffInquiries,
  readInquiryLines,
  readStaffInquiry,
} from '#features/inquiry/staff/staff-read-inquiries.server.ts'
import { formatMoment, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { isUuid } from '#kernel/uuid.ts'
import { answer, refuseStaff } from '../answer-staff.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { listFile } from '../lists/list-file.ts'
import { LIST_POSITION, listSort } from '../lists/list-position.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import type { Transaction } from '#platform/database/database.ts'

const selection = z.object({
  filter: z.enum(INQUIRY_FILTERS).default('new'),
  q: z.string().overwrite(plainLine).max(MAX_INQUIRY_SEARCH).regex(SINGLE_LINE).default(''),
  sort: listSort(INQUIRY_SORTS),
})
const query = selection.extend(LIST_POSITION)
const newState = z.object({ state: z.enum(INQUIRY_STATES) })
const newNote = z.object({
  note: z.string().overwrite(plainText).min(1).max(MAX_INQUIRY_NOTE).regex(MULTI_LINE),
})

export function inquiryEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock } = deps
  /** What was written stays with the request. */
  const record = (tx: Transaction, action: string, actorId: string, detail: Metadata) =>
    recordAction(tx, { at: clock(), action, actorId, detail })

  route('GET', '/inquiries', 'requests', 'none', query, async ({ query: selected, language }) => {
    const { q: search, filter, sort, ...position } = selected
    return listStaffInquiries(db, { filter, search, sort, position, language, now: clock() })
  })

  listFile(route, deps, {
    path: '/inquiries.csv',
    list: 'requests',
    needs: 'requests',
    query: selection,
    read: ({ q: search, filter, sort }, page) => readInquiryLines(db, { filter, search, sort, ...page }),
    columns: (language) => {
      const { requests, states } = staffTexts(deps.messages.current(), language, 'staff-desk')
      const { csv, kinds } = requests
      return [
        [csv.number, ({ number }) => String(number)],
        [csv.state, ({ state }) => states[state]],
        [csv.kind, ({ kind }) => kinds[kind]],
        [csv.topic, ({ topic }) => topic ?? ''],
        [csv.name, ({ name }) => name ?? ''],
        [csv.email, ({ email }) => email],
        [csv.received, ({ createdAt }) => moment(language, createdAt)],
        [csv.due, ({ answerDueAt }) => moment(language, answerDueAt)],
        [csv.answered, ({ answeredAt }) => (answeredAt === null ? '' : moment(language, answeredAt))],
        [csv.text, ({ excerpt }) => excerpt],
      ]
    },
  })

  route('GET', '/inquiries/:id', 'requests', 'none', async ({ id, language, reply }) => {
    const inquiry = isUuid(id) ? await readStaffInquiry(db, id, language) : undefined
    if (!inquiry) return unknown(reply)
    return { now: clock().toISOString(), inquiry }
  })

  route('POST', '/inquiries/:id/state', 'requests', 'none', newState, async ({ id, member, body, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    const onChanged = (tx: Transaction, from: string) =>
      record(tx, 'request_changed', member.id, { requestId: id, from, to: body.state })
    return answer(reply, await setInquiryState(deps, id, body.state, member.id, onChanged))
  })

  route('POST', '/inquiries/:id/notes', 'requests', 'none', newNote, async ({ id, member, body, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    const onNoted = (tx: Transaction) => record(tx, 'request_noted', member.id, { requestId: id })
    return answer(reply, await addInquiryNote(deps, id, body.note, member.id, onNoted))
  })
}

const moment = (language: Language, at: string) => formatMoment(language, swissTime(new Date(at)))

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_inquiry' })
}
