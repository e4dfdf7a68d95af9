import type { FastifyRequest } from 'fastify'
import type { WaitingAttachment } from '#features/inquiry/attachments/store-attachment.server.ts'
import { toLanguage } from '#i18n/languages.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { languageOf } from '../http/requested-language.ts'

/** What came in with a form, as far as it could be read. */
export interface Submission {
  typed: Record<string, string>
  /** In the order in which they came. */
  files: WaitingAttachment[]
  /** Of the files; one at the most. */
  problems: FieldProblem[]
  /** Files came along. A form that is sent back cannot hold them: they have to be chosen again. */
  filesCame: boolean
  /** The captcha did not let them in: none was kept, and the form cannot be taken without them. */
  turnedAway: boolean
}

export function emptySubmission(): Submission {
  return { typed: {}, files: [], problems: [], filesCame: false, turnedAway: false }
}

/** The language that the form was shown in, and where it came from. */
export function visitorOf(request: FastifyRequest, { typed }: Submission) {
  return { language: languageOf(request, toLanguage(typed['language'])), ip: request.ip }
}
