import { DRAWINGS } from '#features/pictures/content/drawings.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { isOwnPicture } from '#features/pictures/content/pictures.ts'
import type { ServiceId } from '#features/services/content/services.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { moveCourseVoucher } from '#features/catalog/staff/course-voucher.server.ts'
import { type FactRefusal, ONLY } from '#features/facts/fact-kind.ts'
import { type FactDeps, publishFact } from '#features/facts/publish-fact.server.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import {
  completeOrder,
  decideChange,
  decideNewService,
  decideOffer,
  decideRetirement,
  findReasonToKeep,
  isFirstService,
  type NewService,
  type ServiceRefusal,
  type ServiceValues,
} from '#features/services/change-service.ts'
import {
  hasPlannedPrice,
  insertPrice,
  readPublishedPrices,
} from '#features/services/service-prices-repository.server.ts'
import { isSamePrice } from '#features/services/service-price.ts'
import type { ServiceFact } from '#features/services/service-fact.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { PICTURE } from '#features/pictures/http/picture-kinds.ts'
import { readChangedTexts } from '#features/services/http/copied-texts.ts'
import { readServices, type StoredServices } from '#features/services/http/read-services.ts'
import { SERVICE_FACT, SERVICE_ORDER } from '#features/services/http/service-kinds.ts'

type Changed = Result<{ revision: number }, ServiceRefusal | FactRefusal>

/** A draft with the current texts of another service. */
export async function addService(
  tx: Transaction,
  deps: FactDeps,
  input: NewService,
  authorId: string,
): Promise<Result<{ id: ServiceId; revision: number }, ServiceRefusal | FactRefusal>> {
  await deps.lock(tx)
  if (!(await isOnSite(tx, input.picture))) return refuse(UNKNOWN_PICTURE)
  const { listed, revisions } = await readServices(tx)
  const source = listed.find(({ service }) => service.id === input.like)
  const texts = source ? await readChangedTexts(tx, source) : {}
  const decided = decideNewService(listed, input, texts)
  if (!decided.ok) return decided
  // An address that was given back may be used again.
  const change = { key: input.id, value: decided.value, seen: revisions.get(input.id) ?? 0 }
  const published = await publishFact(tx, deps, SERVICE_FACT, change, authorId)
  if (!published.ok) return published
  await setPrice(tx, deps, input.id, input.cents, published.value.publication, authorId)
  return accept({ id: input.id, revision: published.value.revision })
}

/** Without its texts. Bookings, orders and quotes keep their price. */
export function changeService(
  tx: Transaction,
  deps: FactDeps,
  id: ServiceId,
  input: ServiceValues & { seen: number },
  authorId: string,
): Promise<Changed> {
  return publishDecision(tx, deps, { id, seen: input.seen }, authorId, async (stored) => {
    if (!(await isOnSite(tx, input.picture))) return refuse(UNKNOWN_PICTURE)
    const isPlanned = await hasPlannedPrice(tx, id)
    const decided = decideChange(stored.listed, id, input, isPlanned)
    if (!decided.ok) return decided
    const services = stored.listed.map(({ service }) => service)
    const now = (await readPublishedPrices(tx, services))[id] ?? []
    return accept({ fact: decided.value, cents: isSamePrice(now, input.cents) ? null : input.cents })
  })
}

/** Publishes a draft, or offers a retired service again, with the voucher of a course. */
export async function offerService(
  tx: Transaction,
  deps: FactDeps,
  { id, seen }: { id: ServiceId; seen: number },
  authorId: string,
): Promise<Changed> {
  const offered = await publishDecision(tx, deps, { id, seen }, authorId, (stored) =>
    factAlone(decideOffer(stored.listed, id)),
  )
  if (offered.ok) await takeVoucherAlong(tx, deps, id, 'publication', authorId)
  return offered
}

/** Takes a service off the site, and a course's voucher off the shop. */
export async function retireService(
  tx: Transaction,
  deps: FactDeps,
  { id, leadsTo, seen }: { id: ServiceId; leadsTo: ServiceId | null; seen: number },
  authorId: string,
): Promise<Changed> {
  const retired = await publishDecision(tx, deps, { id, seen }, authorId, (stored) =>
    factAlone(decideRetirement(stored.listed, id, leadsTo)),
  )
  if (retired.ok) await takeVoucherAlong(tx, deps, id, 'withdrawal', authorId)
  return retired
}

