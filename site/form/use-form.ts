import { type SubmitEvent, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { EnvironmentContext } from '../environment.ts'
import { hasDraft } from './has-draft.ts'
import type { FormBehaviour, FormHost, FormState, FormSubmission } from './form-state.ts'

interface FormOptions {
  draft: string
  submission: FormSubmission | null
  /** Loads the form's behaviour on first interaction. */
  load: () => Promise<{ attach: (host: FormHost) => FormBehaviour }>
  sentPath: (reference: string) => string
  /** Instead of going to `sentPath`; when it rejects, we go there. */
  onSent?: (reference: string) => Promise<void>
}

/** A plain POST until its behaviour loads, on first focus or at once to restore a draft. */
export function useForm({ draft, submission, load, sentPath, onSent }: FormOptions) {
  const environment = useContext(EnvironmentContext)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const attached = useRef<Promise<FormBehaviour> | null>(null)
  const [state, setState] = useState<FormState>({
    problems: submission?.problems ?? [],
    notice: submission?.notice ?? null,
    sending: false,
    captcha: null,
    files: null,
    attempt: 0,
  })

  function hostOf(element: HTMLFormElement): FormHost {
    return {
      form: element,
      problems: state.problems,
      language: () => environment?.().language ?? 'de',
      loadMessages: async (more = []) => environment?.().loadMessages(['form-problems', ...more]),
      show: (change) =>
        setState((before) => ({ ...before, ...change, attempt: attemptAfter(before, change) })),
      sent(reference) {
        const leave = () => void (element.isConnected && navigate(sentPath(reference)))
        if (onSent) onSent(reference).catch(leave)
        else leave()
      },
    }
  }

  function start(): Promise<FormBehaviour> {
    attached.current ??= load().then(
      ({ attach }) => attach(hostOf(form.current as HTMLFormElement)),
      (error: unknown) => {
        attached.current = null
        throw error
      },
    )
    return attached.current
  }

  function sendPlainly(): void {
    if (navigator.onLine) form.current?.submit()
    else setState((before) => ({ ...before, notice: 'offline' }))
  }

  const prepare = () => void start().catch(() => {})
  const bringBack = useEffectEvent(() => {
    if (submission || hasDraft(draft)) prepare()
  })
  useEffect(() => bringBack(), [])

  return {
    state,
    handlers: {
      ref: form,
      onFocus: prepare,
      // Files can be dropped without focus.
      onDragEnter: prepare,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        start().then((behaviour) => behaviour.submit(), sendPlainly)
      },
    },
  }
}

function attemptAfter(before: FormState, change: Partial<FormState>): number {
  return change.sending === false ? before.attempt + 1 : before.attempt
}
