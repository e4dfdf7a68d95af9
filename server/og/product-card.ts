import { type Product, effectivePriceInCents, isVoucher } from '#features/catalog/product.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { DescribedCard } from './picture-card.ts'
import { sceneOf } from './scenes.ts'
import shareTexts from '#content/texts/share.ts'

const OTHERWISE = 'gear-feldbuch'

export function productCard(language: Language, product: Product, shop: string): DescribedCard {
  const messages = shareTexts[language]
  const price = formatPrice(language, effectivePriceInCents(product), product.currency_notation)
  const own = sceneOf(product.image)
  const voucher = own !== undefined && isVoucher(product)
  const named = product.metadata?.['name']
  return {
    card: {
      ground: 'day',
      drawing: voucher
        ? {
            kind: 'ticket',
            scene: own,
            level: levelOf(product),
            label: messages.voucher,
            name: typeof named === 'string' ? named : product.title,
            price,
          }
        : { kind: 'goods', scenes: [own ?? OTHERWISE] },
      kicker: product.subtitle ?? undefined,
      title: product.title,
      sign: { text: shop, note: price },
    },
    alt: fill(voucher ? messages.pictures.ticket : messages.pictures.goods, { name: product.title }),
  }
}

function levelOf({ metadata }: Product): 1 | 2 | 3 | null {
  const level = metadata?.['level']
  return level === 1 || level === 2 || level === 3 ? level : null
}
