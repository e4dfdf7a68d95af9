import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Translator, TranslatorRefusal } from '#platform/translator/translator.ts'
import { checkText, toDraft } from './edit-messages.server.ts'
import type { EditedField, EditRefusal } from './edited-message.ts'
import { type EditDeps, readPages } from './edited-fields.server.ts'
import { editablePage, textAt } from './message-files.ts'
import { insertRevisions, lockMessages } from './messages-repository.server.ts'
import { awaitsTranslation, type TargetLanguage } from './translation.ts'

/** In one press; another one takes the next. */
const TEXTS_AT_ONCE = 60
const CHARACTERS_AT_ONCE = 20_000

export interface Suggested {
  suggested: number
  /** Did not keep what the text must have, such as a placeholder, or somebody wrote it meanwhile. */
  refused: number
  /** Left for another press. */
  left: number
}

export type SuggestRefusal = TranslatorRefusal | { code: 'no_translator' | 'nothing_to_translate' }

/**
 * Asks a machine for what is missing or outdated on a page, and keeps its texts as drafts that nobody has read: they are not
 * published before a person has confirmed or changed them. The transaction begins after the answer.
 */
export async function suggestTranslations(
  { db, clock, files }: EditDeps,
  translator: Translator | null,
  { page: id, language }: { page: string; language: TargetLanguage },
  authorId: string,
  record: (tx: Transaction, done: Suggested) => Promise<void>,
): Promise<Result<Suggested, SuggestRefusal | EditRefusal>> {
  const page = editablePage(files, id)
  if (!page) return refuse({ code: 'unknown_text' })
  if (!translator) return refuse({ code: 'no_translator' })
  const readFields = async (tx: Database | Transaction) =>
    (await readPages(tx, files, [page])).flatMap(({ fields }) => fields)
  const waiting = (await readFields(db)).filter((field) => awaitsTranslation(field, language))
  const chosen = firstOf(waiting)
  if (chosen.length === 0) return refuse({ code: 'nothing_to_translate' })
  const german = chosen.map(({ languages }) => languages.de.text)
  const answer = await translator.translate(german, { from: 'de', to: language })
  if (!answer.ok) return answer
  return db.transaction(async (tx) => {
    await lockMessages(tx)
    const now = new Map((await readFields(tx)).map((field) => [keyOf(field), field]))
    const at = clock()
    const rows = chosen.flatMap((before, index) => {
      const field = now.get(keyOf(before))
      const file = textAt(files, before.namespace, before.path)
      if (!field || !file || !isSame(before, field, language)) return []
      const checked = checkText(file, language, typographic(answer.value[index] ?? ''))
      return checked.ok
        ? [{ ...toDraft(field, file, language, checked.value), isUnread: true, authorId, at }]
        : []
    })
    await insertRevisions(tx, rows)
    const done = {
      suggested: rows.length,
      refused: chosen.length - rows.length,
      left: waiting.length - chosen.length,
    }
    await record(tx, done)
    return accept(done)
  })
}

const keyOf = ({ namespace, path }: EditedField) => `${namespace} ${path}`

/** Apostrophes as the site writes them. */
function typographic(text: string): string {
  return text.replace(/(\p{L})'(?=\p{L})/gu, '$1’')
}

function firstOf(fields: readonly EditedField[]): EditedField[] {
  let characters = 0
  return fields.slice(0, TEXTS_AT_ONCE).filter(({ languages }) => {
    characters += languages.de.text.length
    return characters <= CHARACTERS_AT_ONCE
  })
}

/** Neither the text nor the German one was written meanwhile. */
function isSame(one: EditedField, other: EditedField, language: TargetLanguage): boolean {
  return (['de', language] as const).every(
    (each) => one.languages[each].revision === other.languages[each].revision,
  )
}
