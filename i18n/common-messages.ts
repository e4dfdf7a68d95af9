import type { Language } from './languages.ts'
import de, { type Messages } from './messages/de.ts'
import en from './messages/en.ts'
import fr from './messages/fr.ts'
import it from './messages/it.ts'

/** For the server: browsers load the bundle of one language. */
export const COMMON_MESSAGES: Readonly<Record<Language, Messages>> = { de, en, fr, it }
