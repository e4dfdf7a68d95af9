import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { limitMs } from '../../machine-speed.ts'

/** What callers were told has happened. */
export interface Acknowledged {
  /** Addresses of payment pages that were paid. */
  paid: string[]
  /** References of confirmed bookings. */
  booked: string[]
  /** E-mail addresses of requests. */
  requests: string[]
}

export interface BalancedCallers {
  acknowledged: Acknowledged
  /** Pages that showed a price although another one was a second old when they were asked for. */
  stale: string[]
  pages: number
  /** Count per status; `cut off` without an answer. */
  statuses: Record<string, number>
  stop(): Promise<void>
}

export interface Stage {
  port: number
  /** With counted stock. */
  variantId: string
  eventId: string
  /** In their order, with the time when each was known to be committed. */
  prices: { text: string; since: number }[]
  pricePath: string
}

const FRESH_WITHIN_MS = 1000
const PATIENCE_MS = 60_000
const PAUSE_MS = 50
/** Enough to sell out soon, and leaves the processors to the servers. */
const PACE_MS = 100

/** Buy and pay, book, ask and read until stopped. Unanswered writes are sent again with the same key, as browsers do. */
export function startBalancedCallers(stage: Stage): BalancedCallers {
  const callers: Omit<BalancedCallers, 'stop'> = {
    acknowledged: { paid: [], booked: [], requests: [] },
    stale: [],
    pages: 0,
    statuses: {},
  }
  const stopping = new AbortController()
  const { signal } = stopping
  const running = [
    ...Array.from({ length: 3 }, () => repeat(signal, () => readPrice(stage, callers))),
    ...Array.from({ length: 3 }, () => repeat(signal, () => order(stage, callers, signal))),
    ...Array.from({ length: 2 }, () => repeat(signal, () => book(stage, callers, signal))),
    repeat(signal, () => inquire(stage, callers, signal)),
  ]
  return Object.assign(callers, {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  })
}

type Figures = Omit<BalancedCallers, 'stop'>

async function repeat(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await act()
    await wait(PACE_MS)
  }
}

async function readPrice(stage: Stage, figures: Figures): Promise<void> {
  const requestedAt = performance.now()
  const answer = await ask(figures, stage.port, stage.pricePath)
  if (answer?.status !== 200) return
  figures.pages += 1
  const stale = staleness(stage, answer, requestedAt)
  if (stale) figures.stale.push(stale)
}

/** Undefined when the page shows a price that was valid a second before it was asked for, or later. */
export function staleness(
  { prices }: Pick<Stage, 'prices'>,
  answer: { body: string } | undefined,
  requestedAt: number,
): string | undefined {
  const position = prices.findLastIndex(({ text }) => answer?.body.includes(text))
  const ended = prices[position + 1]?.since ?? Number.POSITIVE_INFINITY
  if (position !== -1 && ended >= requestedAt - FRESH_WITHIN_MS) return undefined
  return `${prices[position]?.text ?? 'no price'}, which ended ${Math.round(requestedAt - ended)} ms before`
}

async function order(stage: Stage, figures: Figures, signal: AbortSignal): Promise<void> {
  const site = 'http://localhost'
  const placed = await untilAnswered(figures, stage.port, signal, '/store/gratweg/checkout', {
    headers: { 'content-type': 'application/json', 'idempotency-key': randomBytes(16).toString('hex') },
    body: JSON.stringify({
      items: [{ variant_id: stage.variantId, quantity: 1 }],
      successUrl: `${site}/success`,
      cancelUrl: `${site}/shop`,
      locale: 'de',
      timeZone: 'Europe/Zurich',
    }),
  })
  if (placed?.status !== 200) return
  const { url } = JSON.parse(placed.body) as { url: string }
  const paid = await untilAnswered(figures, stage.port, signal, `${new URL(url).pathname}/payment`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      name: 'Leitung Beispiel',
      email: `leitung-${randomUUID()}@example.ch`,
      terms: 'on',
      street: 'Musterweg 1',
      postalCode: '6330',
      city: 'Cham',
      country: 'CH',
    }).toString(),
  })
  if (paid?.status === 303) figures.acknowledged.paid.push(url)
}

async function book(stage: Stage, figures: Figures, signal: AbortSignal): Promise<void> {
  const booked = await untilAnswered(figures, stage.port, signal, '/api/bookings', {
    headers: { 'content-type': 'application/json', 'idempotency-key': randomBytes(16).toString('hex') },
    body: JSON.stringify({
      eventId: stage.eventId,
      people: 1,
      name: 'Leitung Beispiel',
      email: `leitung-${randomUUID()}@example.ch`,
      way: 'invoice',
      company: 'Beispiel AG',
      street: 'Musterweg 1',
      postalCode: '6330',
      city: 'Cham',
      terms: true,
    }),
  })
  if (booked?.status === 201)
    figures.acknowledged.booked.push((JSON.parse(booked.body) as { reference: string }).reference)
}

async function inquire(stage: Stage, figures: Figures, signal: AbortSignal): Promise<void> {
  const email = `person-${randomUUID()}@example.ch`
  const sent = await untilAnswered(figures, stage.port, signal, '/api/inquiries/contact', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      name: 'Person',
      message: 'Guten Tag',
      key: randomBytes(16).toString('hex'),
    }),
  })
  if (sent?.status === 201) figures.acknowledged.requests.push(email)
}

interface Answer {
  status: number
  body: string
}

async function untilAnswered(
  figures: Figures,
  port: number,
  signal: AbortSignal,
  path: string,
  init: RequestInit,
): Promise<Answer | undefined> {
  while (!signal.aborted) {
    const answer = await ask(figures, port, path, { ...init, method: 'POST' })
    if (answer && answer.status !== 503) return answer
    await wait(PAUSE_MS)
  }
  return undefined
}

/** On a connection of its own, so that each request may reach another server. */
export async function ask(
  { statuses }: Pick<Figures, 'statuses'>,
  port: number,
  path: string,
  init: RequestInit = {},
): Promise<Answer | undefined> {
  const count = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      // Limits are per network.
      headers: {
        ...init.headers,
        connection: 'close',
        'x-forwarded-for': ['10', ...randomBytes(3)].join('.'),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs(PATIENCE_MS)),
    })
    const body = await answer.text()
    count(String(answer.status))
    return { status: answer.status, body }
  } catch {
    count('cut off')
    return undefined
  }
}
