import type { Language } from '#i18n/languages.ts'

export interface OpeningHours {
  /** Monday to Friday. */
  opens: string
  closes: string
  weekendByAppointment: boolean
}

const EARLY: OpeningHours = { opens: '08:00', closes: '17:00', weekendByAppointment: false }
const LATE: OpeningHours = { opens: '09:00', closes: '18:00', weekendByAppointment: false }

/** As each language states them (RULING 15). */
export type AllOpeningHours = Readonly<Record<Language, OpeningHours>>

/** Until the back office knows more. */
export const FIRST_OPENING_HOURS: AllOpeningHours = {
  de: EARLY,
  en: LATE,
  fr: { ...LATE, weekendByAppointment: true },
  it: { ...LATE, weekendByAppointment: true },
}

const WORDS: Readonly<Record<Language, { weekdays: string; weekend: string }>> = {
  de: { weekdays: 'Mo–Fr', weekend: 'Sa–So nach Vereinbarung' },
  en: { weekdays: 'Mon–Fri', weekend: 'Sat–Sun by appointment' },
  fr: { weekdays: 'Lu–Ve', weekend: 'Sa–Di sur rendez-vous' },
  it: { weekdays: 'Lu–Ve', weekend: 'Sa–Do su appuntamento' },
}

/** `Mo–Fr 08:00–17:00`, in the notation of SPEC §9. */
export function openingHoursLines(language: Language, hours: OpeningHours): string[] {
  const { weekdays, weekend } = WORDS[language]
  const office = `${weekdays} ${hours.opens}–${hours.closes}`
  return hours.weekendByAppointment ? [office, weekend] : [office]
}
