import type { Offer, Product as ProductNode } from 'schema-dts'
import { BRAND } from '#content/company.ts'
import { effectivePriceInCents, type Product, type Variant } from '#features/catalog/product.ts'
import { variantAvailability } from '#features/catalog/shop-listing.ts'
import { companyReference } from './company-node.ts'
import { plainAmount } from './price.ts'
import type { StructuredPage } from './structured-page.ts'

export function productNode(page: StructuredPage, product: Product): Exclude<ProductNode, string> {
  const { canonical, image } = page
  const [first] = product.variants
  const offers = product.variants.map((variant) => offerOf(page, product, variant))
  return {
    '@type': 'Product',
    '@id': `${canonical}#product`,
    name: product.title,
    description: product.description.replace(/\s+/g, ' '),
    url: canonical,
    ...(image && { image }),
    ...(product.variants.length === 1 && first?.sku && { sku: first.sku }),
    brand: { '@type': 'Brand', name: BRAND },
    ...(offers.length > 0 && { offers }),
  }
}

function offerOf({ origin, canonical }: StructuredPage, product: Product, variant: Variant): Offer {
  const { state } = variantAvailability(product, variant)
  return {
    '@type': 'Offer',
    ...(product.variants.length > 1 && { name: variant.title, ...(variant.sku && { sku: variant.sku }) }),
    url: canonical,
    price: plainAmount(effectivePriceInCents(variant)),
    priceCurrency: variant.currency.toUpperCase(),
    availability: AVAILABILITY[state],
    itemCondition: 'https://schema.org/NewCondition',
    seller: companyReference(origin),
    ...(product.type.value === 'physical' && { shippingDetails: INCLUDED }),
  }
}

const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  low_stock: 'https://schema.org/LimitedAvailability',
  sold_out: 'https://schema.org/OutOfStock',
  not_purchasable: 'https://schema.org/OutOfStock',
} as const

/** Prices include shipping; goods go to Switzerland and Liechtenstein (ADR-004). */
const INCLUDED = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'CHF' },
  shippingDestination: [
    { '@type': 'DefinedRegion', addressCountry: 'CH' },
    { '@type': 'DefinedRegion', addressCountry: 'LI' },
  ],
} as const
