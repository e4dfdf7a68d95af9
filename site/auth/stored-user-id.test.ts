import { expect, it } from 'vitest'
import { storedUserId } from './stored-user-id.ts'

const holding = (stored: string | null) => () => ({ getItem: () => stored }) as unknown as Storage

it('reads whose session the browser has', () => {
  expect(storedUserId(holding(JSON.stringify({ user: { id: 'ada' } })))).toBe('ada')
})

it.each([null, '', '{', 'null', '{}', '{"user":null}', '{"user":{"id":5}}'])(
  'finds no user in %j',
  (stored) => {
    expect(storedUserId(holding(stored))).toBeUndefined()
  },
)

it('finds no user when storage is blocked', () => {
  expect(
    storedUserId(() => {
      throw new Error('blocked')
    }),
  ).toBeUndefined()
})
