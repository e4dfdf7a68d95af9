import { HTML_LANG, type Language, LANGUAGES } from '#i18n/languages.ts'

const WORDS: Record<Language, string> = {
  de: 'Testbetrieb: Bezahlt wird mit der Testkasse, es fliesst kein Geld.',
  en: 'Test mode: payments go to the Testkasse, and no money moves.',
  fr: 'Mode test\u202f: les paiements passent par la Testkasse, rien n’est débité.',
  it: 'Modalità di prova: si paga con la Testkasse e non viene addebitato nulla.',
}

/** Outside React: contains all four languages and shows the page's own, so that it follows a language switch. */
export const testNotice = `<aside class="test-notice">${LANGUAGES.map((language) => `<p lang="${HTML_LANG[language]}">${WORDS[language]}</p>`).join('')}</aside>\n`
