import type { IntroWords } from '#content/intro-words.ts'

/** Words that single pages have beyond the shape of all. */
interface OwnWords {
  /** Calendar, as long as no event is listed. */
  upcoming?: string
  empty?: string
}

/** Puts a page's own words first among its sections. */
export function withOwnWords(words: IntroWords & OwnWords): IntroWords {
  const { upcoming, empty, ...shared } = words
  const sections: IntroWords['sections'] = []
  if (upcoming && empty) sections.push({ title: upcoming, paragraphs: [empty] })
  return { ...shared, sections: [...sections, ...shared.sections] }
}
