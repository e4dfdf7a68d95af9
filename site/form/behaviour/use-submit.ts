import { useRef, useState } from 'react'
import type { Result } from '#kernel/result.ts'

interface Submission<Refusal> {
  busy: boolean
  /** Of the last attempt. */
  refusal: Refusal | null
  /** Counts refusals, to move the focus after each. */
  attempt: number
}

/**
 * Sends one request at a time: while it runs, further calls (double clicks) do nothing. Repeating a request when the server
 * is busy belongs to `send` (`retryWhenBusy`), because only idempotent requests may.
 */
export function useSubmit<Refusal>() {
  const [state, setState] = useState<Submission<Refusal>>({ busy: false, refusal: null, attempt: 0 })
  const running = useRef(false)

  function end(refusal: Refusal | null): void {
    running.current = false
    setState(({ attempt }) => ({ busy: false, refusal, attempt: refusal === null ? attempt : attempt + 1 }))
  }

  return {
    ...state,
    /** @returns the answer, or undefined when another is running. Rethrows what `send` throws. */
    async submit<Value>(
      send: () => Promise<Result<Value, Refusal>>,
    ): Promise<Result<Value, Refusal> | undefined> {
      if (running.current) return undefined
      running.current = true
      setState((before) => ({ ...before, busy: true }))
      try {
        const answer = await send()
        end(answer.ok ? null : answer.refusal)
        return answer
      } catch (error) {
        end(null)
        throw error
      }
    },
    /** Refuses without sending. */
    refuse: end,
    /** Corrects what the last refusal says: no new attempt. */
    amend: (refusal: Refusal) => setState((before) => ({ ...before, refusal })),
  }
}

/** Leaves the site, for example to pay. Resolves when the page returns from the browser's cache. */
export function leaveFor(url: string): Promise<void> {
  window.location.assign(url)
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}
