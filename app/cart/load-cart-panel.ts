export const loadCartPanel = () => import('./cart-panel.tsx')

/** Fetches the panel's code when the visitor is about to open it; opening reports what cannot be loaded. */
export function prefetchCartPanel(): void {
  loadCartPanel().catch(() => {})
}
