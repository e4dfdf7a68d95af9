import { useCallback } from 'react'
import type { EditedNews, NewsDocument } from '#features/news/staff/news-document.ts'
import { postStaff } from '../staff-client.ts'
import { type SavedDraft, useSavedDraft } from '../use-saved-draft.ts'

export interface NewsDraft
  extends Pick<
    SavedDraft<NewsDocument, unknown>,
    'revision' | 'version' | 'state' | 'refusal' | 'change' | 'flush'
  > {
  document: NewsDocument
  problems: EditedNews['problems']
  hasDraft: boolean
}

export function useNewsDraft(piece: EditedNews): NewsDraft {
  const { slug } = piece
  const save = useCallback(
    (document: NewsDocument, seen: number) =>
      postStaff<'/news/:id/drafts'>(`/news/${slug}/drafts`, { document, seen }),
    [slug],
  )
  const { value, answer, ...draft } = useSavedDraft({ first: piece.document, revision: piece.revision, save })
  return {
    ...draft,
    document: value,
    problems: answer?.problems ?? piece.problems,
    hasDraft: piece.hasDraft || answer !== undefined,
  }
}
