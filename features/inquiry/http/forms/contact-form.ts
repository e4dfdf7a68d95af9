import { paths } from '#content/paths.ts'
import { contactInquirySchema } from '#features/inquiry/forms/contact-inquiry.schema.ts'
import { CONTACT_FIELDS } from '#features/inquiry/forms/contact-inquiry.ts'
import { inquiryForm } from '../inquiry-form.ts'

export const contactForm = inquiryForm({
  kind: 'contact',
  document: 'privacy',
  page: paths.contact,
  fields: CONTACT_FIELDS,
  longest: 'message',
  schema: contactInquirySchema,
  toInquiry: (message) => ({
    ...message,
    details: { newsletter: message.newsletter },
    newsletter: message.newsletter === 'on',
  }),
})
