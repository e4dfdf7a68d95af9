import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { fill } from '#i18n/format.ts'
import type { FourTexts } from '#kit/four-texts.ts'
import type { PersonDraft } from './person-draft.ts'

const OF: Record<Language, string> = {
  de: 'Porträt von {name}',
  en: 'Portrait of {name}',
  fr: 'Portrait {of}{name}',
  it: 'Ritratto di {name}',
}

/** What a portrait shows, from name and function, in four languages. Empty without a name. */
export function suggestAlt({ name, role }: Pick<PersonDraft, 'name' | 'role'>): FourTexts {
  const text = (language: Language) => {
    if (name.trim() === '') return ''
    return [fill(OF[language], { name: name.trim(), of: frenchOf(name.trim()) }), role[language].trim()]
      .filter(Boolean)
      .join(', ')
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, text(language)])) as FourTexts
}

/**
 * `de ` or, before a vowel or a silent h, `d’`. In first names, h is silent (d’Hélène) and y followed by a consonant a
 * vowel (d’Yves, but de Yannick).
 */
function frenchOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  return /^([aeiouhœæ]|y[^aeiou])/i.test(plain) ? 'd’' : 'de '
}

/** The draft after a change: descriptions that nobody has written themselves follow name and function. */
export function followSuggestion(before: PersonDraft, after: PersonDraft): PersonDraft {
  const { portrait } = after
  if (!portrait) return after
  const [old, next] = [suggestAlt(before), suggestAlt(after)]
  const isFresh = portrait.original !== before.portrait?.original
  const alt = Object.fromEntries(
    LANGUAGES.map((language) => {
      const text = portrait.alt[language]
      const isOurs = text === old[language] || (isFresh && text === '')
      return [language, isOurs ? next[language] : text]
    }),
  ) as FourTexts
  return { ...after, portrait: { ...portrait, alt } }
}
