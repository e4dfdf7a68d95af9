import { HTML_LANG, type Language, LANGUAGES } from '#i18n/languages.ts'

const WORDS: Record<Language, string> = {
  de: 'Testbetrieb: Bezahlt wird an einer Testkasse, es fliesst kein Geld.',
  en: 'Test mode: payments go to a test checkout, and no money moves.',
  fr: 'Mode test\u202f: les paiements passent par une caisse de test, rien n’est débité.',
  it: 'Modalità di prova: si paga a una cassa di prova e non viene addebitato nulla.',
}

/** Separate, so that sites without the notice do not pay for it. */
export const testNoticeCss = `.test-notice{padding:.5rem 20px;background:#ffc914;color:#0f2423;border-bottom:1.5px solid #0f2423;font:600 .9375rem/1.4 Archivo,"Archivo Stand-in",sans-serif;text-align:center}.test-notice p{display:none;margin:0;text-wrap:balance}${LANGUAGES.map((language) => `:root:lang(${language}) .test-notice :lang(${language})`).join()}{display:block}`

/** Outside React: contains all four languages and shows the page's own, so that it follows a language switch. */
export const testNotice = `<aside class="test-notice">${LANGUAGES.map((language) => `<p lang="${HTML_LANG[language]}">${WORDS[language]}</p>`).join('')}</aside>\n`
