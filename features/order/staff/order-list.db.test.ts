import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import type { OrderFilter, StaffOrders } from './staff-order.ts'
import type { OrderState } from '#features/order/order.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

interface OrderSeed {
  name: string | null
  email: string
  state: OrderState
  francs: number
  isSent?: boolean
  needsDecision?: boolean
}

/** As placed one after another; the list shows the last one first. */
const SEEDS: OrderSeed[] = [
  { name: 'Zoe Keller', email: 'zoe@example.ch', state: 'paid', francs: 90 },
  { name: 'ärmel und Söhne', email: 'a@example.ch', state: 'fulfilled', francs: 30, isSent: true },
  { name: '=1+1', email: 'b@example.ch', state: 'partially_refunded', francs: 60, isSent: true },
  { name: null, email: 'mona@example.ch', state: 'refunded', francs: 10 },
  { name: 'Nobody', email: 'n@example.ch', state: 'pending_payment', francs: 20 },
  { name: 'Late', email: 'l@example.ch', state: 'expired', francs: 50, needsDecision: true },
]

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  for (const [index, seed] of SEEDS.entries()) await place(seed, index)
})

async function place({ name, email, state, francs, isSent, needsDecision }: OrderSeed, index: number) {
  const at = new Date(scene.deps.clock().getTime() + index * 1000)
  const id = randomUUID()
  await scene.deps.db.transaction(async (tx) => {
    await tx.insert(orders).values({
      id,
      referenceHash: `o${index}`,
      state,
      currency: 'chf',
      totalCents: francs * 100,
      language: 'de',
      provider: 'testkasse',
      cancelUrl: '/shop',
      expiresAt: at,
      requestHash: `r${index}`,
      customerName: name,
      customerEmail: email,
      placedAt: at,
      paidAt: state === 'pending_payment' ? null : at,
      fulfilledAt: isSent ? at : null,
      needsAttention: needsDecision ? ['voucher_gone'] : [],
      updatedAt: at,
    })
    await tx.insert(orderLines).values({
      id: randomUUID(),
      orderId: id,
      position: 0,
      kind: 'goods',
      productId: 'feldbuch',
      variantId: 'feldbuch-gelb',
      productTitle: 'Feldbuch',
      variantTitle: '',
      quantity: 1,
      unitPriceCents: francs * 100,
      totalCents: francs * 100,
    })
  })
}

async function list(query: Record<string, string>): Promise<StaffOrders> {
  const answer = await scene.get(`/orders?${new URLSearchParams({ lng: 'de', ...query })}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as StaffOrders
}
const emails = async (query: Record<string, string>) =>
  (await list(query)).orders.map(({ email }) => email?.replace('@example.ch', ''))

describe('the list of orders', () => {
  it.each<[OrderFilter, string[]]>([
    ['all', ['l', 'mona', 'b', 'a', 'zoe']],
    ['to_send', ['zoe']],
    ['invoiced', []],
    ['sent', ['b', 'a']],
    ['refunded', ['mona', 'b']],
    ['attention', ['l']],
  ])('shows of %s what is asked for, the newest first, with how many each has', async (filter, expected) => {
    expect(await emails({ filter })).toEqual(expected)
    const { counts } = await list({})
    expect(counts[filter]).toBe(expected.length)
  })

  it('is sorted by buyer as people sort, or by amount', async () => {
    expect(await emails({ sort: 'buyer' })).toEqual(['b', 'a', 'l', 'mona', 'zoe'])
    expect(await emails({ sort: '-total' })).toEqual(['zoe', 'b', 'l', 'a', 'mona'])
  })

  it('is searched by number and by any part of name or address', async () => {
    const [newest] = (await list({})).orders
    expect(await emails({ q: String(newest?.number) })).toEqual(['l'])
    expect(await emails({ q: 'söhne' })).toEqual(['a'])
    expect(await emails({ q: '100%' })).toEqual([])
    expect((await list({ q: 'MONA' })).counts).toMatchObject({ all: 1, refunded: 1, sent: 0 })
  })

  it('is a file of what is filtered, in the order that is shown, without formulas', async () => {
    const answer = await scene.get('/orders.csv?filter=sent&sort=total&lng=fr')
    expect(answer.status, answer.text).toBe(200)
    const [head, ...rows] = answer.text.trim().split('\r\n')
    expect(head).toContain('Numéro;Commandé;Pour qui')
    expect(rows.map((row) => row.split(';').at(-3))).toEqual(['30.00', '60.00'])
    expect(rows[1]).toContain(";'=1+1;")
  })
})
