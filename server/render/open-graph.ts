import type { DocumentHeadData } from '#app/head.ts'
import { BRAND } from '#content/company.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../og/picture-card.ts'
import { escapeHtml } from './escape-html.ts'

const LOCALE: Record<Language, string> = { de: 'de_CH', en: 'en_GB', fr: 'fr_CH', it: 'it_CH' }

export interface OpenGraph {
  language: Language
  type: 'website' | 'article'
  /** `YYYY-MM-DD`; articles only. */
  published?: string | undefined
  image?: { url: string; alt: string } | undefined
}

/** See ogp.me. Twitter reads the same tags, except for the kind of card. */
export function openGraphTags(
  head: DocumentHeadData,
  { language, type, published, image }: OpenGraph,
): string {
  const tags: (readonly [property: string, content: string | number])[] = [
    ['og:type', type],
    ['og:site_name', BRAND],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:locale', LOCALE[language]],
    ...LANGUAGES.filter((other) => other !== language).map((other): [string, string] => [
      'og:locale:alternate',
      LOCALE[other],
    ]),
    ...(image
      ? ([
          ['og:image', image.url],
          ['og:image:type', 'image/png'],
          ['og:image:width', PICTURE_WIDTH],
          ['og:image:height', PICTURE_HEIGHT],
          ['og:image:alt', image.alt],
        ] as const)
      : []),
    ...(published ? ([['article:published_time', published]] as const) : []),
  ]
  return [
    ...tags.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(String(content))}">`,
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ].join('\n')
}
