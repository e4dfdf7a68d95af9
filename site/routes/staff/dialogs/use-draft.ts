import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '#kernel/result.ts'
import type { StaffProblem } from '../api/staff-client.ts'

const SAVE_AFTER_MS = 900

export interface Draft<Document, Saved extends { revision: number }> {
  document: Document
  /** State after the last response. */
  saved: Saved
  /** Changes with each saved draft. */
  version: number
  state: 'saved' | 'saving' | 'unsaved'
  refusal: StaffProblem | null
  change: (document: Document) => void
  /** Resolves with the revision once everything typed is saved; undefined when it could not be. */
  flush: () => Promise<number | undefined>
}

interface DraftInput<Document, Saved> {
  document: Document
  saved: Saved
  send: (document: Document, seen: number) => Promise<Result<Saved, StaffProblem>>
}

/** What is typed, saved as a draft shortly after the last key and before the page is left; one saving at a time. */
export function useDraft<Document, Saved extends { revision: number }>(
  initial: DraftInput<Document, Saved>,
): Draft<Document, Saved> {
  const [document, setDocument] = useState(initial.document)
  const [saved, setSaved] = useState(initial.saved)
  const [version, setVersion] = useState(0)
  const [state, setState] = useState<Draft<Document, Saved>['state']>('saved')
  const [refusal, setRefusal] = useState<StaffProblem | null>(null)
  const typed = useRef(initial.document)
  const kept = useRef({ document: initial.document, revision: initial.saved.revision })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<number | undefined>>(undefined)
  const send = useRef(initial.send)

  const save = useCallback(async (): Promise<number | undefined> => {
    while (typed.current !== kept.current.document) {
      const sent = typed.current
      setState('saving')
      const answer = await send.current(sent, kept.current.revision)
      if (!answer.ok) {
        setRefusal(answer.refusal)
        setState('unsaved')
        return undefined
      }
      kept.current = { document: sent, revision: answer.value.revision }
      setSaved(answer.value)
      setVersion((before) => before + 1)
    }
    setRefusal(null)
    setState('saved')
    return kept.current.revision
  }, [])

  const flush = useCallback(async (): Promise<number | undefined> => {
    clearTimeout(timer.current)
    running.current ??= save().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [save])

  const change = useCallback(
    (next: Document) => {
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

  return { document, saved, version, state, refusal, change, flush }
}
