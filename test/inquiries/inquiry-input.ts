import type { InquiryInput } from '#features/inquiry/send/send-inquiry.server.ts'

export function inquiryInput(changes: Partial<InquiryInput> = {}): InquiryInput {
  return {
    kind: 'contact',
    language: 'fr',
    name: 'Lia Rossi',
    email: 'lia@example.ch',
    topic: 'project',
    message: 'Bonjour\nà tous',
    details: {},
    termsVersion: '2026-11',
    newsletter: false,
    attachments: [],
    botSignals: [],
    ...changes,
  }
}
