import { BRAND } from '#features/company/content/company.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { PageHead } from '#site/page.tsx'
import type { ProductData } from './product.loader.ts'

export function productHead(messages: Namespaces['product'], data: ProductData): PageHead {
  if (data.kind === 'failed') return messages.meta
  if (data.kind === 'unknown') {
    const { title, text } = messages.notFound
    return { title: `${title.replace(/\.$/, '')} – ${BRAND}`, description: text }
  }
  const { title, subtitle, description } = data.product
  const sentence = firstSentence(description)
  return {
    title: `${title} – ${messages.breadcrumb.shop} – ${BRAND}`,
    description: sentence ? described(title, subtitle, sentence) : messages.meta.description,
  }
}

/** Longer descriptions are cut by search engines. */
const MAX_DESCRIPTION_LENGTH = 200

/** The subtitle gives way where all would be too long, then the end of the sentence. */
function described(title: string, subtitle: string | null, sentence: string): string {
  const whole = `${subtitle ? `${title}: ${subtitle}` : title}. ${sentence}`
  if (whole.length <= MAX_DESCRIPTION_LENGTH) return whole
  const short = `${title}. ${sentence}`
  if (short.length <= MAX_DESCRIPTION_LENGTH) return short
  return `${short.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
