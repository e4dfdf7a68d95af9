/**
 * Sets the ground of the whole page, header and footer included: `night` in both schemes, or `ember`
 * (only Feuer & Fokus). It takes no room; put it anywhere in the page.
 */
export function PageTheme({ of }: { of: 'night' | 'ember' }) {
  return <i hidden data-ground={of} />
}
