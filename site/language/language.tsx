import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import { toast } from '../toast/toast.ts'
import type { LanguageStore } from './language-store.ts'

interface LanguageContextValue {
  store: LanguageStore
  language: Language
  pending: boolean
  select: (language: Language) => void
}

/** Rejects when the messages cannot be loaded; a later choice replaces one that still loads. */
type SelectLanguage = (language: Language) => Promise<void>

interface LanguageProviderProps {
  store: LanguageStore
  /** Null on the server. */
  select: SelectLanguage | null
  children: ReactNode
}

const LanguageContext = createContext<LanguageContextValue | null>(null)

/** One subscription instead of one per component. */
export function LanguageProvider({ store, select, children }: LanguageProviderProps) {
  const language = useSyncExternalStore(store.subscribe, store.get, store.get)
  const [loading, setLoading] = useState(0)
  const value = useMemo(
    () => ({
      store,
      language,
      pending: loading > 0,
      select(chosen: Language) {
        if (!select) return
        setLoading((count) => count + 1)
        select(chosen)
          .catch(() => {
            const { failed, failedHint } = store.messages('common').language
            toast({ title: failed, description: failedHint, variant: 'destructive' })
          })
          .finally(() => setLoading((count) => count - 1))
      },
    }),
    [store, select, language, loading],
  )
  return <LanguageContext value={value}>{children}</LanguageContext>
}

function useLanguageContext(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}

export function useLanguageStore(): LanguageStore {
  return useLanguageContext().store
}

export function useLanguage(): Language {
  return useLanguageContext().language
}

export function useMessages<N extends Namespace>(namespace: N): Namespaces[N] {
  return useLanguageStore().messages(namespace)
}

/** `select` keeps page, scroll position and input; on failure it keeps the language and shows a toast. */
export function useLanguageSwitch(): Omit<LanguageContextValue, 'store'> {
  return useLanguageContext()
}
