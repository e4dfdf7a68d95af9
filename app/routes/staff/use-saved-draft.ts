import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '#kernel/result.ts'
import type { StaffProblem } from './staff-client.ts'

const SAVE_AFTER_MS = 900

export interface SavedDraft<Value, Answer> {
  value: Value
  revision: number
  /** Of the newest saving; undefined before the first. */
  answer: Answer | undefined
  /** Changes with each saved draft. */
  version: number
  state: 'saved' | 'saving' | 'unsaved'
  refusal: StaffProblem | null
  change: (value: Value) => void
  /** Resolves with the revision once everything typed is saved; undefined when it could not be. */
  flush: () => Promise<number | undefined>
}

interface DraftOptions<Value, Answer> {
  first: Value
  revision: number
  /** Stable: a function of the module, or from `useCallback`. */
  save: (value: Value, seen: number) => Promise<Result<Answer, StaffProblem>>
}

/** What is typed, saved as a draft shortly after the last key and before the page is left; one saving at a time. */
export function useSavedDraft<Value, Answer extends { revision: number }>({
  first,
  revision,
  save: send,
}: DraftOptions<Value, Answer>): SavedDraft<Value, Answer> {
  const [value, setValue] = useState(first)
  const [saved, setSaved] = useState<{ revision: number; version: number; answer?: Answer }>({
    revision,
    version: 0,
  })
  const [state, setState] = useState<'saved' | 'saving' | 'unsaved'>('saved')
  const [refusal, setRefusal] = useState<StaffProblem | null>(null)
  const typed = useRef(first)
  const kept = useRef({ value: first, revision })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<number | undefined>>(undefined)

  const save = useCallback(async (): Promise<number | undefined> => {
    while (typed.current !== kept.current.value) {
      const sent = typed.current
      setState('saving')
      const answer = await send(sent, kept.current.revision)
      if (!answer.ok) {
        setRefusal(answer.refusal)
        setState('unsaved')
        return undefined
      }
      kept.current = { value: sent, revision: answer.value.revision }
      setSaved(({ version }) => ({
        revision: answer.value.revision,
        version: version + 1,
        answer: answer.value,
      }))
    }
    setRefusal(null)
    setState('saved')
    return kept.current.revision
  }, [send])

  const flush = useCallback(async (): Promise<number | undefined> => {
    clearTimeout(timer.current)
    running.current ??= save().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [save])

  const change = useCallback(
    (next: Value) => {
      typed.current = next
      setValue(next)
      setState('unsaved')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS)
    },
    [flush],
  )

  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (typed.current === kept.current.value) return
      event.preventDefault()
      void flush()
    }
    window.addEventListener('beforeunload', leaving)
    return () => {
      window.removeEventListener('beforeunload', leaving)
      void flush()
    }
  }, [flush])

  return { value, answer: saved.answer, ...saved, state, refusal, change, flush }
}
