import type { FAQPage } from 'schema-dts'
import type { ProductData } from '#features/catalog/site/product/product.loader.ts'
import { type AnchoredQuestion, plainAnswer } from '#features/questions/questions.ts'
import { questionsOfPage, voucherQuestions } from '#features/questions/http/questions-of-page.ts'
import type { StructuredPage } from './structured-page.ts'

/** Undefined on pages without questions. */
export function questionsNode(page: StructuredPage): Exclude<FAQPage, string> | undefined {
  const questions = visibleQuestions(page)
  if (questions.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    '@id': `${page.canonical}#fragen`,
    mainEntity: questions.map((each) => ({
      '@type': 'Question',
      name: each.question,
      url: `${page.canonical}#${each.anchor}`,
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(each) },
    })),
  }
}

function visibleQuestions({ language, namespace, loaded, site }: StructuredPage): AnchoredQuestion[] {
  if (namespace !== 'product') return questionsOfPage(language, namespace, site)
  const data = loaded as ProductData
  return data.kind === 'found' && data.product.type.value.startsWith('voucher')
    ? voucherQuestions(language, site)
    : []
}
