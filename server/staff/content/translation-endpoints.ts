import { asAttachment } from '#platform/http/content-disposition.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { EditDeps } from '#features/messages/edited-fields.server.ts'
import {
  MAX_TRANSLATION_FILE_LENGTH,
  TARGET_LANGUAGES,
  TRANSLATION_SCOPES,
  type TextToTranslate,
  type TargetLanguage,
} from '#features/messages/translation.ts'
import {
  checkTranslations,
  importTranslations,
  listTranslations,
} from '#features/messages/translations.server.ts'
import { suggestTranslations } from '#features/messages/suggest-translations.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { readTranslationFile } from '../../translations/read-translation-file.ts'
import { writeTranslationCsv } from '../../translations/translation-csv.ts'
import { writeXliff } from '../../translations/write-xliff.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import type { StaffCall, StaffDeps, StaffRoute } from '../staff-deps.ts'

/** A file as a JSON string, whose quotation marks are escaped. */
const BODY_LIMIT = 2 * MAX_TRANSLATION_FILE_LENGTH

const text = z.string().max(MAX_TRANSLATION_FILE_LENGTH)
const translations = z.discriminatedUnion('dryRun', [
  z.object({ text, dryRun: z.literal(true) }),
  z.object({ text, dryRun: z.literal(false), seen: z.int().min(0) }),
])
const suggestions = z.object({ language: z.enum(TARGET_LANGUAGES) })
const wanted = z.object({
  to: z.enum(TARGET_LANGUAGES),
  scope: z.enum(TRANSLATION_SCOPES).default('all'),
})

const FORMATS = {
  xlf: { type: 'application/xliff+xml; charset=utf-8', write: writeXliff },
  csv: { type: 'text/csv; charset=utf-8', write: writeTranslationCsv },
} satisfies Record<string, { type: string; write: (to: TargetLanguage, texts: TextToTranslate[]) => string }>

/**
 * `GET /texts.xlf` and `/texts.csv`: texts for a translator, `?to=fr&scope=missing`. `POST /translations` reads such a file
 * back: texts that fit become drafts, unless it is a dry run.
 */
export function translationEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, messages, translator = null } = deps
  const editing = (): EditDeps => ({ db, clock, files: messages.current().files })

  const send = async (
    format: keyof typeof FORMATS,
    { query: { to, scope }, reply }: StaffCall<unknown, z.output<typeof wanted>>,
  ): Promise<FastifyReply> => {
    const texts = await listTranslations(editing(), to, scope)
    if (texts.length === 0) return refuseStaff(reply, { code: 'nothing_to_translate' })
    const { type, write } = FORMATS[format]
    const name = `texte-de-${to}-${swissTime(clock()).day}.${format}`
    return reply.type(type).header('Content-Disposition', asAttachment(name)).send(write(to, texts))
  }
  route('GET', '/texts.xlf', 'texts', 'none', wanted, (call) => send('xlf', call))
  route('GET', '/texts.csv', 'texts', 'none', wanted, (call) => send('csv', call))

  route(
    'POST',
    '/texts/:id/suggestions',
    'texts',
    'none',
    suggestions,
    async ({ id, body, member, reply }) => {
      const input = { page: id, language: body.language }
      const done = await suggestTranslations(editing(), translator, input, member.id, (tx, { suggested }) =>
        recordAction(tx, {
          at: clock(),
          action: 'translations_suggested',
          actorId: member.id,
          detail: { ...input, texts: suggested },
        }),
      )
      return answerWith(reply, done, (value) => value)
    },
  )

  route(
    'POST',
    '/translations',
    'texts',
    'none',
    translations,
    async ({ body, member, reply }) => {
      const file = readTranslationFile(body.text)
      if (!file.ok) return refuseStaff(reply, file.refusal)
      if (body.dryRun) return checkTranslations(editing(), file.value)
      return db.transaction(async (tx) => {
        const report = await importTranslations(tx, editing(), file.value, body.seen, member.id)
        const refused = report.texts.filter(({ state }) => state === 'refused').length
        const texts = report.texts.length - refused
        const detail = { language: report.language, texts, refused }
        if (texts > 0)
          await recordAction(tx, { at: clock(), action: 'translations_imported', actorId: member.id, detail })
        return report
      })
    },
    { bodyLimit: BODY_LIMIT },
  )
}
