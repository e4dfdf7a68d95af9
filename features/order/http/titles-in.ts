import { findVariantTitles } from '#features/catalog/stock-repository.server.ts'
import type { OrderLine } from '#features/order/order-details.ts'
import type { Language } from '#i18n/languages.ts'
import type { Database, Transaction } from '#platform/database/database.ts'

type TitledLine = Pick<OrderLine, 'variantId' | 'productTitle' | 'variantTitle'>

/** Replaces a title only if the catalogue still has the sold one in the order's language. */
export async function titlesIn<Line extends TitledLine, Order extends { language: Language; lines: Line[] }>(
  db: Database | Transaction,
  orders: Order[],
  language: Language,
): Promise<Order[]> {
  const foreign = orders.filter((order) => order.language !== language)
  const ids = foreign.flatMap(({ lines }) => lines.map(({ variantId }) => variantId))
  if (ids.length === 0) return orders
  const languages = new Set([language, ...foreign.map((order) => order.language)])
  const named = new Map<string, { productTitle: string; variantTitle: string }>()
  for (const tag of languages)
    for (const variant of await findVariantTitles(db, ids, tag))
      named.set(`${tag} ${variant.variantId}`, variant)
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => {
      const [then, now] = [order.language, language].map((tag) => named.get(`${tag} ${line.variantId}`))
      const isSame = then?.productTitle === line.productTitle && then.variantTitle === line.variantTitle
      return now && isSame
        ? { ...line, productTitle: now.productTitle, variantTitle: now.variantTitle }
        : line
    }),
  }))
}
