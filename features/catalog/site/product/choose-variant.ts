import type { Product, Variant } from '#features/catalog/product.ts'
import { chooseVariant } from '#features/catalog/to-product.ts'

export interface OptionGroup {
  id: string
  title: string
  values: {
    value: string
    chosen: boolean
    /** False: no variant combines this value with the preceding options. */
    possible: boolean
  }[]
}

type Choosable = Pick<Product, 'options' | 'variants' | 'site_product_selection'>

/** Fallback group: variants by title. */
const VARIANT_GROUP = 'variant'

/** The variant whose price the shop shows; if sold out, another in stock. */
export function startVariant(product: Choosable): Variant | undefined {
  const preferred = chooseVariant(product.variants, product.site_product_selection)
  return preferred && isInStock(preferred) ? preferred : (product.variants.find(isInStock) ?? preferred)
}

/** Empty for a single variant. */
export function optionGroups(product: Choosable, chosen: Variant): OptionGroup[] {
  if (product.variants.length < 2) return []
  const names = groupNames(product)
  return names.map((group, index) => {
    const before = names.slice(0, index)
    const reachable = product.variants.filter((variant) => agree(variant, chosen, before))
    const values = [...new Set(product.variants.map((variant) => valueOf(variant, group.id)))]
    return {
      ...group,
      values: values.map((value) => ({
        value,
        chosen: valueOf(chosen, group.id) === value,
        possible: reachable.some((variant) => valueOf(variant, group.id) === value),
      })),
    }
  })
}

/** Keeps the preceding options, and the following ones if a variant has them; prefers variants in stock. */
export function chooseValue(product: Choosable, chosen: Variant, groupId: string, value: string): Variant {
  const names = groupNames(product)
  const index = names.findIndex((group) => group.id === groupId)
  const score = (variant: Variant) =>
    names.slice(index + 1).filter((group) => agree(variant, chosen, [group])).length * 2 +
    (isInStock(variant) ? 1 : 0)
  const candidates = product.variants.filter(
    (variant) => valueOf(variant, groupId) === value && agree(variant, chosen, names.slice(0, index)),
  )
  return candidates.reduce(
    (best, variant) => (score(variant) > score(best) ? variant : best),
    candidates[0] ?? chosen,
  )
}

function groupNames({ options, variants }: Choosable): { id: string; title: string }[] {
  const values = variants.map((variant) => options.map(({ id }) => valueOf(variant, id)))
  const tellApart = new Set(values.map((tuple) => JSON.stringify(tuple))).size === variants.length
  if (tellApart && values.flat().every(Boolean)) return options.map(({ id, title }) => ({ id, title }))
  return [{ id: VARIANT_GROUP, title: options.map(({ title }) => title).join(', ') }]
}

function valueOf(variant: Variant, groupId: string): string {
  if (groupId === VARIANT_GROUP) return variant.title
  return variant.options.find((option) => option.option_id === groupId)?.value ?? ''
}

function agree(a: Variant, b: Variant, groups: { id: string }[]): boolean {
  return groups.every(({ id }) => valueOf(a, id) === valueOf(b, id))
}

function isInStock(variant: Variant): boolean {
  return !variant.manage_inventory || variant.inventory_quantity > 0
}
