import { expect, it } from 'vitest'
import { readMailedToken } from './mailed-token.ts'

it('is read from the URL fragment, which no server sees', () => {
  expect(readMailedToken('#token_hash=ab12&type=invite')).toEqual({ tokenHash: 'ab12', type: 'invite' })
})

it.each([
  ['', 'nothing'],
  ['#token_hash=ab12', 'no type'],
  ['#token_hash=ab12&type=email_change', 'a type without a button'],
  ['#access_token=x&type=invite', 'a session'],
])('is absent in %j: %s', (hash) => {
  expect(readMailedToken(hash)).toBeNull()
})
