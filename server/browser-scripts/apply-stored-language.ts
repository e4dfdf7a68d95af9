import {
  LANGUAGE_COOKIE,
  LANGUAGE_HINT_COOKIE,
  LANGUAGE_QUERY,
  LANGUAGE_STORAGE_KEY,
} from '#i18n/detect-language.ts'
import { type Language, toLanguage } from '#i18n/languages.ts'

/**
 * Runs in `<head>` before first paint, because the server cannot see web storage: sets a hint cookie and reloads once,
 * hidden. With cookies blocked it does not reload; the page switches after hydration (`data-language`).
 */
function applyStoredLanguage(): void {
  const page = document.documentElement
  const requested = toLanguage(new URLSearchParams(location.search).get(LANGUAGE_QUERY))
  if (requested) return store(requested)
  if (languageOfCookie(LANGUAGE_COOKIE)) return
  const stored = languageIn('localStorage') ?? languageIn('sessionStorage')
  const hint = languageOfCookie(LANGUAGE_HINT_COOKIE)
  if (!stored) {
    if (!hint) return
    document.cookie = `${LANGUAGE_HINT_COOKIE}=;path=/;max-age=0`
    if (!languageOfCookie(LANGUAGE_HINT_COOKIE)) reload(page)
    return
  }
  if (stored === toLanguage(page.lang)) return
  document.cookie = `${LANGUAGE_HINT_COOKIE}=${stored};path=/;samesite=lax`
  if (hint !== stored && languageOfCookie(LANGUAGE_HINT_COOKIE) === stored) reload(page)
  else page.dataset.language = stored
}

function languageOfCookie(name: string): Language | undefined {
  return toLanguage(document.cookie.match(`(?:^|; )${name}=([^;]*)`)?.[1])
}

function languageIn(storage: 'localStorage' | 'sessionStorage'): Language | undefined {
  try {
    return toLanguage(window[storage].getItem(LANGUAGE_STORAGE_KEY))
  } catch {
    return undefined
  }
}

function store(language: Language): void {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
}

function reload(page: HTMLElement): void {
  page.style.visibility = 'hidden'
  location.reload()
}

try {
  applyStoredLanguage()
} catch {
  // Storage or cookies are blocked: keep the served language.
}
