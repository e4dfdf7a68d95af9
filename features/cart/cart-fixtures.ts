import fc from 'fast-check'
import type { Product, Variant } from '#features/catalog/product.ts'
import { type Cart } from './cart.ts'
import { addToCart } from './change-cart.ts'

export function aVariant(input: Partial<Variant> = {}): Variant {
  return {
    id: 'peilkompass-grad',
    title: 'Grad (360°)',
    image_url: null,
    sku: 'PK-360',
    price_in_cents: 4800,
    sale_price_in_cents: null,
    currency: 'chf',
    currency_notation: { code: 'chf', symbol: 'CHF', template: 'CHF $1' },
    manage_inventory: false,
    weight: 42,
    options: [],
    inventory_quantity: 0,
    ...input,
  }
}

export function aProduct(input: Partial<Product> = {}, variants: Variant[] = [aVariant()]): Product {
  const first = variants[0] ?? aVariant()
  return {
    id: 'peilkompass',
    title: 'Peilkompass',
    subtitle: 'Grundplatte, 0–360°',
    ribbon_text: null,
    description: 'Der Kompass aus Stufe 3.',
    image: '/scenes/gear-kompass.svg',
    price_in_cents: first.price_in_cents,
    sale_price_in_cents: first.sale_price_in_cents,
    currency: first.currency,
    currency_notation: first.currency_notation,
    status: 'published',
    purchasable: true,
    order: 1,
    site_product_selection: null,
    images: [],
    options: [],
    variants,
    collections: [],
    additional_info: [],
    type: { value: 'gear' },
    custom_fields: [],
    related_products: [],
    metadata: null,
    created_at: '2027-01-01T00:00:00.000Z',
    updated_at: '2027-01-01T00:00:00.000Z',
    deleted_at: null,
    ...input,
  }
}

export const SHELF: Product[] = [
  aProduct({ id: 'a', title: 'Peilkompass' }, [
    aVariant({ id: 'a1', price_in_cents: 4800 }),
    aVariant({ id: 'a2', price_in_cents: 5200, manage_inventory: true, inventory_quantity: 3 }),
  ]),
  aProduct({ id: 'b', title: 'Feldbuch' }, [
    aVariant({ id: 'b1', price_in_cents: 2400, sale_price_in_cents: 1999 }),
  ]),
  aProduct({ id: 'c', title: 'Reepschnur' }, [
    aVariant({ id: 'c1', price_in_cents: 1805, manage_inventory: true, inventory_quantity: 1 }),
  ]),
  aProduct({ id: 'd', title: 'Leer' }, [
    aVariant({ id: 'd1', price_in_cents: 100, manage_inventory: true, inventory_quantity: 0 }),
  ]),
]

const choices = SHELF.flatMap((product) => product.variants.map((variant) => ({ product, variant })))

export const anAddition = fc.record({
  choice: fc.constantFrom(...choices),
  quantity: fc.oneof(fc.integer({ min: -5, max: 9 }), fc.double(), fc.integer()),
})

export const aCart: fc.Arbitrary<Cart> = fc
  .array(anAddition, { maxLength: 12 })
  .map((wishes) => wishes.reduce<Cart>(addTo, []))

export function addTo(
  cart: Cart,
  { choice, quantity }: { choice: (typeof choices)[number]; quantity: number },
): Cart {
  const { product, variant } = choice
  const answer = addToCart(cart, product, variant, quantity, variant.inventory_quantity)
  return answer.ok ? answer.value : cart
}
