import { Agent, request } from 'node:http'
import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'

/** A variant with or without counted stock. */
export async function variantOf(database: Database, isCounted: boolean): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select v.id from product_variants v join products p on p.id = v.product_id
    where v.manage_inventory = ${isCounted} and p.status = 'published' and p.purchasable and p.deleted_at is null
    order by v.id limit 1`)
  if (!rows[0]) throw new Error('The catalogue has nothing to sell')
  return rows[0].id
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let visitors = 0

/** Placed, paid on the Testkasse's page and recorded through its webhook, each time by another visitor. */
export async function paidOrder(url: string, variantId: string): Promise<boolean> {
  const origin = url.replace('127.0.0.1', 'localhost')
  visitors += 1
  const visitor = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  const placed = await post(`${url}/store/gratweg/checkout`, visitor, 'application/json', {
    items: [{ variant_id: variantId, quantity: 1 }],
    successUrl: `${origin}/success`,
    cancelUrl: `${origin}/shop`,
    locale: 'de',
    timeZone: 'Europe/Zurich',
  })
  if (placed.status !== 200) return false
  const { pathname } = new URL((JSON.parse(placed.body) as { url: string }).url)
  const buyer = {
    name: 'Leitung Beispiel',
    email: `leitung-${visitors}@example.ch`,
    terms: 'on',
    street: 'Musterweg 1',
    postalCode: '6330',
    city: 'Cham',
    country: 'CH',
  }
  const paid = await post(`${url}${pathname}/payment`, visitor, 'application/x-www-form-urlencoded', buyer)
  return paid.status === 303
}

function post(
  url: string,
  visitor: string,
  type: string,
  fields: Record<string, unknown>,
): Promise<{ status: number; body: string }> {
  const body =
    type === 'application/json'
      ? JSON.stringify(fields)
      : new URLSearchParams(fields as Record<string, string>).toString()
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        'accept-language': 'de',
        'x-forwarded-for': visitor,
      },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      )
    })
    sent.end(body)
  })
}
