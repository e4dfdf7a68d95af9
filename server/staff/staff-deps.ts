import type { z } from 'zod'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { CalendarDeps } from '#features/calendar/calendar-deps.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import type { AccountDeps } from '#features/account/account-deps.server.ts'
import type { Permission } from '#features/account/roles/permissions.ts'
import type { DocumentStore } from '#features/documents/document-store.server.ts'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'
import type { Risk } from '#kit/contract.ts'
import type { RenderMail } from '#platform/outbox/send-queued-mail.ts'
import type { Translator } from '#platform/translator/translator.ts'
import type { Drawing } from '../drawing/open-drawing.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import type { StaffGuard } from '#features/account/http/staff-member.ts'

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

/** Enforced before a request is read, and checked over all routes by tests. */
export interface StaffRouteConfig {
  needs: Permission
  risk: Risk
  body?: z.core.$ZodType | undefined
  query?: z.core.$ZodType | undefined
}
