import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fillFacts } from '#features/facts/content/fill-facts.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** Texts by their path, for example `home.hero.titleLines.0`. */
type Texts = Map<string, string>

const OTHERS = LANGUAGES.filter((language) => language !== 'de')
const files = import.meta.glob<Record<Language, unknown>>('/{content,features/*,i18n}/texts/*.ts', {
  eager: true,
  import: 'default',
})

/** As the pages show them. */
const texts = {} as Record<Language, Texts>
/** As the files have them. */
const written = {} as Record<Language, Texts>
for (const language of LANGUAGES) {
  texts[language] = new Map()
  written[language] = new Map()
  for (const [file, messages] of Object.entries(files)) {
    const name = basename(file, '.ts')
    collect(messages[language], name, written[language])
    collect(fillFacts(language, messages[language], FIRST_OFFER), name, texts[language])
  }
}

/** Opening hours differ by language on purpose (RULING 15), also in their number of lines. */
const isOwnToLanguage = (key: string) => key.startsWith('common.footer.hours.')
const sharedKeys = [...texts.de.keys()].filter((key) => !isOwnToLanguage(key))

describe('the texts of every page', () => {
  it.each(OTHERS)('have the same keys in %s as in German, also inside lists', (language) => {
    const keys = [...texts[language].keys()].filter((key) => !isOwnToLanguage(key))
    expect(keys.sort()).toEqual([...sharedKeys].sort())
  })

  it.each(OTHERS)('have the same placeholders in %s as in German', (language) => {
    expect(differing(language, placesOf)).toEqual([])
  })

  it.each(OTHERS)('state the same figures in %s as in German', (language) => {
    expect(differing(language, figuresOf)).toEqual([])
  })

  it('link to the same paths in every language', () => {
    for (const language of OTHERS) {
      expect(differing(language, (text) => (isLink(text) ? text : ''))).toEqual([])
    }
  })

  it('are the same in two languages only where a name or a shared word is meant', () => {
    const same = sharedKeys.filter((key) => {
      const translations = LANGUAGES.map((language) => texts[language].get(key) ?? '')
      return new Set(translations).size < LANGUAGES.length && hasWords(translations) && !isShared(key)
    })
    expect(same.map((key) => `${key}: ${texts.de.get(key)} / ${texts.en.get(key)}`)).toEqual([])
  })

  it('contain the texts of SPEC §2, SPEC §4 and SPEC §8 verbatim', () => {
    expect(texts.de.get('calendar.empty')).toBe(
      'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!',
    )
    expect(texts.de.get('calendar.loadFailed')).toBe(
      'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
    )
    expect(texts.en.get('calendar.loadFailed')).toBe(
      'Could not load calendar events. Please try again later.',
    )
    expect(texts.de.get('calendar.add.signInTitle')).toBe('Bitte einloggen')
    expect(texts.de.get('calendar.add.signInText')).toBe(
      'Sie müssen eingeloggt sein, um ein Event hinzuzufügen.',
    )
    expect(texts.de.get('staff.dialog.addedTitle')).toBe('Erfolg!')
    expect(texts.de.get('staff.dialog.addedText')).toBe('Das Event wurde erfolgreich hinzugefügt.')
  })
})

