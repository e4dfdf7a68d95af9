import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffAnswers, StaffFile } from '#app/routes/staff/staff-answers.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { CalendarDeps } from '#features/calendar/calendar-deps.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import type { Language } from '#i18n/languages.ts'
import type { StaffRisk } from './recent-sign-in.ts'
import type { StaffGuard, StaffMember } from './staff-member.ts'

export interface StaffDeps extends BookingDeps {
  staffGuard: StaffGuard
  calendar: CalendarDeps
  attachments: AttachmentStore
  onCalendarWrite: () => void
  staffLimits?: boolean
}

/** Passed to endpoints after authorization. */
export interface StaffCall {
  member: StaffMember
  id: string
  body: Record<string, unknown>
  query: Record<string, string | undefined>
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

export interface StaffRoute {
  /** GET answers are typed for both sides; returning a reply means a refusal. */
  <Address extends keyof StaffAnswers>(
    method: 'GET',
    path: Address,
    risk: StaffRisk,
    run: (call: StaffCall) => Promise<StaffAnswers[Address] | FastifyReply>,
  ): void
  (method: 'GET', path: StaffFile, risk: StaffRisk, run: (call: StaffCall) => Promise<FastifyReply>): void
  (method: 'POST' | 'PUT', path: string, risk: StaffRisk, run: (call: StaffCall) => Promise<unknown>): void
}
