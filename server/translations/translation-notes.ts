import { editablePage } from '#content/editable-pages.ts'
import textsDe from '#content/staff-texts/de.ts'
import type { TextToTranslate } from '#features/messages/translation.ts'
import { MESSAGE_FILES } from '../messages/site-messages.ts'

/** For translators, in German, which they read. */
export function pageNote({ page }: Pick<TextToTranslate, 'page'>): string {
  const named: Readonly<Record<string, string>> = textsDe.pages
  const name = named[page] ?? MESSAGE_FILES.textsOf(page).get('meta.title')?.texts.de ?? page
  const path = editablePage(page)?.path
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
