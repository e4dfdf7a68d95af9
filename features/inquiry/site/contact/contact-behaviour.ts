import { CONTACT_FIELDS } from '#features/inquiry/forms/contact-inquiry.ts'
import { contactInquirySchema } from '#features/inquiry/forms/contact-inquiry.schema.ts'
import { fieldProblems } from '#kernel/field-problem.ts'
import type { FormBehaviour, FormHost } from '#site/form/form-state.ts'
import { attachCaptcha } from '#site/form/behaviour/attach-captcha.ts'
import { attachForm } from '#site/form/behaviour/attach-form.ts'
import { sendForm } from '#site/form/behaviour/send-form.ts'

export function attach(host: FormHost): FormBehaviour {
  return attachForm(host, {
    draft: 'contact',
    captcha: attachCaptcha(host),
    // Consent is never restored from a draft.
    fields: CONTACT_FIELDS.filter((field) => field !== 'newsletter'),
    check: (values) => fieldProblems(contactInquirySchema.safeParse(values).error?.issues ?? []),
    send: (values, sending) => sendForm('/api/inquiries/contact', values, sending),
  })
}
