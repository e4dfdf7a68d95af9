import i18next, { type BackendModule } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { LANGUAGE_COOKIE, LANGUAGE_QUERY, LANGUAGE_STORAGE_KEY } from '#i18n/detect-language.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import type { MessageBundles } from './language-store.ts'

const YEAR_IN_MINUTES = 60 * 24 * 365

/** Immutable JSON by version; every failure is retried. */
function backend(version: string): BackendModule {
  return {
    type: 'backend',
    init() {},
    read(language, namespace, callback) {
      fetch(`/locales/${version}/${language}/${namespace}.json`)
        .then(async (response) => {
          if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
          return (await response.json()) as Record<string, unknown>
        })
        .then(
          (messages) => callback(null, messages),
          (error: unknown) => callback(error as Error, true),
        )
    },
  }
}

const detector = new LanguageDetector()
let started: Promise<unknown> | undefined

/** Loaded on demand, since the first page needs no i18next. Paths, retries and names are those of SPEC §9. */
function start(version: string): Promise<unknown> {
  started ??= i18next
    .use(backend(version))
    .init({
      lng: DEFAULT_LANGUAGE,
      fallbackLng: false,
      supportedLngs: [...LANGUAGES],
      load: 'languageOnly',
      ns: [],
      partialBundledLanguages: true,
      resources: {},
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      interpolation: { escapeValue: false },
    })
    .then(() => {
      // Not through `use()`, which together with `lng` would overwrite the visitor's stored choice.
      detector.init(i18next.services, {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: LANGUAGE_QUERY,
        lookupCookie: LANGUAGE_COOKIE,
        lookupLocalStorage: LANGUAGE_STORAGE_KEY,
        lookupSessionStorage: LANGUAGE_STORAGE_KEY,
        caches: ['localStorage', 'cookie'],
        cookieMinutes: YEAR_IN_MINUTES,
        cookieOptions: { path: '/', sameSite: 'lax' },
      })
    })
  return started
}

export async function loadMessages(
  version: string,
  language: Language,
  namespaces: Namespace[],
): Promise<MessageBundles> {
  await start(version)
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  if (missing.length > 0) await i18next.reloadResources([language], missing)
  const bundles: Record<string, unknown> = {}
  for (const namespace of namespaces) {
    if (!i18next.hasResourceBundle(language, namespace))
      throw new Error(`The words of "${namespace}" could not be loaded in "${language}"`)
    bundles[namespace] = i18next.getResourceBundle(language, namespace)
  }
  return bundles as MessageBundles
}

/** Stored in local storage and cookie (RULING 3); storage errors are ignored. */
export async function rememberLanguage(version: string, language: Language): Promise<void> {
  await start(version)
  await i18next.changeLanguage(language)
  detector.cacheUserLanguage(language)
}
