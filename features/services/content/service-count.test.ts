import { expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { readWrittenTexts } from '#test/written-texts.ts'

/** How many there are is for the owners to change (ADR-036). Questions, roles or attempts of one service may be counted. */
const COUNTED: Readonly<Record<Language, RegExp>> = {
  de: /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?:e[nr])?\s(?:[\wäöü-]+\s)?(?:Stufen|(?:Survival-)?Kurse[ns]?|Anlässen?|Team-Events|Angeboten?)\b/i,
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten)\s(?:[\w-]+\s)?(?:levels|courses|events|services)\b/i,
  fr: /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\s(?:niveaux|stages|sorties|prestations)(?![\wé])/i,
  it: /\b(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)\s(?:livelli|corsi|uscite|prestazioni)\b/i,
}

const texts = readWrittenTexts()

it.each(LANGUAGES)('no text in %s counts the services, which owners add and retire', (language) => {
  const counting = texts
    .filter((each) => each.language === language && COUNTED[language].test(each.text))
    .map(({ file, text }) => `${file}: ${text}`)
  expect(counting).toEqual([])
})
