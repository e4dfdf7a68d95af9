import { type AnchoredQuestion, plainAnswer } from '#features/questions/questions.ts'
import { type IndexedPage, indexPage } from '#features/search/search-pages.ts'
import type { Language } from '#i18n/languages.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import { describedPages } from './page-index.ts'
import { questionsOfPage } from '#features/questions/http/questions-of-page.ts'

/** Each question with its answer once, also when several pages share it. */
export function questionIndex(
  language: Language,
  pages: readonly { path: string; title: string }[],
  site: SiteMessages,
): IndexedPage[] {
  const distinct = new Map<string, IndexedPage>()
  const namespaces = new Map(describedPages(site).map(({ path, namespace }) => [path, namespace]))
  for (const page of pages) {
    const namespace = namespaces.get(page.path)
    for (const question of namespace ? questionsOfPage(language, namespace, site) : []) {
      const text = question.question + question.answer
      if (!distinct.has(text)) distinct.set(text, indexQuestion(language, page, question))
    }
  }
  return [...distinct.values()]
}

export function indexQuestion(
  language: Language,
  page: { path: string; title: string },
  question: AnchoredQuestion,
): IndexedPage {
  const answer = plainAnswer(question)
  return indexPage(
    {
      path: `${page.path}#${question.anchor}`,
      title: question.question,
      description: shortened(answer),
      page: page.title,
    },
    answer,
    language,
  )
}

/** Most answers whole; longer ones end with a sentence. */
const MAX_LENGTH = 320

function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const end = text.lastIndexOf('. ', MAX_LENGTH)
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))}…`
}
