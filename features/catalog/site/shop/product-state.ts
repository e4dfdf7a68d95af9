import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import type { ProductCardData } from './product-card-data.ts'

/** What keeps a product from being bought as usual: its ribbon, and the state if the ribbon says something else. */
export function useProductState(
  { availability, ribbon, salePriceInCents }: ProductCardData,
  isHeld: boolean,
): { ribbon: string | null; state: string | null } {
  const messages = useMessages('common').offer
  const { held } = useMessages('stock-hold')
  const state = stateNote()
  return { ribbon: ribbon ?? state, state: ribbon === null ? null : state }

  function stateNote(): string | null {
    if (availability.state === 'sold_out') return isHeld ? held : messages.soldOut
    if (availability.state === 'not_purchasable') return messages.notPurchasable
    if (availability.state === 'low_stock') return fill(messages.lowStock, { n: availability.left })
    return salePriceInCents === null ? null : messages.sale
  }
}
