/** The panel's code; called early when the visitor is about to open it. */
export const loadCartPanel = () => import('./cart-panel.tsx')
