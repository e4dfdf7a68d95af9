import { openAttachment } from '#features/inquiry/attachments/open-attachment.server.ts'
import { isUuid } from '#kernel/uuid.ts'
import { asAttachment } from '#platform/http/content-disposition.ts'
import { refuseStaff } from '../answer-staff.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

/** `GET /api/staff/inquiries/:id/attachments/:attachmentId`: always a download, never rendered. */
export function attachmentEndpoint(route: StaffRoute, deps: StaffDeps): void {
  route(
    'GET',
    '/inquiries/:id/attachments/:attachmentId',
    'requests',
    'none',
    async ({ id: inquiryId, request, reply }) => {
      const { attachmentId } = request.params as { attachmentId: string }
      const file =
        isUuid(inquiryId) && isUuid(attachmentId)
          ? await openAttachment(deps, { id: attachmentId, inquiryId })
          : undefined
      if (!file) return refuseStaff(reply, { code: 'unknown_inquiry' })
      return reply
        .header('Content-Type', file.contentType)
        .header('Content-Length', file.bytes)
        .header('Content-Disposition', asAttachment(file.name))
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .send(file.body)
    },
  )
}
