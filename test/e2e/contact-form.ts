import type { Locator, Page } from '@playwright/test'
import type { Language } from '#i18n/languages.ts'
import { expect } from './site.ts'

/** Labels as on the page, and the message for a missing address. */
export const SEEN = {
  de: {
    name: 'Name oder Firma (optional)',
    email: 'E-Mail',
    message: 'Nachricht (optional)',
    send: 'Nachricht senden',
    summary: 'Eine Angabe passt noch nicht',
    missing: /^Bitte geben Sie Ihre E-Mail-Adresse an/,
    arrived: 'Ihre Nachricht ist angekommen.',
    copy: /Ihre Nachricht \d+ ist angekommen/,
  },
  en: {
    name: 'Your name or company (optional)',
    email: 'E-mail',
    message: 'Your message (optional)',
    send: 'Send message',
    summary: 'One entry needs another look',
    missing: /^Please give your e-mail address/,
    arrived: 'Your message has arrived.',
    copy: /Your message \d+ has arrived/,
  },
  fr: {
    name: 'Nom ou entreprise (facultatif)',
    email: 'E-mail',
    message: 'Votre message (facultatif)',
    send: 'Envoyer le message',
    summary: 'Un champ est à revoir',
    missing: /^Indiquez votre adresse e-mail/,
    arrived: 'Votre message est bien arrivé.',
    copy: /Votre message n°\s\d+ est bien arrivé/,
  },
  it: {
    name: 'Nome o ditta (facoltativo)',
    email: 'E-mail',
    message: 'Messaggio (facoltativo)',
    send: 'Inviare il messaggio',
    summary: 'Un campo è da rivedere',
    missing: /^Indichi la Sua e-mail/,
    arrived: 'Il Suo messaggio è arrivato.',
    copy: /Il Suo messaggio n\. \d+ è arrivato/,
  },
} satisfies Record<Language, Record<string, string | RegExp>>

export const SENT = /\/kontakt\/gesendet\?ref=[\w-]{43}/
/** Logged by the browser for failed requests. */
export const ANSWERED_BADLY = /Failed to load resource/

export function fieldsOf(page: Page, language: Language) {
  const form = page.locator('main form')
  const { name, email, message, send } = SEEN[language]
  return {
    form,
    name: form.getByLabel(name, { exact: true }),
    email: form.getByLabel(email, { exact: true }),
    topic: form.getByRole('combobox'),
    message: form.getByLabel(message, { exact: true }),
    send: form.getByRole('button', { name: send }),
    alert: form.getByRole('alert'),
  }
}

export const draftOf = (page: Page) => page.evaluate(() => localStorage.getItem('draft:contact'))

/** Drafts are stored once the behaviour has loaded. */
export async function typeUntilKept(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await expect.poll(() => draftOf(page)).toContain(text.slice(0, 10))
}
