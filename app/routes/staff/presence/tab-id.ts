const NAME = 'presence-tab'

let id: string | undefined

/**
 * Of this tab, also after a reload: otherwise the page before would seem to be another window until the server forgets it.
 * Stored only from one page to the next, so that a duplicated tab has an id of its own.
 */
export function tabId(): string {
  if (id !== undefined) return id
  const own = take() ?? crypto.randomUUID()
  id = own
  window.addEventListener('pagehide', () => keep(own))
  return own
}

function take(): string | null {
  try {
    const kept = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
    return kept
  } catch {
    return null
  }
}

function keep(own: string): void {
  try {
    sessionStorage.setItem(NAME, own)
  } catch {
    // Storage is blocked or full: the next page is another tab for a while.
  }
}
