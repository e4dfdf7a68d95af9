import { teamEventInquirySchema } from '#features/inquiry/forms/team-event-inquiry.schema.ts'
import { TEAM_EVENT_FIELDS } from '#features/inquiry/forms/team-event-inquiry.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import type { FormBehaviour, FormHost } from '#site/form/form-state.ts'
import { attachCaptcha } from '#site/form/behaviour/attach-captcha.ts'
import { attachForm } from '#site/form/behaviour/attach-form.ts'
import { sendForm } from '#site/form/behaviour/send-form.ts'
import { TEAM_EVENT_DRAFT } from './team-event-draft.ts'

/** Event and people are in the URL; consent is never restored from a draft. */
const NOT_KEPT = ['serviceId', 'people', 'terms', 'newsletter']

export function attach(host: FormHost): FormBehaviour {
  return attachForm(host, {
    draft: TEAM_EVENT_DRAFT,
    captcha: attachCaptcha(host),
    fields: TEAM_EVENT_FIELDS.filter((field) => !NOT_KEPT.includes(field)),
    check: (values) =>
      fieldProblems(teamEventInquirySchema(swissTime(new Date()).day).safeParse(values).error?.issues ?? []),
    send: (values, sending) => sendForm('/api/inquiries/team-event', values, sending),
  })
}
