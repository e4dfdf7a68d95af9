import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import { expect, it } from 'vitest'
import { afterAuthEvent, BEFORE_LOOKUP, SIGNED_OUT } from './auth-store.ts'

const session = { access_token: 'a', user: { id: 'u' } } as Session
const signedIn = { session, user: session.user, loading: false }

it('is loading until the first answer, also when nobody is signed in', () => {
  expect(BEFORE_LOOKUP).toEqual({ session: null, user: null, loading: true })
  expect(afterAuthEvent(BEFORE_LOOKUP, 'INITIAL_SESSION', null)).toEqual(SIGNED_OUT)
})

it.each<AuthChangeEvent>([
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
])('%s brings session and user', (event) => {
  expect(afterAuthEvent(SIGNED_OUT, event, session)).toEqual(signedIn)
})

it('SIGNED_OUT ends loading and the session', () => {
  expect(afterAuthEvent(signedIn, 'SIGNED_OUT', null)).toEqual({ session: null, user: null, loading: false })
})

it('ignores unknown events', () => {
  expect(afterAuthEvent(signedIn, 'SOMETHING_NEW' as AuthChangeEvent, null)).toBe(signedIn)
})
