import { plural } from '#i18n/format.ts'
import { prefetchCartPanel } from '#features/cart/site/load-cart-panel.ts'
import { CART_BUTTON_ID } from '#features/cart/site/cart-context.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { PageLink } from '../page-link.tsx'
import { paths } from '#content/paths.ts'
import { Badge } from '../ui/notices/badge.tsx'
import { BagIcon } from '../ui/pictures/icons.tsx'
import { useHydrated } from '../use-hydrated.ts'

/** Without script a link to the shop. */
export function CartButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const messages = useMessages('common').cart
  const language = useLanguage()
  if (!useHydrated()) {
    return (
      <PageLink className="icon-button" to={paths.shop} aria-label={messages.toShop}>
        <BagIcon />
      </PageLink>
    )
  }
  const label = count > 0 ? `${messages.open}, ${plural(language, count, messages.items)}` : messages.open
  return (
    <button
      type="button"
      id={CART_BUTTON_ID}
      className="icon-button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onOpen}
      onPointerEnter={prefetchCartPanel}
      onFocus={prefetchCartPanel}
    >
      <BagIcon />
      <Badge count={count} />
    </button>
  )
}
