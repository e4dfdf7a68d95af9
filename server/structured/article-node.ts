import type { NewsArticle } from 'schema-dts'
import type { NewsEntry } from '#features/news/news.ts'
import { HTML_LANG } from '#i18n/languages.ts'
import { companyReference } from './company-node.ts'
import type { StructuredPage } from './structured-page.ts'

export function articleNode(
  { origin, canonical, language, image }: StructuredPage,
  { title, lead, date }: NewsEntry,
): Exclude<NewsArticle, string> {
  return {
    '@type': 'NewsArticle',
    '@id': `${canonical}#article`,
    headline: title,
    description: lead,
    datePublished: date,
    inLanguage: HTML_LANG[language],
    mainEntityOfPage: canonical,
    ...(image && { image }),
    author: companyReference(origin),
    publisher: companyReference(origin),
  }
}
