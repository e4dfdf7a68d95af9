import type { FastifyReply } from 'fastify'
import type { PageEnvironment } from '#site/environment.ts'
import type { FormSubmission } from '#site/form/form-state.ts'
import type { Language } from '#i18n/languages.ts'
import { compressAnswer, writeAnswer } from '#platform/http/compressed-answer.ts'
import type { PageRenderer } from '../render/page-renderer.ts'

interface FormAnswer extends Partial<FormSubmission> {
  findOpenBooking?: PageEnvironment['findOpenBooking']
  page: string
  language: Language
  values: FormSubmission['values']
  status: number
}

export async function sendFormBack(
  { renderPage }: { renderPage: PageRenderer },
  reply: FastifyReply,
  {
    page,
    language,
    values,
    status,
    problems = [],
    notice = null,
    filesLost = false,
    findOpenBooking,
  }: FormAnswer,
): Promise<void> {
  const answer = await renderPage(
    page,
    language,
    { values, status, problems, notice, filesLost },
    findOpenBooking,
  )
  const made = await compressAnswer(answer)
  reply.hijack()
  writeAnswer(reply.request.raw, reply.raw, made)
}
