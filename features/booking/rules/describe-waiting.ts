import { counted } from '#i18n/counted.ts'
import type { Language } from '#i18n/languages.ts'

interface WaitingTexts {
  first: string
  ahead: { one: string; other: string }
  order: string
}

const WORDS: Record<Language, WaitingTexts> = {
  de: {
    first: 'Zurzeit ist keine Anfrage vor Ihnen.',
    ahead: { one: 'Zurzeit ist eine Anfrage vor Ihnen.', other: 'Zurzeit sind {n} Anfragen vor Ihnen.' },
    order: 'Freie Plätze bieten wir der Reihe nach der ersten Anfrage an, deren Gruppe Platz hat.',
  },
  en: {
    first: 'There’s no request ahead of yours at the moment.',
    ahead: {
      one: 'There’s one request ahead of yours at the moment.',
      other: 'There are {n} requests ahead of yours at the moment.',
    },
    order: 'We offer free places in order, to the first request whose group fits.',
  },
  fr: {
    first: 'Actuellement, aucune demande ne précède la vôtre.',
    ahead: {
      one: 'Actuellement, une demande précède la vôtre.',
      other: 'Actuellement, {n} demandes précèdent la vôtre.',
    },
    order:
      'Les places libérées sont proposées dans l’ordre, à la première demande dont tout le groupe trouve place.',
  },
  it: {
    first: 'Al momento nessuna richiesta precede la Sua.',
    ahead: {
      one: 'Al momento una richiesta precede la Sua.',
      other: 'Al momento {n} richieste precedono la Sua.',
    },
    order: 'Offriamo i posti liberi nell’ordine della lista, alla prima richiesta il cui gruppo trova posto.',
  },
}

/** The place in the waiting list as of now, and how places are offered; nothing without a place in it. */
export function waitingSentences(language: Language, ahead: number | null) {
  if (ahead === null) return []
  const { first, ahead: some, order } = WORDS[language]
  return [ahead === 0 ? first : counted(language, ahead, some), order]
}
