import type { Language } from '#i18n/languages.ts'
import de from './booking-mail.de.ts'
import en from './booking-mail.en.ts'
import fr from './booking-mail.fr.ts'
import it from './booking-mail.it.ts'
import type { BookingMailTexts } from './booking-mail.shape.ts'

export const bookingMailTexts: Record<Language, BookingMailTexts> = { de, en, fr, it }
