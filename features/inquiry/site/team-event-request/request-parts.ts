import type { ATTACHMENTS_FIELD } from '#features/inquiry/attachments/attachment.ts'
import type { TeamEventField } from '#features/inquiry/forms/team-event-inquiry.ts'

export type RequestPart = 'group' | 'day' | 'occasion' | 'contact'

export const REQUEST_PARTS: Record<RequestPart, readonly (TeamEventField | typeof ATTACHMENTS_FIELD)[]> = {
  group: ['serviceId', 'people'],
  day: ['from', 'to', 'alternative', 'place'],
  occasion: ['occasion', 'note', 'attachments'],
  contact: ['name', 'company', 'email', 'phone', 'newsletter', 'terms'],
}
