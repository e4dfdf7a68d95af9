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

/** Rejects when the messages cannot be loaded. */
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
  const value = useMemo(() => ({ store, select, language }), [store, select, language])
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
export function useLanguageSwitch(): {
  language: Language
  select: (language: Language) => void
  pending: boolean
} {
  const { select, language } = useLanguageContext()
  const messages = useMessages('common').language
  const [pending, setPending] = useState(false)
  return {
    language,
    pending,
    select(chosen) {
      if (!select || pending) return
      setPending(true)
      select(chosen)
        .catch(() =>
          toast({ title: messages.failed, description: messages.failedHint, variant: 'destructive' }),
        )
        .finally(() => setPending(false))
    },
  }
}
