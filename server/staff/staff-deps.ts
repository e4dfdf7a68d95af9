import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffAnswers, StaffFile } from '#app/routes/staff/staff-answers.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { CalendarDeps } from '#features/calendar/calendar-deps.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import type { Language } from '#i18n/languages.ts'
import type { StaffGuard, StaffMember } from './staff-member.ts'

export interface StaffDeps extends BookingDeps {
  door: StaffGuard
  calendar: CalendarDeps
  /** Files that came with requests. */
  attachments: AttachmentStore
  /** Called after each change of the calendar: who reads next sees it. */
  onCalendarWrite: () => void
  /** Limits per address; off only where benchmarks and tests come from one. */
  staffLimits?: boolean
}

/** What an endpoint is told of its request, after the door. */
export interface StaffCall {
  member: StaffMember
  /** Of the path. */
  id: string
  body: Record<string, unknown>
  query: Record<string, string | undefined>
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

/** Adds a route below `/api/staff` that only staff reach. */
export interface StaffRoute {
  /** What it reads is written down for both sides; a reply of its own says that it cannot. */
  <Address extends keyof StaffAnswers>(
    method: 'GET',
    path: Address,
    run: (call: StaffCall) => Promise<StaffAnswers[Address] | FastifyReply>,
  ): void
  (method: 'GET', path: StaffFile, run: (call: StaffCall) => Promise<FastifyReply>): void
  (method: 'POST' | 'PUT', path: string, run: (call: StaffCall) => Promise<unknown>): void
}
