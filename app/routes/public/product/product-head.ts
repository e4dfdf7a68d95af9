import { company } from '#content/company.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { PageHead } from '../../../page.tsx'
import type { ProductData } from './product.loader.ts'

export function productHead(messages: Namespaces['product'], data: ProductData): PageHead {
  if (data.kind === 'failed') return messages.meta
  if (data.kind === 'unknown') {
    const { title, text } = messages.notFound
    return { title: `${title.replace(/\.$/, '')} – ${company.brand}`, description: text }
  }
  const { title, subtitle, description } = data.product
  const sentence = firstSentence(description)
  return {
    title: `${title} – ${messages.breadcrumb.shop} – ${company.brand}`,
    description: sentence
      ? `${subtitle ? `${title}: ${subtitle}` : title}. ${sentence}`
      : messages.meta.description,
  }
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
