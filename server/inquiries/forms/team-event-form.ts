import { paths } from '#app/paths.ts'
import { REQUEST_PARTS } from '#app/routes/public/team-event-request/request-parts.ts'
import { LEGAL_DAYS } from '#content/legal-documents.ts'
import { teamEventInquirySchema } from '#features/inquiry/forms/team-event-inquiry.schema.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Clock } from '#kernel/clock.ts'
import { type InquiryForm, inquiryForm } from '../inquiry-form.ts'

export function teamEventForm(clock: Clock): InquiryForm {
  return inquiryForm({
    kind: 'team_event',
    page: paths.teamEventRequest,
    fields: Object.values(REQUEST_PARTS).flat(),
    longest: 'note',
    // Evaluated per request: "today" changes while the server runs.
    schema: () => teamEventInquirySchema(swissTime(clock()).day),
    toInquiry: ({ name, email, serviceId, note, newsletter, terms: _accepted, ...details }) => ({
      name,
      email,
      topic: serviceId,
      message: note,
      details: { ...details, newsletter },
      termsVersion: LEGAL_DAYS.terms,
      newsletter: newsletter === 'on',
    }),
  })
}
