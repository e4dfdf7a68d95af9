import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { paths } from '#content/paths.ts'
import { limitMs } from '../../machine-speed.ts'

export type ActionKind = 'booking' | 'order' | 'request' | 'event'

/** Acknowledged write, and its mark in the database. */
export interface Acknowledged {
  kind: ActionKind
  mark: string
  /** `performance.now()` of the first attempt and of the answer. */
  sentAt: number
  answeredAt: number
}

export interface CallerFigures {
  acknowledged: Acknowledged[]
  /** Count per status; `cut off` without an answer. */
  statuses: Record<string, number>
}

export interface Stage {
  site: string
  eventIds: string[]
  variantId: string
  staffToken: string
}

/** Concurrency: twenty in all. */
const READERS = 6
const WRITERS: Record<ActionKind, number> = { booking: 5, order: 4, request: 3, event: 2 }
/** Shorter than `Retry-After`, to notice the recovery soon. */
const PAUSE_MS = 50
const PATIENCE_MS = 30_000
/** Between requests that were answered: the server has time to recover. */
const PACE_MS = 50

/** Twenty users who read, buy, book, ask and use the back office until stopped. */
export function startCallers(stage: Stage): { figures: CallerFigures; stop(): Promise<void> } {
  const figures: CallerFigures = { acknowledged: [], statuses: {} }
  const stopping = new AbortController()
  const kinds = Object.entries(WRITERS) as [ActionKind, number][]
  const callers = [
    ...Array.from({ length: READERS }, () => read(stage, figures, stopping.signal)),
    ...kinds.flatMap(([kind, count]) =>
      Array.from({ length: count }, () => write(kind, stage, figures, stopping.signal)),
    ),
  ]
  return {
    figures,
    async stop() {
      stopping.abort()
      await Promise.all(callers)
    },
  }
}

async function read(stage: Stage, figures: CallerFigures, stop: AbortSignal): Promise<void> {
  const addresses = (n: number): [string, Record<string, string>?] => {
    const eventId = stage.eventIds[n % stage.eventIds.length] ?? ''
    const staff = { authorization: `Bearer ${stage.staffToken}` }
    const all: [string, Record<string, string>?][] = [
      ['/'],
      ['/store/gratweg/products'],
      [`${paths.booking}?event=${eventId}`],
      ['/api/staff/events', staff],
      [`/store/gratweg/variants?n=${n}`],
      ['/api/staff/overview', staff],
      [paths.calendar],
      [`/success?order=${randomUUID()}`],
    ]
    return all[n % all.length] ?? ['/']
  }
  for (let n = Math.floor(Math.random() * 100); !stop.aborted; n++) {
    const [path, headers = {}] = addresses(n)
    await ask(figures, `${stage.site}${path}`, { headers })
    await wait(PACE_MS)
  }
}

/** In sequence; retries with the same key, as forms do. */
async function write(
  kind: ActionKind,
  stage: Stage,
  figures: CallerFigures,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const action = ACTIONS[kind](stage)
    const sentAt = performance.now()
    while (!stop.aborted) {
      const answer = await ask(figures, `${stage.site}${action.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...action.headers },
        body: JSON.stringify(action.body),
      })
      const mark = answer?.yes ? action.markOf(answer.body) : undefined
      if (mark) {
        figures.acknowledged.push({ kind, mark, sentAt, answeredAt: performance.now() })
        await wait(PACE_MS)
        break
      }
      await wait(PAUSE_MS)
      // Events have no key: add another one.
      if (kind === 'event') break
    }
  }
}

interface Action {
  path: string
  headers: Record<string, string>
  body: object
  markOf(answer: Record<string, unknown>): string | undefined
}

const ACTIONS: Record<ActionKind, (stage: Stage) => Action> = {
  booking: ({ eventIds }) => ({
    path: '/api/bookings',
    headers: { 'idempotency-key': randomBytes(16).toString('hex') },
    body: {
      eventId: eventIds[Math.floor(Math.random() * eventIds.length)],
      people: 1,
      name: 'Leitung Beispiel',
      email: `leitung-${randomUUID()}@example.ch`,
      way: 'invoice',
      company: 'Beispiel AG',
      street: 'Musterweg 1',
      postalCode: '6330',
      city: 'Cham',
      terms: true,
    },
    markOf: ({ reference }) => text(reference),
  }),
  order: ({ site, variantId }) => ({
    path: '/store/gratweg/checkout',
    headers: { 'idempotency-key': randomBytes(16).toString('hex') },
    body: {
      items: [{ variant_id: variantId, quantity: 1 }],
      successUrl: `${site}/success`,
      cancelUrl: `${site}/shop`,
      locale: 'de',
      timeZone: 'Europe/Zurich',
    },
    markOf: ({ url }) => text(url),
  }),
  request: () => {
    const email = `person-${randomUUID()}@example.ch`
    return {
      path: '/api/inquiries/contact',
      headers: {},
      body: { email, name: 'Person', message: 'Mitten im Ausfall.', key: randomBytes(16).toString('hex') },
      markOf: () => email,
    }
  },
  event: ({ staffToken }) => ({
    path: '/api/staff/events',
    headers: { authorization: `Bearer ${staffToken}` },
    body: {
      serviceId: 'aufbruch',
      title: { de: 'Aufbruch im Nebel' },
      starts: `${new Date().getFullYear() + 1}-06-05T09:00`,
      ends: `${new Date().getFullYear() + 1}-06-05T17:00`,
      allDay: false,
      place: { de: 'Zugerberg' },
      meetingPoint: null,
      places: 12,
      priceCents: null,
      public: false,
      note: null,
      minimumParticipants: null,
      decideBy: null,
    },
    markOf: ({ id }) => text(id),
  }),
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

async function ask(
  { statuses }: CallerFigures,
  url: string,
  init: RequestInit,
): Promise<{ yes: boolean; body: Record<string, unknown> } | undefined> {
  const count = (status: string) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  try {
    const headers = { ...init.headers, 'x-forwarded-for': someAddress() }
    const answer = await fetch(url, {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs(PATIENCE_MS)),
    })
    const content = await answer.text()
    count(String(answer.status))
    if (answer.status >= 400 && answer.status !== 503)
      lastSeen.set(answer.status, `${url} ${content.slice(0, 300)}`)
    return { yes: answer.ok, body: content.startsWith('{') ? JSON.parse(content) : {} }
  } catch {
    count('cut off')
    return undefined
  }
}

/** A new network each, since limits apply per network. */
function someAddress(): string {
  return ['10', ...randomBytes(3)].join('.')
}

/** Sample of each unexpected status. */
export const lastSeen = new Map<number, string>()
