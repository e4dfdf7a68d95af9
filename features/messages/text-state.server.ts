import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { TextState } from './edited-message.ts'
import { findTextProblem } from './field-rules.ts'
import type { FileText } from './message-field.ts'
import { rulesOfText } from './message-files.ts'
import type { StoredRevision } from './messages-repository.server.ts'

export interface FieldRevisions {
  /** Draft or published. */
  newest?: StoredRevision | undefined
  published?: StoredRevision | undefined
}

/** A field in the four languages. `germanTexts`: what German once said, to find what a translation was made from. */
export function describeField(
  file: FileText,
  revisions: Partial<Record<Language, FieldRevisions>>,
  germanTexts: readonly string[] = [],
): Record<Language, TextState> {
  const texts = LANGUAGES.map((language) => {
    const written = file.texts[language]
    const { newest, published } = revisions[language] ?? {}
    return { language, written, newest, text: textOf(newest), published: textOf(published) }

    function textOf(revision: StoredRevision | undefined): string {
      const value = revision?.value ?? written
      return value === written || !findTextProblem(rulesOfText(file, language), value, language)
        ? value
        : written
    }
  })
  const germanText = texts.find(({ language }) => language === 'de')?.text ?? ''
  const german = hashText(germanText)
  const states = texts.map(({ language, written, newest, text, published }) => {
    const translated = newest?.germanHash ?? hashText(file.texts.de)
    const isMissing = text === '' && (germanText !== '' || file.added?.mayBeEmpty === false)
    const isOutdated = language !== 'de' && !isMissing && translated !== german
    const isReleaseNewer = newest?.value != null && newest.fileHash !== hashText(written)
    const state: TextState = {
      text,
      published,
      revision: newest?.id ?? 0,
      isDraft: text !== published,
      isMissing,
      isUnread: newest?.isUnread ?? false,
      isOutdated,
      germanThen: isOutdated
        ? ([file.texts.de, ...germanTexts].find((text) => hashText(text) === translated) ?? null)
        : null,
      file: isReleaseNewer && written !== text ? written : null,
    }
    return [language, state] as const
  })
  return Object.fromEntries(states) as Record<Language, TextState>
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
