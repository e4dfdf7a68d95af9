import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import { toast } from '../toast/toast.ts'
import type { LanguageStore } from './language-store.ts'

interface LanguageContextValue {
  store: LanguageStore
  language: Language
  select: SelectLanguage | null
}

/** Loads the words and switches; rejects when they cannot be had. */
type SelectLanguage = (language: Language) => Promise<void>

interface LanguageProviderProps {
  store: LanguageStore
  /** Absent while rendering on the server. */
  select: SelectLanguage | null
  children: ReactNode
}

const LanguageContext = createContext<LanguageContextValue | null>(null)

/** Listens to the language once for all that read it: a page has hundreds of them. */
export function LanguageProvider({ store, select, children }: LanguageProviderProps) {
  const language = useSyncExternalStore(store.subscribe, store.get, store.get)
  const value = useMemo(() => ({ store, select, language }), [store, select, language])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

function useLanguageContext(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}

/** The words that are there. */
export function useLanguageStore(): LanguageStore {
  return useLanguageContext().store
}

/** The language of the page; a component that reads it renders again when it changes. */
export function useLanguage(): Language {
  return useLanguageContext().language
}

/** The words of a namespace in the page's language. */
export function useMessages<N extends Namespace>(namespace: N): Namespaces[N] {
  return useLanguageStore().words(namespace)
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
  const { select, language } = useLanguageContext()
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
