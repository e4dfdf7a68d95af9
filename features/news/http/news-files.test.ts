import { describe, expect, it } from 'vitest'
import { matchPage } from '#site/match-page.ts'
import type { NewsBlock, NewsInline, NewsEntry } from '#features/news/news.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { projectFolder } from '#platform/project-folder.ts'
import { checkNews } from './check-news.ts'
import { fileNews as news } from './news-files.ts'

const OTHERS = LANGUAGES.filter((language) => language !== 'de')

describe('the news in content/news', () => {
  it('can be read in four languages, with drawings that are there', () => {
    expect(() => checkNews(projectFolder)).not.toThrow()
    expect(news.de.length).toBeGreaterThanOrEqual(3)
  })

  it.each(OTHERS)(
    'have the same structure in %s and in German: headings, lists, links, figures',
    (language) => {
      expect(news[language].map(skeleton)).toEqual(news.de.map(skeleton))
    },
  )

  it('are written separately in every language', () => {
    for (const piece of news.de) {
      const titles = LANGUAGES.map((language) => inLanguage(language, piece.slug).title)
      expect(new Set(titles).size, piece.slug).toBe(LANGUAGES.length)
    }
  })

  it('link to existing pages of this site', () => {
    for (const piece of news.de)
      for (const to of [...linksOf(piece), piece.next?.to ?? '/kontakt'].filter((each) =>
        each.startsWith('/'),
      ))
        expect(matchPage(new URL(to, 'http://x.test').pathname)?.namespace, to).not.toBe('not-found')
  })
})

describe.each(LANGUAGES)('the typography of the news in %s', (language) => {
  const rules: Record<string, RegExp> = {
    'has no ß, no straight quotes, no double space, no exclamation mark': /ß|['"!]| {2}/,
    'keeps CHF and its figure together, with two decimals': /CHF(?!\u00a0[\d’\u202f]+\.\d\d)/,
    ...(language === 'fr'
      ? { 'sets narrow no-break spaces': /[^\u202f][;!?»]|[^\u202f\d]:(?!\d)|«(?!\u202f)/ }
      : { 'sets no space before ; : ! ?': /\s[;:!?»]|«\s/ }),
  }
  it.each(Object.entries(rules))('%s', (_rule, broken) => {
    const texts = news[language].flatMap(textsOf).filter((text) => !text.startsWith('/'))
    expect(texts.filter((text) => broken.test(text))).toEqual([])
  })
})

function inLanguage(language: Language, slug: string): NewsEntry {
  const piece = news[language].find((each) => each.slug === slug)
  if (!piece) throw new Error(`No ${slug} in ${language}`)
  return piece
}

/** What must match across languages: kinds of blocks, lengths of lists, links and figures. */
function skeleton(piece: NewsEntry) {
  const { slug, date, picture, next, title, lead, body } = piece
  return {
    facts: [slug, date, picture?.src, next?.to],
    head: [figuresOf(title), figuresOf(lead)],
    blocks: body.map((block) => ({
      kind: block.kind,
      items: block.kind === 'list' ? block.items.length : 1,
      links: partsOf(block).flatMap((part) =>
        typeof part !== 'string' && part.kind === 'link' ? part.to : [],
      ),
      figures: figuresOf(flat(partsOf(block)).join(' ')),
    })),
  }
}

function partsOf(block: NewsBlock): NewsInline[] {
  return block.kind === 'list' ? block.items.flat() : block.text
}

function flat(parts: readonly NewsInline[]): string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? part : flat(part.text)))
}

function linksOf(piece: NewsEntry): string[] {
  return piece.body
    .flatMap(partsOf)
    .flatMap((part) => (typeof part !== 'string' && part.kind === 'link' ? part.to : []))
}

function textsOf({ title, lead, picture, next, body }: NewsEntry): string[] {
  return [title, lead, picture?.alt ?? '', next?.label ?? '', ...flat(body.flatMap(partsOf))]
}

function figuresOf(text: string): string[] {
  return (text.match(/\d*½|\d+(?:\.\d+)*/g) ?? []).sort()
}
