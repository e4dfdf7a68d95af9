import type { EditedNews, NewsDocument } from './news-document.ts'
import { accept } from '#kernel/result.ts'
import { call } from '#kit/client.ts'
import { news } from './news.contract.ts'
import { type Draft, useDraft } from '#site/routes/staff/dialogs/use-draft.ts'

type Saved = Pick<EditedNews, 'problems' | 'revision' | 'hasDraft'>

export type NewsDraft = Omit<Draft<NewsDocument, Saved>, 'saved'> & Saved

export function useNewsDraft({ slug, document, problems, revision, hasDraft }: EditedNews): NewsDraft {
  const { saved, ...draft } = useDraft<NewsDocument, Saved>({
    document,
    saved: { problems, revision, hasDraft },
    async send(sent, seen) {
      const answer = await call(news.save, { id: slug, document: sent, seen })
      return answer.ok ? accept({ ...answer.value, hasDraft: true }) : answer
    },
  })
  return { ...draft, ...saved }
}
