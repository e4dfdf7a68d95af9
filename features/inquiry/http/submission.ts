import type { FastifyRequest } from 'fastify'
import type { WaitingAttachment } from '#features/inquiry/attachments/store-attachment.server.ts'
import { toLanguage } from '#i18n/languages.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { languageOf } from '#platform/http/requested-language.ts'

export interface Submission {
  typed: Record<string, string>
  files: WaitingAttachment[]
  problems: FieldProblem[]
  /** A re-rendered form cannot restore files, so the visitor has to choose them again. */
  filesCame: boolean
  /** Files were dropped for lack of a captcha; the form cannot be accepted without them. */
  turnedAway: boolean
}

export function emptySubmission(): Submission {
  return { typed: {}, files: [], problems: [], filesCame: false, turnedAway: false }
}

export function visitorOf(request: FastifyRequest, { typed }: Submission) {
  return { language: languageOf(request, toLanguage(typed['language'])), ip: request.ip }
}
