import { draftKey } from '../has-draft.ts'

/** What was typed and not sent. The key goes along with the form, so that a repeated sending counts once. */
export interface FormDraft {
  key: string
  values: Record<string, string>
  /** Milliseconds since 1970. */
  savedAt: number
  /** Of what has arrived already and goes on elsewhere; the draft goes once it is through. */
  reference?: string
  /** Files were chosen, which a draft never holds. */
  hadFiles?: true
}

/** Older drafts are forgotten: the device may have changed hands. */
const MAX_AGE_MS = 30 * 24 * 3_600_000

/** The draft of a form; undefined when there is none, or none that can be read. */
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

/** Keeps a draft; storage that is full or blocked is ignored. */
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

/** 128 random bits. Not `randomUUID`: that is missing where the site is reached over plain http. */
export function newDraftKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
