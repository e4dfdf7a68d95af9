import { expect, it } from 'vitest'
import { clearDraft, newDraftKey, readDraft, writeDraft } from './form-draft.ts'

const DAY_MS = 24 * 3_600_000
const draft = { key: newDraftKey(), values: { email: 'lia@example.ch', message: 'Hallo' }, savedAt: 1000 }

function storageOf(content: Record<string, string> = {}): () => Storage {
  const kept = new Map(Object.entries(content))
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return () => storage as unknown as Storage
}

const blocked = (): Storage => {
  throw new Error('storage is blocked')
}

it('restores what was typed until the draft is cleared', () => {
  const storage = storageOf()
  writeDraft('contact', draft, storage)
  expect(readDraft('contact', 2000, storage)).toEqual(draft)
  expect(readDraft('project', 2000, storage)).toBeUndefined()
  clearDraft('contact', storage)
  expect(readDraft('contact', 2000, storage)).toBeUndefined()
})

it('stores that files were chosen, but not the files', () => {
  const storage = storageOf()
  writeDraft('contact', { ...draft, hadFiles: true }, storage)
  expect(readDraft('contact', 2000, storage)).toEqual({ ...draft, hadFiles: true })
})

it('drops a draft after thirty days', () => {
  const storage = storageOf()
  writeDraft('contact', draft, storage)
  expect(readDraft('contact', 1000 + 30 * DAY_MS, storage)).toEqual(draft)
  expect(readDraft('contact', 1001 + 30 * DAY_MS, storage)).toBeUndefined()
})

it.each(['', '{', 'null', '7', '[]', '{"key":1,"savedAt":1}', '{"key":"k"}'])(
  'ignores the stored value %j',
  (text) => {
    expect(readDraft('contact', 2000, storageOf({ 'draft:contact': text }))).toBeUndefined()
  },
)

it('reads only texts from a draft', () => {
  const text = JSON.stringify({ key: 'k', savedAt: 1, values: { message: 'Hallo', email: 7, name: null } })
  expect(readDraft('contact', 2, storageOf({ 'draft:contact': text }))?.values).toEqual({ message: 'Hallo' })
})

it('works without storage', () => {
  expect(() => writeDraft('contact', draft, blocked)).not.toThrow()
  expect(() => clearDraft('contact', blocked)).not.toThrow()
  expect(readDraft('contact', 2000, blocked)).toBeUndefined()
})

it('gives every draft its own key, in the format the server accepts', () => {
  const keys = Array.from({ length: 100 }, newDraftKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
