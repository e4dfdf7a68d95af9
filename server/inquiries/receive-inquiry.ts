import type { RobotSign } from '#features/inquiry/inquiry.ts'
import { type InquiryDeps, sendInquiry } from '#features/inquiry/send-inquiry.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { InquiryForm } from './inquiry-form.ts'

/** Keys of forms are 32 hexadecimal digits; anything else counts as none. */
const KEY = /^[0-9a-f]{32}$/

/** Checks what was typed into a form and sends it. `typed` may hold anything. */
export async function receiveInquiry(
  deps: InquiryDeps,
  form: InquiryForm,
  { typed, language }: { typed: Record<string, string>; language: Language },
): Promise<Result<{ reference: string }, FieldProblem[]>> {
  const read = form.read(typed)
  if (!read.ok) return read
  const { reference } = await sendInquiry(deps, {
    ...read.value,
    kind: form.kind,
    language,
    idempotencyKey: typed['key'] && KEY.test(typed['key']) ? typed['key'] : undefined,
    robotSigns: robotSignsOf(typed),
  })
  return accept({ reference })
}

/** The field `website` is hidden from people. */
function robotSignsOf(typed: Record<string, string>): RobotSign[] {
  return typed['website'] ? ['trap'] : []
}
