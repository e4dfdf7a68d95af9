import { desc, eq, lte } from 'drizzle-orm'
import { FIRST_PEOPLE, MEMBER_IDS, type MemberId, type People, type Person } from '#content/people.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { peopleRevisions } from './people.tables.server.ts'
import { personSchema } from './person.schema.ts'
import type { PersonRefusal, StaffPerson } from './staff-person.ts'

const MOST_HISTORY = 20

/** What the site shows; `upTo`: as it was after that publication. The very `FIRST_PEOPLE` when nothing was changed. */
export async function readPublishedPeople(db: Database | Transaction, upTo?: number): Promise<People> {
  const rows = await db
    .selectDistinctOn([peopleRevisions.member])
    .from(peopleRevisions)
    .where(upTo === undefined ? undefined : lte(peopleRevisions.publicationId, upTo))
    .orderBy(peopleRevisions.member, desc(peopleRevisions.id))
  const told = rows.flatMap((row) => {
    const person = personOf(row.person)
    return person ? [[row.member, person] as const] : []
  })
  return told.length === 0 ? FIRST_PEOPLE : { ...FIRST_PEOPLE, ...Object.fromEntries(told) }
}

/** @param addressesOf e-mail addresses of authors by id */
export async function listStaffPeople(
  db: Database,
  addressesOf: (authors: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<StaffPerson[]> {
  const rows = await Promise.all(MEMBER_IDS.map((id) => newest(db, id, MOST_HISTORY)))
  const authors = await addressesOf([...new Set(rows.flat().map(({ authorId }) => authorId))])
  return MEMBER_IDS.map((id, index) => {
    const history = (rows[index] ?? []).flatMap((row) => {
      const person = personOf(row.person)
      const author = authors.get(row.authorId) ?? null
      return person ? [{ revision: row.id, at: row.at.toISOString(), author, person }] : []
    })
    return {
      id,
      person: history[0]?.person ?? FIRST_PEOPLE[id],
      revision: rows[index]?.[0]?.id ?? 0,
      history,
    }
  })
}

export interface PersonChange {
  member: MemberId
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
  if ((before?.id ?? 0) !== seen) return refuse({ code: 'changed_meanwhile' })
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
  /** Adds a publication and tells its number. */
  publish: (tx: Transaction, by: { authorId: string; at: Date }) => Promise<number>
}

function newest(db: Database | Transaction, member: MemberId, limit: number) {
  return db
    .select()
    .from(peopleRevisions)
    .where(eq(peopleRevisions.member, member))
    .orderBy(desc(peopleRevisions.id))
    .limit(limit)
}

/** A release may ask for more than a row has; then the person is as before anybody told. */
function personOf(stored: unknown): Person | undefined {
  const parsed = personSchema.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}
