import { contactInquirySchema } from '#features/inquiry/contact-inquiry.schema.ts'
import type { RobotSign } from '#features/inquiry/inquiry.ts'
import { PRIVACY_VERSION } from '#features/inquiry/privacy-version.ts'
import { type InquiryDeps, sendInquiry } from '#features/inquiry/send-inquiry.server.ts'
import type { Language } from '#i18n/languages.ts'
import { type FieldProblem, fieldProblems } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'

/** Keys of forms are 32 hexadecimal digits; anything else counts as none. */
const KEY = /^[0-9a-f]{32}$/

/** Checks what was typed into the contact form and sends it. `typed` may hold anything. */
export async function receiveContact(
  deps: InquiryDeps,
  typed: Record<string, string>,
  language: Language,
): Promise<Result<{ reference: string }, FieldProblem[]>> {
  const parsed = contactInquirySchema.safeParse(typed)
  if (!parsed.success) return refuse(fieldProblems(parsed.error.issues))
  const { reference } = await sendInquiry(deps, {
    ...parsed.data,
    kind: 'contact',
    language,
    termsVersion: PRIVACY_VERSION,
    idempotencyKey: typed['key'] && KEY.test(typed['key']) ? typed['key'] : undefined,
    robotSigns: robotSignsOf(typed),
  })
  return accept({ reference })
}

/** The field `website` is hidden from people. */
function robotSignsOf(typed: Record<string, string>): RobotSign[] {
  return typed['website'] ? ['trap'] : []
}

/** The texts of a body, by the names of a form's fields; everything else is dropped. */
export function readTexts(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts) as Record<string, string>
}
