import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fillFacts } from '#content/fill-facts.ts'
import { FIRST_OFFER } from './offer.ts'
import { vouchers } from '#db/seed/catalog-vouchers.ts'
import { voucherPdfTexts } from '#features/voucher/voucher-pdf.texts.ts'
import { LANGUAGES } from '#i18n/languages.ts'

const root = new URL('..', import.meta.url)
const product = vouchers.find(({ type }) => type === 'voucher_value')

/** What a sentence that says where a value voucher is taken has to name. */
const TAKEN = {
  de: { name: /Wertgutschein/, where: /Team-Events/, booked: /Website/, not: /Shop/ },
  en: {
    name: /monetary voucher|gift voucher/i,
    where: /team events/,
    booked: /booked on (this|our) website/,
    not: /shop/,
  },
  fr: {
    name: /bon d[’']achat/i,
    where: /sorties d[’']équipe/,
    booked: /sur (ce|notre) site/,
    not: /boutique/,
  },
  it: {
    name: /buono acquisto/i,
    where: /uscite (?:di squadra|per team)/,
    booked: /su(l nostro| questo) sito/,
    not: /negozio|shop/,
  },
}
/** The promise of everything, and of the shop's goods. */
const TOO_MUCH =
  /(alles|everything|anything|tout|tutto)[^.]{0,20}(anbieten|we offer|proposons|offriamo)|Dinge im Shop|things in the shop|objets de la boutique|oggetti del negozio/i

it.each(LANGUAGES)('is said in %s to be for bookings on the website, not for the shop', async (language) => {
  const { name, where, booked, not } = TAKEN[language]
  const terms = (await import(`./terms/${language}.ts`)) as { default: unknown }
  const inTerms = textsOf(fillFacts(language, terms.default, FIRST_OFFER)).find(
    (text) => name.test(text) && where.test(text),
  )
  const inNews = read(`content/news/gutscheine-zum-ausdrucken/${language}.md`)
    .split('\n')
    .find((line) => name.test(line) && where.test(line))
  for (const text of [inTerms, inNews, product?.description[language]])
    for (const part of [where, booked, not]) expect(text).toMatch(part)
  expect(product?.subtitle?.[language]).toMatch(where)
  expect(voucherPdfTexts[language].forWhat).toMatch(language === 'de' ? /Website/ : /website|site|sito/)
})

it('is promised nowhere for everything', () => {
  const files = ['content', 'features', 'app', 'server', 'i18n'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|md)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  files.push('db/seed/catalog-vouchers.ts')
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => TOO_MUCH.test(read(file)))).toEqual([])
})

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
