import { useState } from 'react'

/**
 * What is typed and not sent, kept in this tab while other pages are looked at.
 * @param name changes with what it began from
 * @returns what is typed, how it changes, and how what was kept is forgotten
 */
export function useKeptDraft<Draft>(
  name: string,
  first: () => Draft,
): [draft: Draft, change: (draft: Draft) => void, forget: () => void] {
  const [draft, setDraft] = useState(() => read<Draft>(name) ?? first())
  return [
    draft,
    (next) => {
      setDraft(next)
      write(name, next)
    },
    () => write(name, null),
  ]
}

function read<Draft>(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Storage may be full or forbidden; then the draft lives as long as the page. */
function write(name: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {}
}
