import staffTextsTexts from '#features/messages/texts/staff-texts.ts'
import { editablePage } from '#features/messages/message-files.ts'
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
import { FILE_MESSAGES } from './site-messages.ts'

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

/** Columns in any order, separated as a spreadsheet did it: by commas, semicolons or tabs. Never throws. */
export function readTranslationCsv(csv: string): Result<TranslationFile, FileRefusal> {
  // What a decoder puts where bytes are no UTF-8.
  if (csv.includes('\ufffd')) return refuse({ code: 'not_utf8' })
  // The header, and one too many, which is refused.
  const read = readCsv(csv, MAX_TRANSLATED_TEXTS + 1)
  const rows = read.ok ? read.value.filter((cells) => cells.some((cell) => cell !== '')) : []
  const header = rows[0]?.map((name) => name.trim().toLowerCase())
  if (
    !header ||
    rows.length > MAX_TRANSLATED_TEXTS + 1 ||
    COLUMNS.some((name) => REQUIRED.has(name) && !header.includes(name))
  )
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

/** For translators, in German, which they read. */
function pageNote({ page }: Pick<TextToTranslate, 'page'>): string {
  const named: Readonly<Record<string, string>> = staffTextsTexts.de.pages
  const name = named[page] ?? FILE_MESSAGES.files.textsOf(page).get('meta.title')?.texts.de ?? page
  const path = editablePage(FILE_MESSAGES.files, page)?.path
  return path ? `${name} (${path})` : name
}

type Limits = Pick<TextToTranslate, 'maxLength' | 'maxWordLength' | 'isMultiline' | 'isSpecified'>

/** What the text may be. */
function limitNotes({ maxLength, maxWordLength, isMultiline, isSpecified }: Limits): string[] {
  return [
    `Höchstens ${maxLength} Zeichen, kein Wort länger als ${maxWordLength}${isMultiline ? '' : ', eine Zeile'}.`,
    ...(isSpecified ? ['Den deutschen Wortlaut legt die Spezifikation fest.'] : []),
  ]
}
