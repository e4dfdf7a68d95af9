import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { StaffPosts } from '#app/routes/staff/api/staff-actions.ts'
import type { StaffAnswers, StaffFile } from '#app/routes/staff/api/staff-answers.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { CalendarDeps } from '#features/calendar/calendar-deps.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import type { AccountDeps } from '#features/account/account-deps.server.ts'
import type { Permission } from '#features/account/roles/permissions.ts'
import type { DocumentStore } from '#features/documents/document-store.server.ts'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { Risk } from '#kit/contract.ts'
import type { RenderMail } from '#platform/outbox/send-queued-mail.ts'
import type { Translator } from '#platform/translator/translator.ts'
import type { Drawing } from '../drawing/open-drawing.ts'
import type { MessageSource } from '../messages/open-messages.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { StaffGuard, StaffMember } from './staff-member.ts'

export interface StaffDeps extends BookingDeps {
  staffGuard: StaffGuard
  calendar: CalendarDeps
  attachments: AttachmentStore
  pictures: PictureStore
  documents: DocumentStore
  /** As the outbox does it, for what is looked at before. */
  renderMail: RenderMail
  /** For what is printed. */
  drawing: Drawing
  /** Null: a project elsewhere keeps them. */
  accounts: Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'> | null
  onCalendarWrite: () => void
  messages: Pick<MessageSource, 'reload' | 'current'>
  /** For previews. */
  renderPage: PageRenderer
  /** Suggests translations; null or absent: not configured. */
  translator?: Translator | null
  staffLimits?: boolean
  /** Undefined: the company's address gets the notices. */
  mailOwner?: string | undefined
}

/** Passed to endpoints after authorization; a body is validated, and so is a query that has a schema. */
export interface StaffCall<Body = unknown, Query = Record<string, string | undefined>> {
  member: StaffMember
  id: string
  body: Body
  query: Query
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

/** The schema must accept what the client may send. */
export type Accepting<Schema extends z.core.$ZodType, Sent> = Schema &
  (Sent extends z.core.input<Schema> ? unknown : never)

/**
 * Bodies and answers are typed for both sides; returning a reply means a refusal. An invalid body or query answers 422.
 * What a route declares is its Fastify `config`, a `StaffRouteConfig`.
 */
export interface StaffRoute {
  <Address extends keyof StaffAnswers>(
    method: 'GET',
    path: Address,
    needs: Permission,
    risk: Risk,
    run: (call: StaffCall) => Promise<StaffAnswers[Address] | FastifyReply>,
  ): void
  <Address extends keyof StaffAnswers, Schema extends z.core.$ZodType>(
    method: 'GET',
    path: Address,
    needs: Permission,
    risk: Risk,
    query: Schema,
    run: (call: StaffCall<unknown, z.core.output<Schema>>) => Promise<StaffAnswers[Address] | FastifyReply>,
  ): void
  (
    method: 'GET',
    path: StaffFile,
    needs: Permission,
    risk: Risk,
    run: (call: StaffCall) => Promise<FastifyReply>,
  ): void
  <Schema extends z.core.$ZodType>(
    method: 'GET',
    path: StaffFile,
    needs: Permission,
    risk: Risk,
    query: Schema,
    run: (call: StaffCall<unknown, z.core.output<Schema>>) => Promise<FastifyReply>,
  ): void
  <Address extends keyof StaffPosts, Schema extends z.core.$ZodType>(
    method: 'POST',
    path: Address,
    needs: Permission,
    risk: Risk,
    schema: Accepting<Schema, StaffPosts[Address]['body']>,
    run: (call: StaffCall<z.core.output<Schema>>) => Promise<StaffPosts[Address]['answer'] | FastifyReply>,
    options?: StaffRouteOptions,
  ): void
}

/** Enforced before a request is read, and checked over all routes by tests. */
export interface StaffRouteConfig {
  needs: Permission
  risk: Risk
  body?: z.core.$ZodType | undefined
  query?: z.core.$ZodType | undefined
}

export interface StaffRouteOptions {
  /** In bytes; without it the server's. */
  bodyLimit: number
}

/** For actions that need no body. */
export const noBody = z.object({})
