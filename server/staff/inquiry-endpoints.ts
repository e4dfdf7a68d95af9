import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { INQUIRY_STATES } from '#features/inquiry/inquiry.ts'
import { addInquiryNote, setInquiryState } from '#features/inquiry/staff/staff-answer-inquiry.server.ts'
import {
  INQUIRY_FILTERS,
  MAX_INQUIRY_NOTE,
  MAX_INQUIRY_SEARCH,
} from '#features/inquiry/staff/staff-inquiry.ts'
import { listStaffInquiries, readStaffInquiry } from '#features/inquiry/staff/staff-read-inquiries.server.ts'
import { isUuid } from '#kernel/uuid.ts'
import { answer, answerInvalid, refuseStaff } from './answer-staff.ts'
import { LIST_POSITION } from './list-position.ts'
import type { StaffDeps, StaffRoute } from './staff-deps.ts'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'

const query = z.object({
  filter: z.enum(INQUIRY_FILTERS).default('new'),
  q: z.string().overwrite(plainLine).max(MAX_INQUIRY_SEARCH).regex(SINGLE_LINE).default(''),
  ...LIST_POSITION,
})
const newState = z.object({ state: z.enum(INQUIRY_STATES) })
const newNote = z.object({
  note: z.string().overwrite(plainText).min(1).max(MAX_INQUIRY_NOTE).regex(MULTI_LINE),
})

export function inquiryEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock } = deps

  route('GET', '/inquiries', 'requests', 'none', async ({ query: given, language, reply }) => {
    const parsed = query.safeParse(given)
    if (!parsed.success) return answerInvalid(reply, parsed.error.issues)
    const { q: search, filter, ...position } = parsed.data
    return listStaffInquiries(db, { filter, search, position, language, now: clock() })
  })

  route('GET', '/inquiries/:id', 'requests', 'none', async ({ id, language, reply }) => {
    const inquiry = isUuid(id) ? await readStaffInquiry(db, id, language) : undefined
    if (!inquiry) return unknown(reply)
    return { now: clock().toISOString(), inquiry }
  })

  route('POST', '/inquiries/:id/state', 'requests', 'none', newState, async ({ id, member, body, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    return answer(reply, await setInquiryState(deps, id, body.state, member.id))
  })

  route('POST', '/inquiries/:id/notes', 'requests', 'none', newNote, async ({ id, member, body, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    return answer(reply, await addInquiryNote(deps, id, body.note, member.id))
  })
}

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_inquiry' })
}
