import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import { authUsers } from '#features/account/database/account.tables.server.ts'
import type { StaffPerson } from '#features/staffing/blocked-days.ts'
import { listStaffProfiles } from '#features/staffing/database/profiles-repository.server.ts'
import type { Database, Transaction } from '#platform/database/database.ts'

/**
 * Who works here, by name: the accounts of the back office, and those of a project elsewhere that have a name here. The
 * office leads nothing unless its profile says so.
 */
export async function listStaffPeople(db: Database | Transaction): Promise<StaffPerson[]> {
  const [accounts, profiles] = await Promise.all([
    db
      .select({ id: authUsers.id, email: authUsers.email, role: authUsers.staffRole })
      .from(authUsers)
      .where(and(isNotNull(authUsers.staffRole), isNull(authUsers.deletedAt)))
      .orderBy(asc(authUsers.email)),
    listStaffProfiles(db),
  ])
  const profileOf = new Map(profiles.map((profile) => [profile.accountId, profile]))
  const here = accounts.map(({ id, email, role }): StaffPerson => {
    const profile = profileOf.get(id)
    const name = profile?.name || (email ?? '')
    return { id, name, isNamed: Boolean(profile?.name), leads: profile?.leads ?? role !== 'office' }
  })
  const elsewhere = profiles.map(
    ({ accountId, name, leads }): StaffPerson => ({ id: accountId, name, isNamed: name !== '', leads }),
  )
  // With local accounts, a profile without one belongs to a former member of staff.
  return (here.length > 0 ? here : elsewhere).toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
}

/** Of a project elsewhere, only those with a name here are known; whoever reads is one of them. */
export function withOwn(people: StaffPerson[], own: string): StaffPerson[] {
  const isKnown = people.some(({ id }) => id === own)
  return isKnown ? people : [...people, { id: own, name: '', isNamed: false, leads: true }]
}

/** Which of these accounts work here no longer; none while the accounts are those of a project elsewhere, which says nothing of them. */
export async function whoHasLeft(
  db: Database | Transaction,
  ids: readonly (string | null)[],
): Promise<ReadonlySet<string | null>> {
  const here = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(isNotNull(authUsers.staffRole), isNull(authUsers.deletedAt)))
  if (here.length === 0) return new Set()
  return new Set(ids.filter((id) => id !== null && !here.some((account) => account.id === id)))
}
