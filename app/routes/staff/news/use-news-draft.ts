import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditedNews, NewsDocument } from '#features/news/staff/news-document.ts'
import { postStaff, type StaffProblem } from '../staff-client.ts'

const SAVE_AFTER_MS = 900

export interface NewsDraft {
  document: NewsDocument
  problems: EditedNews['problems']
  revision: number
  hasDraft: boolean
  /** Changes with each saved draft. */
  version: number
  state: 'saved' | 'saving' | 'unsaved'
  refusal: StaffProblem | null
  change: (document: NewsDocument) => void
  /** Resolves with the revision once everything typed is saved; undefined when it could not be. */
  flush: () => Promise<number | undefined>
}

/** What is typed, saved as a draft shortly after the last key and before the page is left; one saving at a time. */
export function useNewsDraft(piece: EditedNews): NewsDraft {
  const [document, setDocument] = useState(piece.document)
  const [saved, setSaved] = useState({ ...piece, version: 0 })
  const [state, setState] = useState<NewsDraft['state']>('saved')
  const [refusal, setRefusal] = useState<StaffProblem | null>(null)
  const typed = useRef(piece.document)
  const kept = useRef({ document: piece.document, revision: piece.revision })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<number | undefined>>(undefined)

  const save = useCallback(async (): Promise<number | undefined> => {
    while (typed.current !== kept.current.document) {
      const sent = typed.current
      setState('saving')
      const body = { document: sent, seen: kept.current.revision }
      const answer = await postStaff<'/news/:id/drafts'>(`/news/${piece.slug}/drafts`, body)
      if (!answer.ok) {
        setRefusal(answer.refusal)
        setState('unsaved')
        return undefined
      }
      kept.current = { document: sent, revision: answer.value.revision }
      setSaved((before) => ({ ...before, ...answer.value, hasDraft: true, version: before.version + 1 }))
    }
    setRefusal(null)
    setState('saved')
    return kept.current.revision
  }, [piece.slug])

  const flush = useCallback(async (): Promise<number | undefined> => {
    clearTimeout(timer.current)
    running.current ??= save().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [save])

  const change = useCallback(
    (next: NewsDocument) => {
      typed.current = next
      setDocument(next)
      setState('unsaved')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS)
    },
    [flush],
  )

  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (typed.current === kept.current.document) return
      event.preventDefault()
      void flush()
    }
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('beforeunload', leaving)
      void flush()
    }
  }, [flush])

  const { problems, revision, hasDraft, version } = saved
  return { document, problems, revision, hasDraft, version, state, refusal, change, flush }
}
