import { and, desc, eq, lt, lte, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import {
  FIRST_PEOPLE,
  type FurtherPerson,
  inOrder,
  isMember,
  MEMBER_IDS,
  MOST_FURTHER,
  NOBODY,
  type People,
  type Person,
  type PersonId,
} from '#features/company/content/people.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { personSchema } from './person.schema.ts'
import type { PersonRefusal, StaffPerson } from './staff-person.ts'
import { peopleRevisions } from './people.tables.server.ts'

const MOST_HISTORY = 20

/**
 * What the site shows; `upTo`: as it was after that publication. The very `FIRST_PEOPLE` when nothing was changed. Further people in the
 * order in which they came.
 */
export async function readPublishedPeople(db: Database | Transaction, upTo?: number): Promise<People> {
  const rows = await db
    .selectDistinctOn([peopleRevisions.member], {
      member: peopleRevisions.member,
      person: peopleRevisions.person,
      first: sql<number>`min(${peopleRevisions.id}) over (partition by ${peopleRevisions.member})`,
    })
    .from(peopleRevisions)
    .where(upTo === undefined ? undefined : lte(peopleRevisions.publicationId, upTo))
    .orderBy(peopleRevisions.member, desc(peopleRevisions.id))
  const people = { ...FIRST_PEOPLE, further: [] as FurtherPerson[] }
  let isFirst = true
  for (const { member, ...row } of rows.toSorted((one, other) => Number(one.first) - Number(other.first))) {
    const person = personOf(row.person)
    if (!person) continue
    isFirst = false
    if (isMember(member)) people[member] = person
    else people.further.push({ ...person, id: member })
  }
  return isFirst ? FIRST_PEOPLE : people
}

/**
 * The two members, then the others.
 * @param addressesOf e-mail addresses of authors by id
 */
export async function listStaffPeople(
  db: Database | Transaction,
  order: readonly string[],
  addressesOf: (authors: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<StaffPerson[]> {
  const { further } = await readPublishedPeople(db)
  const ids: PersonId[] = [...MEMBER_IDS, ...inOrder(further, order).map(({ id }) => id)]
  const rows = await Promise.all(ids.map((id) => newest(db, id, MOST_HISTORY)))
  const authors = await addressesOf([...new Set(rows.flat().map(({ authorId }) => authorId))])
  return ids.map((id, index) => {
    const history = (rows[index] ?? []).flatMap((row) => {
      const person = personOf(row.person)
      const author = authors.get(row.authorId) ?? null
      return person ? [{ revision: row.id, at: row.at.toISOString(), author, person }] : []
    })
    return { id, person: history[0]?.person ?? NOBODY, revision: rows[index]?.[0]?.id ?? 0, history }
  })
}

/** A revision of a person and the one before; nothing once the person was removed. */
export async function readPersonChange(
  db: Database,
  revision: number,
): Promise<{ before: Person | null; after: Person | null } | undefined> {
  const [row] = await db.select().from(peopleRevisions).where(eq(peopleRevisions.id, revision))
  if (!row) return undefined
  const [before] = await db
    .select({ person: peopleRevisions.person })
    .from(peopleRevisions)
    .where(and(eq(peopleRevisions.member, row.member), lt(peopleRevisions.id, revision)))
    .orderBy(desc(peopleRevisions.id))
    .limit(1)
  return { before: before ? (personOf(before.person) ?? null) : null, after: personOf(row.person) ?? null }
}

export interface PersonChange {
  member: PersonId
  person: Person
  /** The `revision` that the author saw. */
  seen: number
}

/** Puts a person onto the site in the caller's transaction. */
export async function publishPerson(
  tx: Transaction,
  { clock, lock, publish }: PublishDeps,
  { member, person, seen }: PersonChange,
  authorId: string,
): Promise<Result<{ revision: number }, PersonRefusal>> {
  await lock(tx)
  const [before] = await newest(tx, member, 1)
  if (!before && !isMember(member)) return refuse({ code: 'unknown_person' })
  if ((before?.id ?? 0) !== seen) return refuse({ code: 'changed_meanwhile' })
  return writePerson(tx, { clock, publish }, { member, person }, authorId)
}

/** Adds a person to the site in the caller's transaction. Shown once there is a name. */
export async function addPerson(
  tx: Transaction,
  { clock, lock, publish }: PublishDeps,
  person: Person,
  authorId: string,
): Promise<Result<{ revision: number; id: PersonId }, PersonRefusal>> {
  await lock(tx)
  if (person.name === null) return refuse({ code: 'name_needed' })
  const { further } = await readPublishedPeople(tx)
  if (further.length >= MOST_FURTHER) return refuse({ code: 'too_many_people' })
  const member = `p-${randomBytes(6).toString('hex')}` as const
  const written = await writePerson(tx, { clock, publish }, { member, person }, authorId)
  return written.ok ? accept({ ...written.value, id: member }) : written
}

/**
 * Removes a person in the caller's transaction and deletes all data, earlier versions included. Of the two members a
 * placeholder without a name remains.
 * @returns the original pictures that nothing else uses
 */
export async function removePerson(
  tx: Transaction,
  { clock, lock, publish }: PublishDeps,
  { member, seen }: Pick<PersonChange, 'member' | 'seen'>,
  authorId: string,
): Promise<Result<{ originals: string[] }, PersonRefusal>> {
  await lock(tx)
  const [before] = await newest(tx, member, 1)
  if (!before) return refuse({ code: 'unknown_person' })
  if (before.id !== seen) return refuse({ code: 'changed_meanwhile' })
  const deleted = await tx
    .delete(peopleRevisions)
    .where(eq(peopleRevisions.member, member))
    .returning({ person: peopleRevisions.person })
  const kept = await tx.select({ person: peopleRevisions.person }).from(peopleRevisions)
  const stillUsed = new Set(kept.map(({ person }) => originalOf(person)))
  const originals = new Set(deleted.map(({ person }) => originalOf(person)))
  await publish(tx, { authorId, at: clock() })
  return accept({ originals: [...originals].filter((id) => id !== null && !stillUsed.has(id)) as string[] })
}

/** Also of a person that a release does not take any more. */
function originalOf(person: unknown): string | null {
  const { portrait } = person as { portrait?: { original?: unknown } | null }
  return typeof portrait?.original === 'string' ? portrait.original : null
}

async function writePerson(
  tx: Transaction,
  { clock, publish }: Pick<PublishDeps, 'clock' | 'publish'>,
  { member, person }: Pick<PersonChange, 'member' | 'person'>,
  authorId: string,
): Promise<Result<{ revision: number }, PersonRefusal>> {
  if (person.name === null && !isMember(member)) return refuse({ code: 'name_needed' })
  const by = { authorId, at: clock() }
  const publicationId = await publish(tx, by)
  const [row] = await tx
    .insert(peopleRevisions)
    .values({ member, person, publicationId, ...by })
    .returning({ id: peopleRevisions.id })
  if (!row) throw new Error('the person was not written')
  return accept({ revision: row.id })
}

interface PublishDeps {
  clock: Clock
  /** Of all publications, until the transaction ends. */
  lock: (tx: Transaction) => Promise<void>
  /** Adds a publication and returns its number. */
  publish: (tx: Transaction, by: { authorId: string; at: Date }) => Promise<number>
}

function newest(db: Database | Transaction, member: PersonId, limit: number) {
  return db
    .select()
    .from(peopleRevisions)
    .where(eq(peopleRevisions.member, member))
    .orderBy(desc(peopleRevisions.id))
    .limit(limit)
}

/** A release may require more than a row has; then the person has no details. */
function personOf(stored: unknown): Person | undefined {
  const parsed = personSchema.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}
