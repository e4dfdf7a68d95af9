/**
 * Monday to Friday, as each language states them (RULING 15), for programs that read them; people read
 * `footer.hours` in `i18n/messages`. Saturday and Sunday by appointment cannot be told to a program.
 */
export const OPENING_HOURS = {
  de: { opens: '08:00', closes: '17:00' },
  en: { opens: '09:00', closes: '18:00' },
  fr: { opens: '09:00', closes: '18:00' },
  it: { opens: '09:00', closes: '18:00' },
} as const
