import type { Session } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { accept, refuse } from '#kernel/result.ts'
import { openAuthClient } from '#site/auth/open-auth-client.ts'
import { requestReauth } from '#site/auth/recent-sign-in.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
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
  const [ended, setEnded] = useState('')
  const { busy, refusal: notice, attempt, submit } = useSubmit<LoginNotice>()

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
    ended,
    busy,
    notice,
    attempt,
    async end(id: string) {
      await submit(async () => {
        const status = await endSession(id).catch(() => 0)
        // 404: already ended.
        const isEnded = status === 204 || status === 404
        setEnded(isEnded ? id : '')
        if (!isEnded) return refuse(noticeOf(status))
        setSessions((before) => before?.filter((each) => each.id !== id) ?? null)
        return accept(id)
      })
    },
  }
}

/** Asks for a recent sign-in where it is needed. @returns the status of the answer */
async function endSession(id: string): Promise<number> {
  const client = await openAuthClient()
  const send = async () => {
    const { data } = await client.getSession()
    const headers = { authorization: `Bearer ${data.session?.access_token}` }
    return fetch(`${ADDRESS}/${id}`, { method: 'DELETE', headers })
  }
  const answer = await send()
  const { code } = answer.status === 403 ? ((await answer.json()) as { code?: string }) : {}
  const isProven = code === 'recent_sign_in_needed' && (await requestReauth())
  return (isProven ? await send() : answer).status
}

function noticeOf(status: number): LoginNotice {
  if (status === 0 || status >= 500) return 'unreachable'
  if (status === 429) return 'too_many'
  if (status === 403) return 'sign_in_again'
  return status === 401 ? 'ended' : 'failed'
}
