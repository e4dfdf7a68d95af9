import { BRAND } from '#features/company/content/company.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { PageHead } from '#site/page.tsx'
import type { ArticleData } from './news.loader.ts'

export function articleHead({ notFound }: Namespaces['news'], data: ArticleData): PageHead {
  if (data.kind === 'unknown')
    return { title: `${notFound.title.replace(/\.$/, '')} – ${BRAND}`, description: notFound.text }
  const { title, lead } = data.article.piece
  return { title: `${title} – ${BRAND}`, description: lead }
}
