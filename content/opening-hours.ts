/**
 * Monday to Friday per language (RULING 15), machine-readable. `footer.hours` in `i18n/messages` is the visible text.
 * "Saturday and Sunday by appointment" cannot be expressed.
 */
export const OPENING_HOURS = {
  de: { opens: '08:00', closes: '17:00' },
  en: { opens: '09:00', closes: '18:00' },
  fr: { opens: '09:00', closes: '18:00' },
  it: { opens: '09:00', closes: '18:00' },
} as const
