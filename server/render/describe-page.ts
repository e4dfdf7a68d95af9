import type { RenderedPage } from '#app/entry.server.tsx'
import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import { withoutBrand } from '../og/headline.ts'
import { subjectOfPage } from '../og/picture-subject.ts'
import { sharePicture } from '../og/share-picture.ts'
import { pageGraph, serializeGraph } from '../structured/page-graph.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { openGraphTags } from './open-graph.ts'

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
