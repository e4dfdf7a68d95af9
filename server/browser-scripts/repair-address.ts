/**
 * Rewrites a path that the router cannot decode (line break, malformed escape) as the server did (`page-routes.ts`),
 * before the modules read it. Only on such pages.
 */
function isReadable(path: string): boolean {
  try {
    return /^.*$/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

if (!isReadable(location.pathname)) history.replaceState(null, '', location.pathname.replaceAll('%', '%25'))
