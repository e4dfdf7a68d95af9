import type { Database, Transaction } from '#platform/database/database.ts'
import { checkText, toDraft } from './edit-messages.server.ts'
import type { EditedField } from './edited-message.ts'
import { type EditDeps, readPages } from './edited-fields.server.ts'
import { normalizeText } from './field-rules.ts'
import type { FileText } from './message-field.ts'
import { textAt } from './message-files.ts'
import { insertRevisions, lockMessages } from './messages-repository.server.ts'
import { hashText } from './text-state.server.ts'
import type {
  ImportedText,
  TargetLanguage,
  TextToTranslate,
  TranslatedText,
  TranslationFile,
  TranslationReport,
  TranslationScope,
} from './translation.ts'

type Deps = Pick<EditDeps, 'files' | 'clock'>

interface PageField {
  page: string
  field: EditedField
  file: FileText
}

/** Rows in one statement, which has up to 65,535 values. */
const ROWS_AT_ONCE = 1000

/** The editable texts for a translator, in the order of the pages, as the editor shows them. */
export async function listTranslations(
  { db, files }: Pick<EditDeps, 'db' | 'files'>,
  language: TargetLanguage,
  scope: TranslationScope,
): Promise<TextToTranslate[]> {
  const fields = await readFields(db, files)
  return [...fields.values()]
    .filter(({ field }) => scope === 'all' || needsWork(field, language))
    .map(({ page, field }) => {
      const { text, rules } = field.languages[language]
      const german = field.languages.de.text
      return {
        namespace: field.namespace,
        path: field.path,
        german,
        germanHash: hashText(german),
        text,
        isDone: !needsWork(field, language),
        page,
        maxLength: rules.maxLength,
        maxWordLength: rules.maxWordLength,
        isMultiline: rules.isMultiline,
        isSpecified: field.isSpecified,
      }
    })
}

/** What `importTranslations` would do now. */
export async function checkTranslations(
  { db, files }: Pick<EditDeps, 'db' | 'files'>,
  file: TranslationFile,
): Promise<TranslationReport> {
  return judgeAll(await readFields(db, files), file).report
}

/**
 * Saves a translator's texts as drafts, in the caller's transaction. `seen`: the newest revision at the check; a text
 * changed later is refused, as is each invalid one.
 */
export async function importTranslations(
  tx: Transaction,
  { files, clock }: Deps,
  file: TranslationFile,
  seen: number,
  authorId: string,
): Promise<TranslationReport> {
  await lockMessages(tx)
  const fields = await readFields(tx, files)
  const { report, drafts } = judgeAll(fields, file, seen)
  const at = clock()
  const rows = drafts.map((draft) => ({ ...draft, authorId, at }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await insertRevisions(tx, rows.slice(start, start + ROWS_AT_ONCE))
  return report
}

const keyOf = ({ namespace, path }: { namespace: string; path: string }) => `${namespace} ${path}`

async function readFields(
  db: Database | Transaction,
  files: EditDeps['files'],
): Promise<ReadonlyMap<string, PageField>> {
  const fields = new Map<string, PageField>()
  for (const { page, fields: own } of await readPages(db, files))
    for (const field of own) {
      const file = textAt(files, field.namespace, field.path)
      if (file) fields.set(keyOf(field), { page: page.id, field, file })
    }
  return fields
}

function needsWork({ languages }: EditedField, language: TargetLanguage): boolean {
  const { isOutdated, isMissing, isUnread } = languages[language]
  return isOutdated || isUnread || (isMissing && languages.de.text !== '')
}

type Draft = ReturnType<typeof toDraft>

function judgeAll(
  fields: ReadonlyMap<string, PageField>,
  { language, texts }: TranslationFile,
  seen = Number.POSITIVE_INFINITY,
): { report: TranslationReport; drafts: Draft[] } {
  const drafts: Draft[] = []
  const imported: ImportedText[] = []
  const read = new Set<string>()
  for (const translated of texts) {
    const key = keyOf(translated)
    const found = fields.get(key)
    const judged = judge(found, translated, language, { seen, isRepeated: read.has(key) })
    read.add(key)
    if (!judged) continue
    imported.push(judged.imported)
    if (judged.draft) drafts.push(judged.draft)
  }
  const revisions = [...fields.values()].map(({ field }) => field.languages[language].revision)
  const newest = revisions.reduce((one, other) => Math.max(one, other), 0)
  return {
    report: { language, texts: imported, unchanged: texts.length - imported.length, seen: newest },
    drafts,
  }
}

/** Undefined for a text that stays as it is. */
function judge(
  found: PageField | undefined,
  translated: TranslatedText,
  language: TargetLanguage,
  { seen, isRepeated }: { seen: number; isRepeated: boolean },
): { imported: ImportedText; draft?: Draft } | undefined {
  const { namespace, path } = translated
  const after = normalizeText(translated.text)
  const now = found?.field.languages[language]
  const entry = { namespace, path, page: found?.page ?? null, before: now?.text ?? '', after }
  const refused = (problem: Extract<ImportedText, { state: 'refused' }>['problem']) => ({
    imported: { ...entry, state: 'refused' as const, problem },
  })
  if (!found || !now) return refused({ code: 'unknown_text' })
  if (isRepeated) return refused({ code: 'repeated' })
  const { field, file } = found
  const isSame = after === normalizeText(now.text)
  if (isSame && !(translated.isDone && (now.isOutdated || now.isUnread))) return undefined
  if ((translated.germanHash ?? hashText(translated.german)) !== hashText(field.languages.de.text))
    return refused({ code: 'german_changed' })
  const checked = checkText(file, language, translated.text)
  if (!checked.ok) return refused(checked.refusal.problem)
  if (now.revision > seen) return refused({ code: 'text_changed' })
  return {
    imported: { ...entry, state: isSame ? 'confirmed' : 'changed', isSpecified: field.isSpecified },
    draft: toDraft(field, file, language, checked.value),
  }
}
