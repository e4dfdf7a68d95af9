import type { Language } from '#i18n/languages.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import type { TestkasseMessages } from './messages/shape.ts'

const TESTKASSE_MESSAGES: Record<Language, TestkasseMessages> = { de, en, fr, it }

export function testkasseMessages(language: Language, isPlace: boolean): TestkasseMessages {
  const messages = TESTKASSE_MESSAGES[language]
  const { place } = messages
  return isPlace ? { ...messages, ...place, closed: { ...messages.closed, ...place.closed } } : messages
}
