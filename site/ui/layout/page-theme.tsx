/** Sets the theme of the whole page; renders an invisible marker. `ember` is only for Feuer & Fokus. */
export function PageTheme({ of }: { of: 'night' | 'ember' }) {
  return <i hidden data-ground={of} />
}
