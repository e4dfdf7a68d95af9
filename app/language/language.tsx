import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import { toast } from '../toast/toast.ts'
import type { LanguageStore } from './language-store.ts'

interface LanguageContextValue {
  store: LanguageStore
  /** Loads the words and switches; rejects when they cannot be had. Absent while rendering on the server. */
  select: ((language: Language) => Promise<void>) | null
}

export const LanguageContext = createContext<LanguageContextValue | null>(null)

function useLanguageContext(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageContext')
  return value
}

/** The language of the page; a component that reads it renders again when it changes. */
export function useLanguage(): Language {
  const { store } = useLanguageContext()
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** The words of a namespace in the page's language. */
export function useMessages<N extends Namespace>(namespace: N): Namespaces[N] {
  useLanguage()
  return useLanguageContext().store.words(namespace)
}

/**
 * The switcher's behaviour: `select` keeps the page, its scroll position and what was typed. When the words
 * cannot be loaded the language stays and the visitor is told.
 */
export function useLanguageSwitch(): {
  language: Language
  select: (language: Language) => void
  pending: boolean
} {
  const { select } = useLanguageContext()
  const language = useLanguage()
  const words = useMessages('common').language
  const [pending, setPending] = useState(false)
  return {
    language,
    pending,
    select(chosen) {
      if (!select || pending) return
      setPending(true)
      select(chosen)
        .catch(() => toast({ title: words.failed, description: words.failedHint, variant: 'destructive' }))
        .finally(() => setPending(false))
    },
  }
}
