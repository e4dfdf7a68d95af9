export const loadCartPanel = () => import('./cart-panel.tsx')

/** Ignores errors; opening reports them. */
export function prefetchCartPanel(): void {
  loadCartPanel().catch(() => {})
}
