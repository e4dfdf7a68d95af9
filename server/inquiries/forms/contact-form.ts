import { paths } from '#app/paths.ts'
import { contactInquirySchema } from '#features/inquiry/forms/contact-inquiry.schema.ts'
import { CONTACT_FIELDS } from '#features/inquiry/forms/contact-inquiry.ts'
import { PRIVACY_VERSION } from '#features/inquiry/forms/privacy-version.ts'
import { inquiryForm } from '../inquiry-form.ts'

export const contactForm = inquiryForm({
  kind: 'contact',
  page: paths.contact,
  fields: CONTACT_FIELDS,
  longest: 'message',
  schema: contactInquirySchema,
  toInquiry: (message) => ({
    ...message,
    details: { newsletter: message.newsletter },
    termsVersion: PRIVACY_VERSION,
    newsletter: message.newsletter === 'on',
  }),
})
