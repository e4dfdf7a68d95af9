import type { Product } from '#features/catalog/product.ts'

export interface Callout {
  number: number
  title: string
  text: string
  /** Label and tip of the leader line, in 1/480 of the picture's width. */
  x: number
  y: number
  tipX: number
  tipY: number
}

export interface ProductDetails {
  facts: { label: string; value: string }[]
  quote: string | null
  story: string | null
  callouts: Callout[]
}

/** `metadata` is untyped: an external store may send anything. */
export function productDetails({ metadata }: Pick<Product, 'metadata'>): ProductDetails {
  const from = metadata ?? {}
  return {
    facts: records(from['facts']).flatMap(({ label, value }) => {
      const fact = { label: text(label), value: text(value) }
      return fact.label && fact.value ? [{ label: fact.label, value: fact.value }] : []
    }),
    quote: text(from['quote']),
    story: text(from['story']),
    callouts: records(from['callouts']).flatMap(toCallout),
  }
}

function toCallout(from: Record<string, unknown>): Callout[] {
  const [number, x, y, tipX, tipY] = [from['number'], from['x'], from['y'], from['tipX'], from['tipY']]
  const title = text(from['title'])
  if (!isNumber(number) || !isNumber(x) || !isNumber(y) || !isNumber(tipX) || !isNumber(tipY) || !title)
    return []
  return [{ number, title, text: text(from['text']) ?? '', x, y, tipX, tipY }]
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : []
}