async function takeVoucherAlong(
  tx: Transaction,
  { clock }: FactDeps,
  id: ServiceId,
  step: 'publication' | 'withdrawal',
  actorId: string,
): Promise<void> {
  if (step === 'publication' && (await wasWithdrawnByHand(tx, `gutschein-${id}`))) return
  const product = await moveCourseVoucher(tx, id, step === 'publication' ? 'published' : 'draft')
  if (product)
    await recordAction(tx, {
      at: clock(),
      action: 'product_moved',
      actorId,
      detail: { product, step, course: id },
    })
}

/** Owners hid the product themselves, it was not hidden with its course; as far back as the log reaches. */
async function wasWithdrawnByHand(tx: Transaction, product: string): Promise<boolean> {
  const [last] = await tx
    .select({ detail: authAudit.detail })
    .from(authAudit)
    .where(and(eq(authAudit.action, 'product_moved'), sql`${authAudit.detail}->>'product' = ${product}`))
    .orderBy(desc(authAudit.at), desc(authAudit.id))
    .limit(1)
  return last?.detail['step'] === 'withdrawal' && last.detail['course'] === undefined
}

/** Drops a draft that was never offered. Its texts stay in the table, where nothing shows them. */
export async function removeDraft(
  tx: Transaction,
  deps: FactDeps,
  { id, seen }: { id: ServiceId; seen: number },
  authorId: string,
): Promise<Changed> {
  await deps.lock(tx)
  const reason = findReasonToKeep((await readServices(tx)).listed, id)
  if (reason) return refuse(reason)
  return publishFact(tx, deps, SERVICE_FACT, { key: id, value: null, seen }, authorId)
}

/** @param seen `orderRevision` */
export async function orderServices(
  tx: Transaction,
  deps: FactDeps,
  { ids, seen }: { ids: readonly ServiceId[]; seen: number },
  authorId: string,
): Promise<Changed> {
  await deps.lock(tx)
  const { listed } = await readServices(tx)
  const change = { key: ONLY, value: completeOrder(listed, ids), seen }
  return publishFact(tx, deps, SERVICE_ORDER, change, authorId)
}

const UNKNOWN_PICTURE = { code: 'unknown_picture', field: 'picture' } as const

/** A drawing, or a published picture of the library. */
async function isOnSite(tx: Transaction, name: string | null): Promise<boolean> {
  if (name === null || isFirstService(name) || Object.hasOwn(DRAWINGS, name)) return true
  if (!isOwnPicture(name)) return false
  const [picture] = await listFacts(tx, PICTURE, [name])
  return Boolean(picture?.published)
}

interface Decision {
  fact: ServiceFact
  /** Null: as it is. */
  cents: readonly number[] | null
}

async function publishDecision(
  tx: Transaction,
  deps: FactDeps,
  { id, seen }: { id: ServiceId; seen: number },
  authorId: string,
  decide: (
    stored: StoredServices,
  ) => Promise<Result<Decision, ServiceRefusal>> | Result<Decision, ServiceRefusal>,
): Promise<Changed> {
  await deps.lock(tx)
  const stored = await readServices(tx)
  const decided = await decide(stored)
  if (!decided.ok) return decided
  const { fact, cents } = decided.value
  const published = await publishFact(tx, deps, SERVICE_FACT, { key: id, value: fact, seen }, authorId)
  if (published.ok && cents) await setPrice(tx, deps, id, cents, published.value.publication, authorId)
  return published
}

function factAlone(decided: Result<ServiceFact, ServiceRefusal>): Result<Decision, ServiceRefusal> {
  return decided.ok ? accept({ fact: decided.value, cents: null }) : decided
}

function setPrice(
  tx: Transaction,
  { clock }: FactDeps,
  serviceId: ServiceId,
  cents: readonly number[],
  publicationId: number,
  authorId: string,
): Promise<void> {
  const at = clock()
  const fromDay = swissTime(at).day
  return insertPrice(tx, { serviceId, cents: [...cents], fromDay, publicationId, authorId, at })
}
