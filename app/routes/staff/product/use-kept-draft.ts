import { useState } from 'react'

/** What is typed and not sent, kept in this tab while other pages are looked at. `name` changes with what it began from. */
export function useKeptDraft<Draft>(name: string, first: Draft): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState<Draft>(() => read<Draft>(name) ?? first)
  return [
    draft,
    (next) => {
      setDraft(next)
      // Storage may be full or forbidden; then the draft lives as long as the page.
      try {
        sessionStorage.setItem(name, JSON.stringify(next))
      } catch {}
    },
  ]
}

function read<Draft>(name: string): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}
