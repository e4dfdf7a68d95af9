/**
 * Makes the address of a path that the route table cannot read (a line break, an escape that is none) one that it can,
 * as the server did (`page-routes.ts`), before the page's modules read it. Only such pages carry it.
 */
function isReadable(path: string): boolean {
  try {
    return /^.*$/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

if (!isReadable(location.pathname)) history.replaceState(null, '', location.pathname.replaceAll('%', '%25'))
