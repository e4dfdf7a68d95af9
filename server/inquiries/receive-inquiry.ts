import type { RobotSign } from '#features/inquiry/inquiry.ts'
import { type InquiryDeps, sendInquiry } from '#features/inquiry/send-inquiry.server.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { CaptchaDoor, FormRefusal } from '../captcha/captcha-door.ts'
import type { InquiryForm } from './inquiry-form.ts'

/** Keys of forms are 32 hexadecimal digits; anything else counts as none. */
const KEY = /^[0-9a-f]{32}$/

interface Received {
  typed: Record<string, string>
  language: Language
  /** Address of the visitor. */
  ip: string
}

/** Checks what was typed into a form, then the captcha, and sends it. `typed` may hold anything. */
export async function receiveInquiry(
  deps: InquiryDeps & { captcha: CaptchaDoor },
  form: InquiryForm,
  { typed, language, ip }: Received,
): Promise<Result<{ reference: string }, FormRefusal>> {
  const read = form.read(typed)
  if (!read.ok) return refuse({ status: 422, problems: read.refusal })
  const matter = JSON.stringify([form.kind, typed['key'], read.value])
  const passed = await deps.captcha.check(typed['altcha'], { ip }, matter)
  if (!passed.ok) return passed
  const { reference } = await sendInquiry(deps, {
    ...read.value,
    kind: form.kind,
    language,
    idempotencyKey: typed['key'] && KEY.test(typed['key']) ? typed['key'] : undefined,
    robotSigns: [...trapOf(typed), ...passed.value],
  })
  return accept({ reference })
}

/** The field `website` is hidden from people. */
function trapOf(typed: Record<string, string>): RobotSign[] {
  return typed['website'] ? ['trap'] : []
}
