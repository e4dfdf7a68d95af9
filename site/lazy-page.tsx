import { type ComponentType, createElement, use } from 'react'

export interface LazyPage {
  Page: ComponentType
  /** Idempotent; retries after a failure. */
  preload(): Promise<void>
}

/** Renders synchronously once loaded; `React.lazy` suspends for a tick and would flash during hydration. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined
  let attempt: Promise<void> | undefined
  let failed = false

  function preload(): Promise<void> {
    if (!attempt || failed) {
      failed = false
      attempt = load().then(
        (module) => {
          Loaded = module.default
        },
        (error: unknown) => {
          failed = true
          throw error
        },
      )
    }
    return attempt
  }

  function Page() {
    if (!Loaded) use(attempt ?? preload())
    return Loaded ? createElement(Loaded) : null
  }

  return { Page, preload }
}
