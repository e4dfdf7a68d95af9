import { ROSTER_CACHE, ROSTER_PAGE, ROSTER_WORKER } from './roster-cache.ts'

/** What of the site a page offline needs: immutable files. */
const FILES = /^\/(assets|fonts)\//

/**
 * Keeps the roster's page and all that it has loaded, so that it opens offline, and has the worker serve it. Kept as a
 * whole or not at all; what an earlier build had goes.
 * @returns false where the browser cannot, or a newer build is out: then the next visit keeps that
 */
export async function keepPage() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || !('caches' in window)) return false
  await navigator.serviceWorker.register(ROSTER_WORKER, { scope: ROSTER_PAGE })
  const answer = await fetch(ROSTER_PAGE, { headers: { accept: 'text/html' } })
  if (!answer.ok) return false
  const page = await answer.clone().text()
  const loaded = loadedFiles()
  const entry = entryOf(document)
  const kept = new DOMParser().parseFromString(page, 'text/html')
  if (entry === undefined || entryOf(kept) !== entry) return false
  const files = new Set([...loaded, ...modulesOf(kept)])
  const cache = await caches.open(ROSTER_CACHE)
  const has = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll([...files].filter((file) => !has.has(file)))
  await cache.put(ROSTER_PAGE, answer)
  await Promise.all(
    [...has].filter((file) => file !== ROSTER_PAGE && !files.has(file)).map((file) => cache.delete(file)),
  )
  return true
}

/** At the end of a session. */
export async function forgetPage() {
  if ('caches' in window) await caches.delete(ROSTER_CACHE)
}

function loadedFiles() {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && FILES.test(pathname))
    .map(({ pathname }) => pathname)
}

/** Its name changes with every build. */
function entryOf(page: Document) {
  return modulesOf(page)[0]
}

function modulesOf(page: Document) {
  return page.querySelector<HTMLScriptElement>('script[data-modules]')?.dataset['modules']?.split(' ') ?? []
}
