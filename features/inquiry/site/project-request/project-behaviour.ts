import { projectInquirySchema } from '#features/inquiry/forms/project-inquiry.schema.ts'
import { PROJECT_FIELDS } from '#features/inquiry/forms/project-inquiry.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import type { FormBehaviour, FormHost } from '#site/form/form-state.ts'
import { attachCaptcha } from '#site/form/behaviour/attach-captcha.ts'
import { attachForm } from '#site/form/behaviour/attach-form.ts'
import { sendForm } from '#site/form/behaviour/send-form.ts'
import { PROJECT_DRAFT } from './project-draft.ts'

/** Consent is never restored from a draft. */
const DRAFT_FIELDS = PROJECT_FIELDS.filter((field) => field !== 'terms' && field !== 'newsletter')

export function attach(host: FormHost): FormBehaviour {
  return attachForm(host, {
    draft: PROJECT_DRAFT,
    captcha: attachCaptcha(host),
    fields: DRAFT_FIELDS,
    check: (values) =>
      fieldProblems(projectInquirySchema(swissTime(new Date()).day).safeParse(values).error?.issues ?? []),
    send: (values, sending) => sendForm('/api/inquiries/project', values, sending),
  })
}
