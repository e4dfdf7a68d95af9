import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fillFacts } from '#features/facts/content/fill-facts.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import termsTexts from '#features/messages/texts/terms.ts'
import { vouchers } from '#db/seed/catalog-vouchers.ts'
import { voucherPdfTexts } from '#features/voucher/voucher-pdf.texts.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'

const root = new URL('../../..', import.meta.url)
const pages = import.meta.glob<Record<Language, unknown>>('/{content,features/*,i18n}/texts/*.ts', {
  eager: true,
  import: 'default',
})
/** Where vouchers are spoken of. */
const VOUCHERS = /voucher|gutschein|product|terms|rules|cart|shop\./
const product = vouchers.find(({ type }) => type === 'voucher_value')

/** What a sentence that says where a value voucher is taken has to name: the cart takes it for goods, not for vouchers. */
const TAKEN = {
  de: {
    name: /Wertgutschein/,
    where: /Team-Events/,
    goods: /Waren im Shop/,
    not: /nicht für weitere Gutscheine/,
    never: /nicht im Shop|nicht für Käufe|Im Shop gilt er nicht/i,
  },
  en: {
    name: /monetary voucher|gift voucher/i,
    where: /team events/,
    goods: /goods in the shop/,
    not: /not for other vouchers/,
    never: /not (for purchases )?in the shop|n’t accepted in the shop/i,
  },
  fr: {
    name: /bon d[’']achat/i,
    where: /sorties d[’']équipe/,
    goods: /articles de la boutique/,
    not: /pas pour d[’']autres bons/,
    never: /pas (accepté )?dans la boutique|pas pour les achats/i,
  },
  it: {
    name: /buono acquisto/i,
    where: /uscite (?:di squadra|per team)/,
    goods: /articoli dello shop/,
    not: /non per altri buoni/,
    never: /non (è accettato )?nello shop|nello shop non|non per gli acquisti/i,
  },
}

it.each(LANGUAGES)(
  'is described in %s as valid for bookings and goods, not for other vouchers',
  (language) => {
    const { name, where, goods, not } = TAKEN[language]
    const inTerms = textsOf(fillFacts(language, termsTexts[language], FIRST_OFFER)).find(
      (text) => name.test(text) && where.test(text) && not.test(text),
    )
    const inNews = read(`content/news/gutscheine-zum-ausdrucken/${language}.md`)
      .split('\n')
      .find((line) => name.test(line) && where.test(line))
    for (const text of [inTerms, inNews, product?.description[language]])
      for (const part of [where, goods, not]) expect(text).toMatch(part)
    expect(product?.subtitle?.[language]).toMatch(where)
    expect(voucherPdfTexts[language].forWhat).toMatch(/Shop|shop|boutique/)
  },
)

it.each(LANGUAGES)('is nowhere described in %s as refused in the shop', (language) => {
  const { never } = TAKEN[language]
  const articles = readdirSync(new URL('content/news', root), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith(`/${language}.md`),
  )
  const written = [
    ...Object.entries(pages).map(([file, texts]) => [file, JSON.stringify(texts[language])] as const),
    ...['features/facts/content/rules.ts', ...articles.map((file) => `content/news/${file}`)].map(
      (file) => [file, read(file)] as const,
    ),
  ].filter(([file]) => !file.includes('/staff') && VOUCHERS.test(file))
  expect(written.length).toBeGreaterThan(8)
  expect(written.filter(([, text]) => never.test(text))).toEqual([])
})

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
