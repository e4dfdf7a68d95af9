import type { Language } from '#i18n/languages.ts'

/** Above each public page, for those who work here. */
export const EDIT_STRIP: Readonly<Record<Language, { edit: string; desk: string }>> = {
  de: { edit: 'Diese Seite bearbeiten', desk: 'Verwaltung' },
  en: { edit: 'Edit this page', desk: 'Back office' },
  fr: { edit: 'Modifier cette page', desk: 'Gestion' },
  it: { edit: 'Modificare questa pagina', desk: 'Gestione' },
}
