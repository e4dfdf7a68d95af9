import { fill } from '#i18n/format.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { PageHead } from '../../page.tsx'
import type { ProductData } from './product.loader.ts'

/** Title and description of a product's page; of an unknown product, what the page says instead. */
export function productHead(words: Namespaces['product'], data: ProductData): PageHead {
  if (data.kind !== 'found') {
    const { title, text } = data.kind === 'unknown' ? words.notFound : words.failure
    return {
      title: fill(words.meta.title, { title: title.replace(/\.$/, '') }),
      description: fill(text, data.kind === 'failed' ? { message: data.message } : {}),
    }
  }
  const { title, subtitle, description } = data.product
  const sentence = firstSentence(description)
  return {
    title: fill(words.meta.title, { title }),
    description: sentence
      ? [subtitle ? `${title}: ${subtitle}.` : `${title}.`, sentence].join(' ')
      : fill(words.meta.description, { title }),
  }
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
