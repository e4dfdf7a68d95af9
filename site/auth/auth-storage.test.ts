import { expect, it } from 'vitest'
import { AUTH_STORAGE_KEY, authStorage, hasStoredSession } from './auth-storage.ts'

function storageOf(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
}
const blocked = (): Storage => {
  throw new Error('storage is blocked')
}

it('keeps the session where the next page finds it', () => {
  const local = storageOf()
  expect(hasStoredSession(() => local)).toBe(false)
  const storage = authStorage(() => local)
  storage.setItem(AUTH_STORAGE_KEY, '{}')
  expect(hasStoredSession(() => local)).toBe(true)
  storage.removeItem(AUTH_STORAGE_KEY)
  expect(storage.getItem(AUTH_STORAGE_KEY)).toBeNull()
})

it('keeps the session in memory when storage is blocked, without an error', () => {
  expect(hasStoredSession(blocked)).toBe(false)
  const storage = authStorage(blocked)
  storage.setItem('auth', 'x')
  expect(storage.getItem('auth')).toBe('x')
  storage.removeItem('auth')
  expect(storage.getItem('auth')).toBeNull()
})

it('returns what was written last when storage is full', () => {
  const full = storageOf(new Map([['auth', 'old']]))
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const storage = authStorage(() => full)
  storage.setItem('auth', 'new')
  expect(storage.getItem('auth')).toBe('new')
})
