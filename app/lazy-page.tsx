import { type ComponentType, createElement, use } from 'react'

export interface LazyPage {
  Page: ComponentType
  /** Starts or joins the loading, or tries again after a failure; afterwards the page renders without waiting. */
  preload(): Promise<void>
}

/**
 * A page whose code is loaded when it is needed. Once loaded it renders at once: `React.lazy` would suspend
 * for a tick even then, and a server-rendered page would flash while hydrating.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined
  let attempt: Promise<void> | undefined
  let failed = false

  function preload(): Promise<void> {
    if (!attempt || failed) {
      failed = false
      attempt = load().then(
        (module) => {
          // A handled preload error resolves without a module: its handler decides what comes next.
          if (!module) return new Promise<void>(() => {})
          Loaded = module.default
          return undefined
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
    // A failed attempt is thrown as it is: rendering must not start another one, or it would never end.
    if (!Loaded) use(attempt ?? preload())
    return Loaded ? createElement(Loaded) : null
  }

  return { Page, preload }
}
