import type { Session } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import type { StaffRole } from '#features/account/roles/permissions.ts'

export interface OwnRole {
  /** Null: a visitor's account. */
  role: StaffRole | null
}

/** Null while it is not known, and for visitors' accounts. */
export function useOwnRole({ access_token: token }: Pick<Session, 'access_token'>): StaffRole | null {
  const [role, setRole] = useState<StaffRole | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    fetch('/api/account/role', { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal })
      .then(async (answer) => {
        if (answer.ok) setRole(((await answer.json()) as OwnRole).role)
      })
      .catch(() => undefined)
    return () => leaving.abort()
  }, [token])
  return role
}
