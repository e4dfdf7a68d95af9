import { type ComponentType, createElement, use } from 'react'

export interface LazyPage {
  Page: ComponentType
  /** Starts or joins the loading; afterwards the page renders without waiting. */
  preload(): Promise<void>
}

/**
 * A page whose code is loaded when it is needed. Once loaded it renders at once: `React.lazy` would suspend
 * for a tick even then, and a server-rendered page would flash while hydrating. A failed load can be tried again.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined
  let pending: Promise<void> | undefined
  const preload = () => {
    pending ??= load().then(
      (module) => {
        // A handled preload error resolves without a module: nothing to show, so wait for the handler's reload.
        if (!module) return new Promise<void>(() => {})
        Loaded = module.default
        return undefined
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  function Page() {
    if (!Loaded) use(preload())
    return Loaded ? createElement(Loaded) : null
  }
  return { Page, preload }
}
