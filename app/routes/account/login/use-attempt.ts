import { useRef, useState } from 'react'
import type { FieldProblem } from '#kernel/field-problem.ts'
import type { Client } from '../../../auth/auth-client.ts'
import { openAuthClient } from '../../../auth/open-auth-client.ts'
import { authProblem, type LoginRefusal, UNREACHABLE } from './auth-problem.ts'

export type Attempt = (client: Client) => Promise<LoginRefusal | undefined>

export function useAttempt() {
  const [state, setState] = useState({
    problems: [] as FieldProblem[],
    notice: null as LoginRefusal['notice'],
    busy: false,
    attempt: 0,
  })
  const running = useRef(false)

  function end(refusal: LoginRefusal | undefined): void {
    running.current = false
    setState(({ attempt }) => ({
      problems: refusal?.problems ?? [],
      notice: refusal?.notice ?? null,
      busy: false,
      attempt: refusal ? attempt + 1 : attempt,
    }))
  }

  return {
    ...state,
    /** Ignores calls while another is running, such as double clicks. */
    async run(attempt: Attempt): Promise<void> {
      if (running.current) return
      running.current = true
      setState((before) => ({ ...before, busy: true }))
      end(await outcomeOf(attempt))
    },
    refuse: (problems: FieldProblem[]) => end({ problems, notice: null }),
    /** Only removes problems, never adds any. */
    mend(still: FieldProblem[]): void {
      setState((before) => ({
        ...before,
        problems: before.problems.flatMap(({ field }) => still.find((each) => each.field === field) ?? []),
      }))
    },
  }
}

async function outcomeOf(attempt: Attempt): Promise<LoginRefusal | undefined> {
  const client = await openAuthClient().catch(() => undefined)
  if (!client) return UNREACHABLE
  return attempt(client).catch(authProblem)
}
