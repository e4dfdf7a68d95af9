import type { Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import type { Statement } from '#platform/database/pipeline.ts'
import { findSellableRows, type SellableRow } from './own-amounts.server.ts'
import { type SellableVariant, toSellable } from './stock-repository.server.ts'

const MAX_VARIANTS = 5000

export interface VariantCopy {
  /** As the catalogue was at its last notification or later, with the prices of a Swiss day; unknown and deleted ones are left out. */
  read(variantIds: readonly string[], language: Language, today: string): Promise<SellableVariant[]>
  /** To be called when the catalogue changes. */
  forget(): void
}

/** Sellable variants in memory. A sale checks price and stock again with `holdAsRead`. */
export function createVariantCopy(db: Database): VariantCopy {
  let rows = new Map<string, SellableRow>()
  return {
    async read(variantIds, language, today) {
      const known = rows
      const missing = variantIds.filter((id) => !known.has(id))
      const found = missing.length > 0 ? await findSellableRows(db, missing) : []
      // What was read before a change must not be kept after it.
      if (rows === known && known.size + found.length <= MAX_VARIANTS)
        for (const row of found) known.set(row.variant.id, row)
      const byId = new Map(found.map((row) => [row.variant.id, row]))
      return variantIds.flatMap((id) => {
        const row = known.get(id) ?? byId.get(id)
        return row ? [toSellable(row, language, today)] : []
      })
    },
    forget() {
      rows = new Map()
    },
  }
}

export interface LineAsRead {
  variantId: string
  quantity: number
  unitPriceCents: number
  listPriceCents: number
  isCounted: boolean
}

/**
 * Holds the counted lines of a cart, all or none, and fails with `GW001` unless every line is still sold as it was read.
 * Locks their variants in no particular order: give at most one counted line.
 */
export function holdAsRead(lines: readonly LineAsRead[], today: string): Statement {
  return {
    name: 'hold-as-read',
    text: HOLD_AS_READ,
    values: [
      lines.map(({ variantId }) => variantId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ unitPriceCents }) => unitPriceCents),
      lines.map(({ listPriceCents }) => listPriceCents),
      lines.map(({ isCounted }) => isCounted),
      today,
    ],
  }
}

const PRICE_TODAY =
  'coalesce(sale_price_on(v.sale_price_in_cents, v.sale_from, v.sale_until, $6::date), v.price_in_cents)'

const HOLD_AS_READ = `
with line as (
  select * from unnest($1::text[], $2::integer[], $3::integer[], $4::integer[], $5::boolean[])
    as line(id, quantity, unit_price, list_price, is_counted)
), held as (
  update product_variants v
  set held_quantity = v.held_quantity + line.quantity
  from line
  where v.id = line.id and line.is_counted and v.manage_inventory
    and v.inventory_quantity - v.held_quantity >= line.quantity
    and ${PRICE_TODAY} = line.unit_price and v.price_in_cents = line.list_price
  returning v.id
), sold as (
  select v.id
  from line
  join product_variants v on v.id = line.id
  join products p on p.id = v.product_id
  where v.manage_inventory = line.is_counted
    and ${PRICE_TODAY} = line.unit_price and v.price_in_cents = line.list_price
    and p.purchasable and p.status = 'published' and p.deleted_at is null
  union all
  select line.id
  from line
  join products p on line.id = p.id || '_' || (line.list_price / 100)
  where not line.is_counted and line.list_price % 100 = 0 and line.unit_price = line.list_price
    and line.list_price / 100 between p.own_least_francs and p.own_most_francs
    and p.purchasable and p.status = 'published' and p.deleted_at is null
)
select
  require_that((select count(*) from sold) = (select count(*) from line), 'a line is not sold as it was read'),
  require_that((select count(*) from held) = (select count(*) from line where is_counted), 'too little stock')`
