import { expect, it } from 'vitest'
import { parseAuthCallback } from './auth-callback.ts'

it('reads a session from a link, and the link’s purpose', () => {
  const tokens = 'access_token=a.b.c&expires_in=3600&refresh_token=r&sb=&token_type=bearer'
  expect(parseAuthCallback(`#${tokens}&type=invite`)).toEqual({ kind: 'session', type: 'invite' })
  expect(parseAuthCallback(`#${tokens}`)).toEqual({ kind: 'session', type: null })
})

it('recognises a link that was not accepted', () => {
  const refusal = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'
  expect(parseAuthCallback(refusal)).toEqual({ kind: 'refused', code: 'otp_expired' })
  expect(parseAuthCallback('#error=server_error')).toEqual({ kind: 'refused', code: 'server_error' })
})

it.each(['', '#', '#inhalt', '#type=invite'])('ignores %j', (hash) => {
  expect(parseAuthCallback(hash)).toBeNull()
})
