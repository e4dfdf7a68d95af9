import { describe, expect, it } from 'vitest'
import { fillFacts } from '#features/facts/content/fill-facts.ts'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { SURVIVAL_COURSES } from '#features/services/content/services.ts'
import aufbruchTexts from '#features/services/texts/survival-aufbruch.ts'
import durchhaltevermoegenTexts from '#features/services/texts/survival-durchhaltevermoegen.ts'
import klarerKompassTexts from '#features/services/texts/survival-klarer-kompass.ts'
import survivalLevelsTexts from '#features/services/texts/survival-levels.ts'
import type { SurvivalMessages } from '#features/services/content/survival-messages.ts'
import { formatFrancs } from '#i18n/format.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'

const PAGES: Record<string, Record<Language, SurvivalMessages>> = {
  aufbruch: aufbruchTexts,
  'klarer-kompass': klarerKompassTexts,
  durchhaltevermoegen: durchhaltevermoegenTexts,
}

const pages = LANGUAGES.flatMap((language) =>
  SURVIVAL_COURSES.map((course) => {
    const texts = PAGES[course.id]
    if (!texts) throw new Error(`${course.id} has no texts`)
    return {
      language,
      course,
      slug: course.id,
      page: fillFacts(language, texts[language], FIRST_OFFER),
      level: survivalLevelsTexts[language].levels[course.id],
    }
  }),
)

describe.each(pages)('the texts of $slug in $language', ({ language, course, page, level }) => {
  const days = page.programme.days.map(({ items }) => items.map(({ time }) => time))

  it('plan the days from the first hour of the course to its last', () => {
    expect(days).toHaveLength(course.nights + 1)
    expect(days[0]?.[0]).toBe(course.hours.from)
    expect(days.at(-1)?.at(-1)).toBe(course.hours.to)
  })

  it('go forward in time through each day', () => {
    for (const times of days) expect(times).toEqual([...new Set(times)].sort())
  })

  it('state the length and the price of the course', () => {
    const length = String(course.days).replace('.5', '½')
    expect(level.duration).toMatch(new RegExp(`^${length}\\s`))
    expect(page.meta.description).toContain(level.duration)
    expect(page.meta.description).toContain(formatFrancs(language, FIRST_PRICES[course.id][0]))
  })

  it('draw one band per night, at times of the day plan', () => {
    expect(page.nights.bands).toHaveLength(course.nights)
    page.nights.bands.forEach(({ parts }, night) => {
      const [wake, ...evening] = parts.map(({ time }) => time).reverse()
      expect(days[night + 1]).toContain(wake)
      for (const time of evening) expect(days[night]).toContain(time)
    })
  })

  it('name the grade of the terrain', () => {
    const grade = `T${course.level}`
    expect(page.fit.grade.title).toContain(grade)
    expect(level.terrain).toContain(grade)
  })
})
