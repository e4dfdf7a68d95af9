import type { Language } from '#i18n/languages.ts'

/** Above each public page, for those who work here. */
export const EDIT_STRIP: Readonly<Record<Language, { edit: string; backOffice: string }>> = {
  de: { edit: 'Diese Seite bearbeiten', backOffice: 'Verwaltung' },
  en: { edit: 'Edit this page', backOffice: 'Back office' },
  fr: { edit: 'Modifier cette page', backOffice: 'Gestion' },
  it: { edit: 'Modificare questa pagina', backOffice: 'Gestione' },
}
