import type { Language } from '#i18n/languages.ts'

const MAX_AGE_MS = 5000

interface Ahead {
  key: string
  requestedAt: number
  data: Promise<unknown>
}

let last: Ahead | undefined

/** Keeps only the latest page, and briefly. */
export function prefetchData(
  language: Language,
  url: URL,
  load: () => Promise<unknown>,
  now = Date.now,
): void {
  const key = keyOf(language, url)
  if (last?.key === key && now() - last.requestedAt < MAX_AGE_MS) return
  const ahead = { key, requestedAt: now(), data: load() }
  last = ahead
  ahead.data.catch(() => {
    if (last === ahead) last = undefined
  })
}

export function takePrefetchedData(
  language: Language,
  url: URL,
  now = Date.now,
): Promise<unknown> | undefined {
  const ahead = last
  if (ahead?.key !== keyOf(language, url)) return undefined
  last = undefined
  return now() - ahead.requestedAt < MAX_AGE_MS ? ahead.data : undefined
}

function keyOf(language: Language, { pathname, search }: URL): string {
  return `${language} ${pathname}${search}`
}
