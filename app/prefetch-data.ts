import type { Language } from '#i18n/languages.ts'

/** Data that is older was asked for by a visitor who did not go there. */
const MAX_AGE_MS = 5000

interface Ahead {
  key: string
  askedAt: number
  data: Promise<unknown>
}

let last: Ahead | undefined

/** Starts to load a page's data before the visitor goes there; only the last page is kept, and not for long. */
export function prefetchData(
  language: Language,
  url: URL,
  load: () => Promise<unknown>,
  now = Date.now,
): void {
  const key = keyOf(language, url)
  if (last?.key === key && now() - last.askedAt < MAX_AGE_MS) return
  const ahead = { key, askedAt: now(), data: load() }
  last = ahead
  // What cannot be loaded now is tried again by the navigation itself, which can tell.
  ahead.data.catch(() => {
    if (last === ahead) last = undefined
  })
}

/** What was loaded ahead for this page; once. */
export function takePrefetchedData(
  language: Language,
  url: URL,
  now = Date.now,
): Promise<unknown> | undefined {
  const ahead = last
  if (ahead?.key !== keyOf(language, url)) return undefined
  last = undefined
  return now() - ahead.askedAt < MAX_AGE_MS ? ahead.data : undefined
}

function keyOf(language: Language, { pathname, search }: URL): string {
  return `${language} ${pathname}${search}`
}
