import { paths } from '#content/paths.ts'
import { REQUEST_PARTS } from '#features/inquiry/site/team-event-request/request-parts.ts'
import type { Offer } from '#features/services/content/offer.ts'
import { serviceName } from '#features/services/content/service-name.ts'
import { findService } from '#features/services/content/services.ts'
import { teamEventInquirySchema } from '#features/inquiry/forms/team-event-inquiry.schema.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Clock } from '#kernel/clock.ts'
import { type InquiryForm, inquiryForm } from '../inquiry-form.ts'

export function teamEventForm(clock: Clock, offer: () => Offer): InquiryForm {
  return inquiryForm({
    kind: 'team_event',
    document: 'terms',
    page: paths.teamEventRequest,
    fields: Object.values(REQUEST_PARTS).flat(),
    longest: 'note',
    // Evaluated per request: "today" changes while the server runs.
    schema: () =>
      teamEventInquirySchema(
        swissTime(clock()).day,
        offer().services.teamEvents.map(({ id }) => id),
      ),
    toInquiry: ({ name, email, serviceId, note, newsletter, terms: _accepted, ...details }) => ({
      name,
      email,
      topic: serviceId,
      message: note,
      details: { ...details, newsletter, ...nameOfAdded(offer(), serviceId) },
      newsletter: newsletter === 'on',
    }),
  })
}

/** Mails and the back office continue calling it so, whatever becomes of it. */
function nameOfAdded({ services, namesIn }: Offer, id: string): { serviceName?: Record<string, string> } {
  if (!findService(services, id)?.like) return {}
  const names = LANGUAGES.map((language) => [language, serviceName(namesIn(language), id)])
  return { serviceName: Object.fromEntries(names) as Record<string, string> }
}
