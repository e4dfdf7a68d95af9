import { expect, it } from 'vitest'
import { rememberProviderRedirect, consumeProviderRedirect } from './provider-redirect.ts'

function tab(kept = new Map<string, string>()) {
  return () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }) as unknown as Storage
}

it('counts once, in the tab that started it and for that service', () => {
  const own = tab()
  rememberProviderRedirect('verein', own)
  expect(consumeProviderRedirect('google', own)).toBe(false)
  rememberProviderRedirect('verein', own)
  expect(consumeProviderRedirect('verein', own)).toBe(true)
  expect(consumeProviderRedirect('verein', own)).toBe(false)
  expect(consumeProviderRedirect('verein', tab())).toBe(false)
})

it('counts as no redirect when storage is blocked', () => {
  const blocked = (): Storage => {
    throw new Error('storage is blocked')
  }
  rememberProviderRedirect('verein', blocked)
  expect(consumeProviderRedirect('verein', blocked)).toBe(false)
})
