export const loadCartPanel = () => import('./cart-panel.tsx')

export function prefetchCartPanel(): void {
  loadCartPanel().catch(() => {})
}
