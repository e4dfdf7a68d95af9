import { load } from './load.ts'

const SECONDS = 8

/** Testkasse checkouts with up to two lines of unlimited stock, at concurrency 1 and 32. */
export async function benchCheckout(url: string): Promise<void> {
  const items = await sellableItems(url)
  const origin = url.replace('127.0.0.1', 'localhost')
  const body = JSON.stringify({
    items,
    successUrl: `${origin}/success`,
    cancelUrl: `${origin}/shop`,
    locale: 'de',
    timeZone: 'Europe/Zurich',
  })
  let caller = 0
  const rows = []
  for (const connections of [1, 32]) {
    const result = await load(url, {
      connections,
      seconds: SECONDS,
      requests: [
        {
          method: 'POST',
          path: '/store/gratweg/checkout',
          body,
          headers: { 'content-type': 'application/json', 'accept-language': 'de' },
          setupRequest: (request) => {
            caller++
            request.headers = {
              ...request.headers,
              'x-forwarded-for': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
            }
            return request
          },
        },
      ],
    })
    rows.push({ callers: connections, 'sessions/s': result.requestsPerSecond, ...pick(result) })
  }
  console.table(rows)
}

async function sellableItems(url: string): Promise<{ variant_id: string; quantity: number }[]> {
  const answer = await fetch(`${url}/store/gratweg/products`)
  const { products } = (await answer.json()) as {
    products: {
      type: { value: string }
      purchasable: boolean
      variants: { id: string; manage_inventory: boolean }[]
    }[]
  }
  const sellable = products.filter((product) => product.purchasable).flatMap((product) => product.variants)
  const free = sellable.filter((variant) => !variant.manage_inventory).slice(0, 2)
  if (free.length === 0) throw new Error('The catalogue has nothing to sell without a stock')
  return free.map((variant) => ({ variant_id: variant.id, quantity: 1 }))
}

function pick({ p50Ms, p99Ms, failures }: { p50Ms: number; p99Ms: number; failures: number }) {
  return { 'p50 ms': p50Ms, 'p99 ms': p99Ms, failures }
}
