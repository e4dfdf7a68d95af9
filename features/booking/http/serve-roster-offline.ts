import { ROSTER_CACHE, ROSTER_PAGE } from '#features/booking/staff/roster/offline/roster-cache.ts'

/** What of `ServiceWorkerGlobalScope` is used; its types cannot stand beside those of pages. */
interface FetchEvent extends Event {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Worker {
  location: Location
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: ((name: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((name: 'install' | 'activate', listener: (event: LifeEvent) => void) => void)
}

/** Wait for the network, in milliseconds; then the kept roster is used. */
const PATIENCE_MS = 4000

const worker = self as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()))
})

/** Answers the roster's page and its files alone; the page keeps them (`keepPage`), this only reads. */
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== worker.location.origin) return
  if (mode === 'navigate') {
    if (pathname === ROSTER_PAGE) event.respondWith(openPage(event.request))
  } else if (/^\/(assets|fonts)\//.test(pathname)) event.respondWith(openFile(event.request))
})

/** As it is now; the kept one offline, and while the server does not answer. */
async function openPage(request: Request): Promise<Response> {
  const kept = await caches.match(ROSTER_PAGE, { cacheName: ROSTER_CACHE })
  if (!kept) return fetch(request)
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))
  const now = await Promise.race([fetch(request).catch(() => undefined), late])
  return now && now.status < 500 ? now : kept
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { cacheName: ROSTER_CACHE })) ?? fetch(request)
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('roster-') && name !== ROSTER_CACHE)
      .map((name) => caches.delete(name)),
  )
}
