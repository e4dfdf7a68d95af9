import { useState } from 'react'

/** Typed but not published, and kept in this tab while other pages are looked at. */
export function useKeptDraft<Draft>(name: string, first: Draft): [Draft, (draft: Draft) => void, () => void] {
  const [draft, setDraft] = useState<Draft>(() => read(name) ?? first)
  return [
    draft,
    (next) => {
      setDraft(next)
      write(name, JSON.stringify(next))
    },
    () => write(name, null),
  ]
}

function read<Draft>(name: string): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Without storage a draft lives as long as its page. */
function write(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // blocked or full
  }
}
