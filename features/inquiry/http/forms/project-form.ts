import { paths } from '#content/paths.ts'
import { REQUEST_STAGES } from '#features/inquiry/site/project-request/project-stages.ts'
import { projectInquirySchema } from '#features/inquiry/forms/project-inquiry.schema.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Clock } from '#kernel/clock.ts'
import { type InquiryForm, inquiryForm } from '../inquiry-form.ts'

export function projectForm(clock: Clock): InquiryForm {
  return inquiryForm({
    kind: 'project',
    document: 'terms',
    page: paths.projectRequest,
    fields: REQUEST_STAGES.flatMap(({ fields }) => fields),
    longest: 'description',
    // Evaluated per request: "today" changes while the server runs.
    schema: () => projectInquirySchema(swissTime(clock()).day),
    toInquiry: ({ email, service, description, newsletter, terms: _accepted, ...details }) => {
      // Budget text of an option that was deselected is not part of the inquiry.
      const budgetText = details.budget === 'custom' ? details.budgetText : ''
      return {
        name: `${details.firstName} ${details.lastName}`,
        email,
        topic: service,
        message: description,
        details: { ...details, budgetText, newsletter },
        newsletter: newsletter === 'on',
      }
    },
  })
}
