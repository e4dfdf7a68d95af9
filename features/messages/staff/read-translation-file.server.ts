import {
  type FileRefusal,
  MAX_TRANSLATED_TEXTS,
  type TranslationFile,
} from '#features/messages/translation.ts'
import { type Result, refuse } from '#kernel/result.ts'
import { readTranslationCsv } from '#features/messages/http/translation-csv.ts'

/** A CSV file. Refuses more than `MAX_TRANSLATED_TEXTS`; never throws. */
export function readTranslationFile(text: string): Result<TranslationFile, FileRefusal> {
  // What a decoder puts where bytes are no UTF-8.
  if (text.includes('\ufffd')) return refuse({ code: 'not_utf8' })
  const file = readTranslationCsv(text)
  return file.ok && file.value.texts.length > MAX_TRANSLATED_TEXTS
    ? refuse({ code: 'unreadable_file' })
    : file
}
