import { draftKey } from '../has-draft.ts'

export interface FormDraft {
  key: string
  values: Record<string, string>
  /** Epoch milliseconds. */
  savedAt: number
  /** Set once received, while the visitor is on an external page. */
  reference?: string
  /** Drafts never contain files. */
  hadFiles?: true
}

/** Older drafts are deleted, because the device may have changed hands. */
const MAX_AGE_MS = 30 * 24 * 3_600_000

export function readDraft(
  name: string,
  now: number,
  storage = () => window.localStorage,
): FormDraft | undefined {
  try {
    const draft = JSON.parse(storage().getItem(draftKey(name)) ?? 'null') as Partial<FormDraft> | null
    if (typeof draft?.key !== 'string' || typeof draft.savedAt !== 'number') return undefined
    if (now - draft.savedAt > MAX_AGE_MS) return undefined
    const texts = Object.entries(draft.values ?? {}).filter(([, value]) => typeof value === 'string')
    const { reference, hadFiles } = draft
    return {
      key: draft.key,
      values: Object.fromEntries(texts),
      savedAt: draft.savedAt,
      ...(typeof reference === 'string' && { reference }),
      ...(hadFiles === true && { hadFiles }),
    }
  } catch {
    return undefined
  }
}

/** Storage errors are ignored. */
export function writeDraft(name: string, draft: FormDraft, storage = () => window.localStorage): void {
  try {
    storage().setItem(draftKey(name), JSON.stringify(draft))
  } catch {}
}

export function clearDraft(name: string, storage = () => window.localStorage): void {
  try {
    storage().removeItem(draftKey(name))
  } catch {}
}

/** 128 random bits. Not `randomUUID`, which needs a secure context. */
export function newDraftKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
