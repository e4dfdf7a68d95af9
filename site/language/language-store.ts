import type { Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'

export type MessageBundles = Partial<Namespaces>

export interface LanguageStore {
  get(): Language
  /** The messages of mounted pages must have been added before. */
  set(language: Language): void
  subscribe(listener: () => void): () => void
  has(language: Language, namespace: Namespace): boolean
  loadedNamespaces(language: Language): Namespace[]
  add(language: Language, bundles: MessageBundles): void
  /** Throws when the messages were not loaded. */
  messages<N extends Namespace>(namespace: N): Namespaces[N]
}

export function createLanguageStore(initial: Language, bundles: MessageBundles): LanguageStore {
  let current = initial
  const loaded = new Map<Language, MessageBundles>([[initial, bundles]])
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(language) {
      current = language
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    has: (language, namespace) => loaded.get(language)?.[namespace] !== undefined,
    loadedNamespaces: (language) => Object.keys(loaded.get(language) ?? {}) as Namespace[],
    add(language, added) {
      loaded.set(language, { ...loaded.get(language), ...added })
    },
    messages(namespace) {
      const messages = loaded.get(current)?.[namespace]
      if (!messages) throw new Error(`The words of "${namespace}" are not loaded in "${current}"`)
      return messages as Namespaces[typeof namespace]
    },
  }
}
