import type { FastifyRequest } from 'fastify'
import type { LegalVersions } from '#features/messages/content/legal-versions.ts'
import type { BotSignal } from '#features/inquiry/inquiry.ts'
import { type InquiryDeps, sendInquiry } from '#features/inquiry/send/send-inquiry.server.ts'
import {
  type AttachmentDeps,
  tryToDiscardAttachments,
} from '#features/inquiry/attachments/store-attachment.server.ts'
import type { Language } from '#i18n/languages.ts'
import { inFieldOrder } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { visitorNetwork } from '#platform/http/visitor-network.ts'
import { captchaRefusal, type UploadGuard } from '#server/captcha/captcha-guard.ts'
import type { FormRefusal } from '#server/forms/form-refusal.ts'
import type { PageRenderer } from '#server/render/page-renderer.ts'
import { formKeyOf } from '#server/forms/form-key.ts'
import type { InquiryForm } from './inquiry-form.ts'
import type { Submission } from './submission.ts'

export interface ReceiveDeps extends InquiryDeps, AttachmentDeps {
  legal: LegalVersions
  captcha: UploadGuard
}

export interface InquiryRoute extends ReceiveDeps {
  renderPage: PageRenderer
  isTooMuch: (request: FastifyRequest) => Promise<boolean>
}

interface Visitor {
  /** Language the form was shown in; used for its re-rendering and all mails. */
  language: Language
  ip: string
}

/** Removes the files of a refused inquiry; when it throws they stay for the sweep, as it may be stored. */
export async function receiveInquiry(
  deps: ReceiveDeps,
  form: InquiryForm,
  submission: Submission,
  visitor: Visitor,
): Promise<Result<{ reference: string }, FormRefusal>> {
  const sent = await check(deps, form, submission, visitor)
  if (!sent.ok || sent.value.repeated) await drop(deps, submission)
  return sent.ok ? accept({ reference: sent.value.reference }) : sent
}

function drop(deps: AttachmentDeps, { files }: Submission): Promise<void> {
  return tryToDiscardAttachments(
    deps,
    files.map(({ id }) => id),
  )
}

async function check(
  deps: ReceiveDeps,
  form: InquiryForm,
  { typed, files, problems: ofFiles, turnedAway }: Submission,
  { language, ip }: Visitor,
): Promise<Result<{ reference: string; repeated: boolean }, FormRefusal>> {
  const read = form.read(typed)
  const problems = inFieldOrder([...(read.ok ? [] : read.refusal), ...ofFiles], form.fields)
  if (!read.ok || problems.length > 0) return refuse({ status: 422, problems })
  const terms = await deps.legal.accept(form.document, typed['termsVersion'])
  if (!terms.ok) {
    const { code, version } = terms.refusal
    return refuse({ status: 422, problems: [{ field: 'terms', code, name: version }] })
  }
  const matter = JSON.stringify([form.kind, typed['key'], read.value, files.map(({ digest }) => digest)])
  const passed = await deps.captcha.check(typed['altcha'], { ip }, matter)
  if (!passed.ok) return passed
  if (turnedAway) return refuse(captchaRefusal('invalid'))
  const sent = await sendInquiry(deps, {
    ...read.value,
    termsVersion: terms.value,
    kind: form.kind,
    language,
    idempotencyKey: formKeyOf(typed),
    botSignals: [...trapOf(typed), ...passed.value],
    attachments: files,
    network: visitorNetwork(ip),
  })
  return accept(sent)
}

function trapOf(typed: Record<string, string>): BotSignal[] {
  return typed['website'] ? ['trap'] : []
}
