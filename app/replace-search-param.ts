/**
 * Keeps a choice in the address, in place of the entry that is there. Does nothing once the address belongs to another
 * page: while pages cross-fade, the old one still stands there.
 * @param pathname the page that the choice was made on.
 */
export function replaceSearchParam(pathname: string, name: string, value: string | null): void {
  const url = new URL(window.location.href)
  if (url.pathname !== pathname) return
  if (value === null) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', url)
}
