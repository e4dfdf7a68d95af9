import { useEffect, useState } from 'react'
import type { StaffAnswers } from './staff-answers.ts'
import type { StaffPath } from './staff-api.ts'
import { readStaff, type StaffProblem } from './staff-client.ts'

interface Loaded<Value> {
  /** Kept while reloading. */
  value: Value | null
  problem: StaffProblem | null
  reload: () => void
}

/** Reloads when the path changes, on `reload` and when the tab becomes visible again. */
export function useLoaded<Address extends keyof StaffAnswers>(
  path: StaffPath<Address>,
): Loaded<StaffAnswers[Address]> {
  type Value = StaffAnswers[Address]
  const [round, setRound] = useState(0)
  const [state, setState] = useState<{ path: string; value: Value | null; problem: StaffProblem | null }>({
    path,
    value: null,
    problem: null,
  })
  useEffect(() => {
    const leaving = new AbortController()
    void readStaff<Address>(path, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return
      setState((before) =>
        answer.ok
          ? { path, value: answer.value, problem: null }
          : { path, value: before.path === path ? before.value : null, problem: answer.refusal },
      )
    })
    return () => leaving.abort()
  }, [path, round])
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') setRound((before) => before + 1)
    }
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])
  const isCurrent = state.path === path
  return {
    value: isCurrent ? state.value : null,
    problem: isCurrent ? state.problem : null,
    reload: () => setRound((before) => before + 1),
  }
}
