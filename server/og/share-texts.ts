import de, { type Messages } from '#content/share/de.ts'
import en from '#content/share/en.ts'
import fr from '#content/share/fr.ts'
import it from '#content/share/it.ts'
import type { Language } from '#i18n/languages.ts'

export type ShareTexts = Messages

/** Server only: never sent to the browser. */
export const shareTexts: Record<Language, ShareTexts> = { de, en, fr, it }
