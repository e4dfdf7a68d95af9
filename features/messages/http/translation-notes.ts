import staffTextsTexts from '#content/texts/staff-texts.ts'
import type { TextToTranslate } from '#features/messages/translation.ts'
import { editablePage } from '#features/messages/message-files.ts'
import { FILE_MESSAGES } from './site-messages.ts'

const textsDe = staffTextsTexts.de

/** For translators, in German, which they read. */
export function pageNote({ page }: Pick<TextToTranslate, 'page'>): string {
  const named: Readonly<Record<string, string>> = textsDe.pages
  const name = named[page] ?? FILE_MESSAGES.files.textsOf(page).get('meta.title')?.texts.de ?? page
  const path = editablePage(FILE_MESSAGES.files, page)?.path
  return path ? `${name} (${path})` : name
}

type Limits = Pick<TextToTranslate, 'maxLength' | 'maxWordLength' | 'isMultiline' | 'isSpecified'>

/** What the text may be. */
export function limitNotes({ maxLength, maxWordLength, isMultiline, isSpecified }: Limits): string[] {
  return [
    `Höchstens ${maxLength} Zeichen, kein Wort länger als ${maxWordLength}${isMultiline ? '' : ', eine Zeile'}.`,
    ...(isSpecified ? ['Den deutschen Wortlaut legt die Spezifikation fest.'] : []),
  ]
}
