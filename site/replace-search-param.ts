/** Does nothing when another page is already shown, during view transitions. @param pathname page of the choice. */
export function replaceSearchParam(pathname: string, name: string, value: string | null): void {
  const url = new URL(window.location.href)
  if (url.pathname !== pathname) return
  if (value === null) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  window.history.replaceState(window.history.state, '', url)
}
