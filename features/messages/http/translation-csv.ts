import {
  type FileRefusal,
  MAX_TRANSLATED_TEXTS,
  TARGET_LANGUAGES,
  type TargetLanguage,
  type TextToTranslate,
  type TranslatedText,
  type TranslationFile,
} from '#features/messages/translation.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { readCsv } from '#features/catalog/staff/read-csv.server.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import { limitNotes, pageNote } from './translation-notes.ts'

const COLUMNS = ['namespace', 'path', 'page', 'notes', 'state', 'german_hash', 'de'] as const

/** One row for each text; the last column is the translation. */
export function writeTranslationCsv(language: TargetLanguage, texts: readonly TextToTranslate[]): string {
  const rows = texts.map((text) => [
    text.namespace,
    text.path,
    pageNote(text),
    limitNotes(text).join(' '),
    text.isDone ? 'translated' : 'initial',
    text.germanHash ?? '',
    text.german,
    text.text,
  ])
  return writeCsv([[...COLUMNS, language], ...rows], ',')
}

/** Columns in any order, separated as a spreadsheet did it: by commas, semicolons or tabs. */
export function readTranslationCsv(csv: string): Result<TranslationFile, FileRefusal> {
  // The header, and one too many, which is refused.
  const read = readCsv(csv, MAX_TRANSLATED_TEXTS + 1)
  const rows = read.ok ? read.value.filter((cells) => cells.some((cell) => cell !== '')) : []
  const header = rows[0]?.map((name) => name.trim().toLowerCase())
  if (!header || COLUMNS.some((name) => REQUIRED.has(name) && !header.includes(name)))
    return refuse({ code: 'unreadable_file' })
  const others = header.filter((name) => LANGUAGES.some((each) => each === name && each !== 'de'))
  const language = others.length === 1 ? TARGET_LANGUAGES.find((each) => each === others[0]) : undefined
  if (!language) return refuse({ code: 'other_language' })
  const cellOf = (row: string[], name: string) => row[header.indexOf(name)] ?? ''
  const texts = rows.slice(1).map(
    (row): TranslatedText => ({
      namespace: cellOf(row, 'namespace'),
      path: cellOf(row, 'path'),
      german: cellOf(row, 'de'),
      germanHash: cellOf(row, 'german_hash') || null,
      text: cellOf(row, language),
      isDone: cellOf(row, 'state').trim() === 'translated',
    }),
  )
  return accept({ language, texts })
}

const REQUIRED = new Set<string>(['namespace', 'path', 'de'])
