/** Rewrites an undecodable path as the server did (`page-routes.ts`), before the modules read it. */
function isReadable(path: string): boolean {
  try {
    return /^.*$/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

if (!isReadable(location.pathname)) history.replaceState(null, '', location.pathname.replaceAll('%', '%25'))
