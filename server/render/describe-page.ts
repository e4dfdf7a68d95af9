import type { RenderedPage } from '#site/entry.server.tsx'
import type { DocumentHeadData } from '#site/head.ts'
import { BRAND } from '#features/company/content/company.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import { withoutBrand } from '#site/share-pictures/headline.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#site/share-pictures/picture-card.ts'
import { subjectOfPage } from '#site/share-pictures/picture-subject.ts'
import { sharePicture } from '#site/share-pictures/share-picture.ts'
import { pageGraph, serializeGraph } from '#site/structured-data/page-graph.ts'
import { escapeHtml } from './escape-html.ts'

const LOCALE: Record<Language, string> = { de: 'de_CH', en: 'en_GB', fr: 'fr_CH', it: 'it_CH' }

interface OpenGraph {
  language: Language
  type: 'website' | 'article'
  /** `YYYY-MM-DD`; articles only. */
  published?: string | undefined
  image?: { url: string; alt: string } | undefined
}

/** See ogp.me. Twitter reads the same tags, except for the kind of card. */
function openGraphTags(head: DocumentHeadData, { language, type, published, image }: OpenGraph): string {
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

export interface DescribedPage {
  tags: string
  graph: string
}

type PageToDescribe = Pick<
  Extract<RenderedPage, { kind: 'page' }>,
  'head' | 'namespace' | 'pathname' | 'loaded'
>

export function describePage(
  page: PageToDescribe,
  { origin, language, site }: { origin: string; language: Language; site: SiteMessages },
): DescribedPage | undefined {
  const { head, namespace, pathname, loaded } = page
  if (!head.indexed) return undefined
  const subject = subjectOfPage(namespace, loaded)
  const picture = subject && sharePicture(language, subject, site)
  const image = picture && { url: origin + picture.path, alt: picture.alt }
  const piece = subject?.kind === 'news' ? subject.piece : undefined
  const { common, news } = site.of(language, ['common', 'news']) as Pick<Namespaces, 'common' | 'news'>
  const graph = pageGraph({
    language,
    namespace,
    origin,
    path: pathname,
    canonical: head.canonical,
    name: withoutBrand(head.title),
    description: head.description,
    common,
    newsName: news.section,
    site,
    loaded,
    image: image?.url,
  })
  return {
    tags: openGraphTags(head, {
      language,
      type: piece ? 'article' : 'website',
      published: piece?.date,
      image,
    }),
    graph: serializeGraph(graph),
  }
}