describe.each(LANGUAGES)('the typography of %s', (language) => {
  const rules: Record<string, RegExp> = {
    'is never empty': /^\s*$/,
    'has no ß': /ß/,
    'has no straight quotes': /['"]/,
    'has no double, leading or trailing space': /(?!\n)\s{2}|^\s|\s$/,
    'keeps CHF and its figure together': /CHF(?!\u00a0)\s?\d/,
    'writes amounts whole or with two decimals':
      /CHF\u00a0(?!\d)|CHF\u00a0[\d’\u202f]+\.(?=\d)(?!\d\d(?!\d))/,
  }
  if (language === 'fr') {
    rules['sets a narrow no-break space before ; : ! ? and »'] = /[^\u202f][;!?»]|[^\u202f\d]:(?!\d)/
    rules['sets a narrow no-break space after «'] = /«(?!\u202f)/
    rules['groups thousands with a narrow no-break space'] = /\d(?:’|\u00a0| )\d{3}/
  } else {
    rules['groups thousands with ’'] = /\d[ \u00a0\u202f]\d{3}|CHF\u00a0\d{4}/
    rules['sets no space before ; : ! ?'] = /\s[;:!?»]|«\s/
  }
  it.each(Object.entries(rules))('%s', (_rule, broken) => {
    expect(listed(language, (text) => !isLink(text) && broken.test(text))).toEqual([])
  })

  it('has exclamation marks only in the texts of SPEC §2 and SPEC §4', () => {
    const loud = [...texts[language]].filter(([, text]) => text.includes('!')).map(([key]) => key)
    expect(loud.toSorted()).toEqual(
      language === 'de' ? ['calendar.empty', 'home.events.empty', 'staff.dialog.addedTitle'] : [],
    )
  })

  it('contains no price: prices come from the services', () => {
    const amounts = [...written[language]].filter(([, text]) => /(?:CHF|Fr\.)\s?\d/.test(text))
    expect(amounts.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })

  it('has for every page a title and a description that fit a search result', () => {
    for (const [key, text] of texts[language]) {
      if (key.endsWith('.meta.title')) {
        expect(text.length, key).toBeLessThanOrEqual(60)
        expect(text, key).toMatch(/ – Gratweg$/)
      }
      if (key.endsWith('.meta.description')) {
        expect(text.length, `${key}: ${text}`).toBeGreaterThanOrEqual(70)
        expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(155)
      }
      if (key.includes('.meta.')) expect(text, key).not.toContain('\u00ad')
    }
  })
})

function collect(value: unknown, key: string, into: Texts): void {
  if (typeof value === 'string') into.set(key, value)
  else if (value && typeof value === 'object') {
    for (const [name, child] of Object.entries(value)) collect(child, `${key}.${name}`, into)
  } else throw new TypeError(`${key} is neither text nor a group of texts`)
}

function listed(language: Language, matches: (text: string) => boolean): string[] {
  return [...texts[language]].filter(([, text]) => matches(text)).map(([key, text]) => `${key}: ${text}`)
}

function differing(language: Language, essence: (text: string) => string): string[] {
  return sharedKeys
    .filter((key) => essence(texts.de.get(key) ?? '') !== essence(texts[language].get(key) ?? ''))
    .map((key) => `${key}: ${texts.de.get(key)} / ${texts[language].get(key)}`)
}

function placesOf(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).sort().join()
}

function figuresOf(text: string): string {
  const plain = text.replace(/(\d)[’\u202f](?=\d{3})/g, '$1')
  return (plain.match(/\d*½|\d+(?:[.:]\d+)*/g) ?? []).sort().join()
}

function hasWords(translations: string[]): boolean {
  return translations.some((text) => /\p{L}{2}/u.test(text.replace(/\{\w+\}|CHF/g, '')))
}

/** Proper names are the same in every language. */
const NAMES = [
  'Aufbruch',
  'Durchhaltevermögen',
  'Durchhaltevermögen (Endurance)',
  'Klarer Kompass',
  'Back to the Roots',
  'Feuer & Fokus',
  'Orientierungspunkt',
  'Shelter-Bau',
  'Wasser & Willenskraft',
  'Survival Mindset',
  'Liechtenstein',
  'Cham',
  'Cham, 418 m',
  'Cham, 47.18° N, 8.46° E, 418 m',
  'Walchwilerberg',
  'Zugerberg',
  'Wildspitz',
  'Rigi Kulm',
]

/** Words that some of the languages spell alike. */
const SPELLED_ALIKE = [
  'Page',
  'Pages',
  'Versions',
  'Guide',
  'Account',
  'Document',
  'Link',
  'IBAN',
  'QR-IBAN',
  'Bank',
  'Hosting',
  'Website',
  'Minutes',
  'Description',
  'Collections',
  'Collection {name}',
  'Variante {n}',
  'Person: {name}',
  'News: {name}',
  'Desktop',
  'Stock',
  'Text',
  'Introduction',
  'Person',
  'Portrait',
  'Question',
  'Motto',
  'Code',
  '(optional)',
  'Adresse',
  'Analyse',
  'Branche',
  'Budget in CHF',
  'Coaching agile',
  'Concept',
  'Contact',
  'cookie',
  'Courage',
  'Date',
  'Dates',
  'Documents',
  'E-mail',
  'E-mails',
  'e-mails',
  'Go-live',
  'La cicatrice',
  'Liste',
  'Menu',
  'Messages',
  'Mobile',
  'Name',
  'News',
  'Newsletter',
  'Note',
  'Notes',
  'NPA',
  'Occasion',
  'Participants',
  'Person {n}',
  'Password',
  'Programme',
  'Philosophie',
  'Places',
  'PMO',
  'Shop',
  'Team',
  'team',
  'Terrain',
  'Total',
  'Urgente',
  'Version',
  '{n} date',
  '{n} file',
  '{n} dates',
  '{n} page',
  '{n} pages',
]

const SHARED = new Set([...NAMES, ...SPELLED_ALIKE])

function isShared(key: string): boolean {
  const translations = LANGUAGES.map((language) => texts[language].get(key) ?? '')
  const repeated = translations.filter((each, index) => translations.indexOf(each) !== index)
  return repeated.every(
    (each) => isLink(each) || SHARED.has(each.replace(/\u00ad/g, '').replace(/\u00a0/g, ' ')),
  )
}

function isLink(text: string): boolean {
  return text.startsWith('/')
}
