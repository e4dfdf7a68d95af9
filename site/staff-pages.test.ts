import { expect, it } from 'vitest'
import { movedAddress } from '#kit/page-paths.ts'
import deskTexts from '#content/texts/staff-desk.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { partOfResource, pathOfResource, STAFF_PAGES, STAFF_PARTS, textsOfPart } from './staff-pages.ts'

it.each([
  ['?view=vouchers&filter=all', '/laden/gutscheine?filter=all'],
  ['?voucher=7', '/laden/gutscheine/7'],
  ['?blocked=all', '/kalender/sperrtage'],
  ['?blocked=all&day=2027-03-01', '/kalender/sperrtage?day=2027-03-01'],
  ['?blocked=7', '/kalender/sperrtage/7'],
  ['?view=bookings&filter=open', '/kalender/buchungen?filter=open'],
  ['?view=customers&filter=open', '/kundschaft?filter=open'],
  ['?customer=booking.7', '/kundschaft/booking.7'],
  ['?view=requests&filter=all', '/kundschaft/anfragen?filter=all'],
  ['?request=7', '/kundschaft/anfragen/7'],
  ['?view=quotes&filter=all', '/kundschaft/offerten?filter=all'],
  ['?quote=7&confirm=date', '/kundschaft/offerten/7?confirm=date'],
  ['?view=security&who=7', '/einstellungen/protokoll?who=7'],
  ['?view=prices', '/laden/angebote/preise'],
  ['?view=figures&year=2026', '/geld/zahlen?year=2026'],
  ['?view=missing', '/website/fehlt'],
  ['?view=pictures', '/website/bilder'],
  ['?picture=7', '/website/bilder/7'],
  ['?view=orders&q=10', '/laden/bestellungen?q=10'],
  ['?order=10001', '/laden/bestellungen/10001'],
  ['?view=invoices&filter=overdue', '/geld/rechnungen?filter=overdue'],
  ['?invoice=7', '/geld/rechnungen/7'],
  ['?view=news', '/website/news'],
  ['?piece=feuer', '/website/news/feuer'],
  ['?view=legal', '/website/rechtliches'],
  ['?legal=terms', '/website/rechtliches/terms'],
  ['?view=company', '/einstellungen/firma'],
  ['?view=services', '/laden/angebote'],
  ['?service=new', '/laden/angebote/neu'],
  ['?service=shelter-bau', '/laden/angebote/shelter-bau'],
  ['?view=shop&filter=low', '/laden/produkte?filter=low'],
  ['?product=plane', '/laden/produkte/plane'],
  ['?arrangement=shop', '/laden/produkte/reihenfolge'],
  ['?view=texts', '/website/texte'],
  ['?texts=home', '/website/texte/home'],
  ['?queue=fr&reason=missing', '/website/fehlt/sprachen/fr?reason=missing'],
  ['?view=events&new=feuer', '/kalender?new=feuer'],
  ['?event=7', '/kalender/7'],
  ['?event=7&booking=8&confirm=wish', '/kalender/7/buchungen/8?confirm=wish'],
  ['?telephone=new', '/telefon'],
  ['?telephone=7', '/telefon/7'],
  ['?view=today', ''],
  ['', null],
])('the old address %s leads to %s', (query, address) => {
  expect(movedAddress(STAFF_PAGES, '', new URLSearchParams(query))).toBe(address)
})

const titles = import.meta.glob<Record<Language, { title?: unknown }>>(
  '/{content,features/*}/texts/staff-*.ts',
  {
    eager: true,
    import: 'default',
  },
)

it.each(STAFF_PARTS)('%s has a name in the menu in every language', (part) => {
  for (const language of LANGUAGES) {
    const own: Readonly<Record<string, unknown>> = deskTexts[language].parts
    const file = Object.keys(titles).find((name) => name.endsWith(`/${textsOfPart(part)}.ts`)) ?? ''
    const { title } = titles[file]?.[language] ?? {}
    expect(own[part] ?? title).toMatch(/^[^{]+$/)
  }
})

it('finds the part of a resource by its name, which the log shows for a published fact', () => {
  expect(partOfResource('document')).toBe('documents')
  expect(partOfResource('rope')).toBeUndefined()
})

it('finds the page of a resource by its name', () => {
  expect(pathOfResource('mandate', '7')).toBe('/verwaltung/kundschaft/mandate/7')
  expect(pathOfResource('rope', '7')).toBeUndefined()
})
