import type { Database, Transaction } from '#platform/database/database.ts'
import { staffProfiles } from './staffing.tables.server.ts'

export type StaffProfile = typeof staffProfiles.$inferSelect

export function listStaffProfiles(db: Database | Transaction): Promise<StaffProfile[]> {
  return db.select().from(staffProfiles)
}

export async function saveStaffProfile(tx: Transaction, profile: StaffProfile): Promise<void> {
  const { name, leads } = profile
  await tx
    .insert(staffProfiles)
    .values(profile)
    .onConflictDoUpdate({ target: staffProfiles.accountId, set: { name, leads } })
}
