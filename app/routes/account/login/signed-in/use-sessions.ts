import type { Session } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import type { LoginNotice } from '../auth-problem.ts'

const ADDRESS = '/api/account/sessions'

export interface ListedSession {
  id: string
  isCurrent: boolean
  lastUsedAt: string
  userAgent: string
}

/** `sessions` is null while loading, and with external accounts. */
export function useSessions({ access_token: token }: Pick<Session, 'access_token'>) {
  const [sessions, setSessions] = useState<ListedSession[] | null>(null)
  const [state, setState] = useState({
    busy: false,
    notice: null as LoginNotice | null,
    attempt: 0,
    ended: '',
  })
  const ask = (method: 'GET' | 'DELETE', path = '') =>
    fetch(ADDRESS + path, { method, headers: { authorization: `Bearer ${token}` } })

  useEffect(() => {
    const leaving = new AbortController()
    fetch(ADDRESS, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal })
      .then(async (answer) => {
        if (answer.ok) setSessions(((await answer.json()) as { sessions: ListedSession[] }).sessions)
      })
      .catch(() => undefined)
    return () => leaving.abort()
  }, [token])

  return {
    sessions,
    ...state,
    async end(id: string) {
      if (state.busy) return
      setState((before) => ({ ...before, busy: true }))
      const status = await ask('DELETE', `/${id}`).then(
        (answer) => answer.status,
        () => 0,
      )
      // 404: already ended.
      const isEnded = status === 204 || status === 404
      if (isEnded) setSessions((before) => before?.filter((each) => each.id !== id) ?? null)
      setState(({ attempt }) => ({
        busy: false,
        notice: isEnded ? null : noticeOf(status),
        attempt: isEnded ? attempt : attempt + 1,
        ended: isEnded ? id : '',
      }))
    },
  }
}

function noticeOf(status: number): LoginNotice {
  if (status === 0 || status >= 500) return 'unreachable'
  if (status === 429) return 'too_many'
  return status === 401 ? 'ended' : 'failed'
}
