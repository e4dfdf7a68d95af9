import { describe, expect, it } from 'vitest'
import { readWrittenTexts } from '#test/written-texts.ts'
import { LANGUAGES, type Language } from './languages.ts'

interface Forbidden {
  word: RegExp
  /** What the glossary or the style guide wants. */
  instead: string
  /** Texts that mean something else, or are given by SPEC §4. */
  unless?: RegExp
  /** Files whose readers are no guests. */
  elsewhere?: RegExp
  /** The news are set when they are parsed. */
  isTypography?: true
}

const FORBIDDEN: Record<Language, readonly Forbidden[]> = {
  de: [
    { word: /ß/, instead: 'ss' },
    {
      word: /\b(alle|diese|öffentliche[nr]?|nächste[nr]?|weitere[nr]?|freie[nr]?) Daten\b/,
      instead: 'Termine',
      unless: /speicher|Auskunft|lösch|Datenschutz|Personen/,
    },
    { word: /\bschulde[nt]?\b|\bgeschuldet/i, instead: 'Es fallen … an, Gebühr' },
    { word: /\b(ohne|kein(en)?) Empfang\b/, instead: 'streichen' },
    { word: /\b(per|im|das|Ihr) Mail\b/, instead: 'E-Mail' },
    { word: /\beinloggen\b/, instead: 'anmelden', unless: /^Bitte einloggen$/ },
    { word: /\bSeilschaft\b/, instead: 'Team' },
    { word: /\bTafel \{/, instead: 'Team-Event {n} von 6' },
    { word: /\bbis zur Durchführung\b/, instead: 'damit der Anlass stattfindet' },
    { word: /\bhält Programme fern\b/, instead: 'Schutz vor Spam' },
    { word: /Sie sieht aus wie/, instead: 'Beispiel: …' },
    { word: /\beinzigartig/i, instead: 'was es ist' },
    { word: /[„“‚‘]/, instead: '«…», ‹…›' },
  ],
  en: [
    { word: /\bow(e|es|ed|ing)\b/i, instead: 'there’s nothing to pay, a fee applies' },
    { word: /\bwhoever\b/i, instead: 'if you …' },
    { word: /\bmonetary voucher/i, instead: 'gift voucher for an amount' },
    { word: /\bany amount\b/i, instead: 'gift voucher for an amount' },
    { word: /\boutings?\b/i, instead: 'event' },
    { word: /\b(no|without) (phone )?signal\b/i, instead: 'leave it out' },
    { word: /\bat most\b/i, instead: 'up to', elsewhere: /privacy|terms/ },
    { word: /\bone’s own\b/i, instead: 'your own', elsewhere: /privacy/ },
    { word: /\bput right\b/i, instead: 'correct' },
    { word: /\bsettle up\b/i, instead: 'contract' },
    { word: /\bPlate \{/, instead: 'Team event {n} of 6' },
    { word: /\bdead wood overhead\b/, instead: 'no dead branches overhead' },
    { word: /\blearned\b/, instead: 'learnt' },
    { word: /\b(color|center|organiz|recogniz|realiz|apologiz)/i, instead: 'British spelling' },
    { word: /(?<!\{)\bemails?\b(?!\})/i, instead: 'e-mail' },
  ],
  fr: [
    { word: /\bcourriel/i, instead: 'e-mail' },
    { word: /évènement/i, instead: 'événement' },
    { word: /contre remboursement/i, instead: 'nous vous remboursons' },
    { word: /lésions corporelles/i, instead: 'dommages corporels' },
    { word: /TVA incluse/i, instead: 'TVA comprise' },
    { word: /prix totaux/i, instead: 'prix finaux' },
    { word: /\ben 24\s?(h|heures)\b/, instead: 'dans les 24 heures' },
    { word: /avez-vous en vue/, instead: 'souhaitez-vous' },
    { word: /[a-zé]·[a-z]/, instead: 'la personne qui …' },
    { word: /\s…(?!\{)/, instead: 'points collés' },
    {
      word: /[^\s\u202f«(][?!;»](\s|$)|[^\u202f][»]|[ \u00a0][?!;:»]/,
      instead: 'U+202F devant ? ! ; : »',
      isTypography: true,
      unless: /^\/|https?:|^1 : 25/,
    },
    { word: /«(?!\u202f)/, instead: 'U+202F après «', isTypography: true },
  ],
  it: [
    { word: /\bsquadr/i, instead: 'team' },
    { word: /\bnegozio\b/i, instead: 'shop' },
    { word: /\b(senza|nessun|niente) segnale\b/i, instead: 'campo' },
    { word: /\bdi persona\b/i, instead: 'verifichiamo' },
    { word: /contro rimborso/i, instead: 'Le rimborsiamo' },
    { word: /lesioni corporali/i, instead: 'danni alle persone' },
    { word: /\briservazion/i, instead: 'prenotazione' },
    { word: /\bLa preghiamo\b/i, instead: 'imperativo semplice' },
    { word: /\bnon val(e|gono) più\b/, instead: 'non è più valido' },
    { word: /per la stessa via/, instead: 'con lo stesso mezzo di pagamento' },
    { word: /\b(Termine|[Dd]ecisione|scadenza): \{/, instead: 'entro {weekday} {day}' },
    { word: /L’aspettiamo/, instead: 'La aspettiamo' },
    {
      word: /^(?:(?:Al|Allo|Alla|Ai|Agli|Alle) |All’)(?!aperto|momento|massimo|margine)[^.?]{2,40}$/,
      instead: 'Vedere …, o un nome',
    },
    { word: /\s…(?!\{)/, instead: 'puntini attaccati' },
    { word: /«\s|\s»/, instead: '«…» senza spazi' },
  ],
}

const texts = readWrittenTexts()

describe.each(LANGUAGES)('the texts of %s', (language) => {
  it('contain no word that the style guide forbids', () => {
    const hits = texts
      .filter((each) => each.language === language)
      .flatMap(({ file, text }) =>
        FORBIDDEN[language]
          .filter(({ word, unless }) => word.test(text) && !unless?.test(text))
          .filter(({ elsewhere }) => !elsewhere?.test(file))
          .filter(({ isTypography }) => !isTypography || !file.endsWith('.md'))
          .map(({ word, instead }) => `${file}: ${around(text, word)} → ${instead}`),
      )
    expect(hits).toEqual([])
  })
})

function around(text: string, word: RegExp): string {
  const at = word.exec(text)?.index ?? 0
  return text.slice(Math.max(0, at - 40), at + 60).replaceAll('\n', ' ')
}
