import type { EditedNews, NewsDocument } from '#features/news/staff/news-document.ts'
import { accept } from '#kernel/result.ts'
import { postStaff } from '../api/staff-client.ts'
import { type Draft, useDraft } from '../dialogs/use-draft.ts'

type Saved = Pick<EditedNews, 'problems' | 'revision' | 'hasDraft'>

export type NewsDraft = Omit<Draft<NewsDocument, Saved>, 'saved'> & Saved

export function useNewsDraft({ slug, document, problems, revision, hasDraft }: EditedNews): NewsDraft {
  const { saved, ...draft } = useDraft<NewsDocument, Saved>({
    document,
    saved: { problems, revision, hasDraft },
    async send(sent, seen) {
      const answer = await postStaff<'/news/:id/drafts'>(`/news/${slug}/drafts`, { document: sent, seen })
      return answer.ok ? accept({ ...answer.value, hasDraft: true }) : answer
    },
  })
  return { ...draft, ...saved }
}
