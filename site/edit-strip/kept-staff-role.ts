import { DEVICE_STORAGE } from '#features/privacy/content/device-storage.ts'
import { STAFF_ROLES, type StaffRole } from '#features/account/roles/permissions.ts'

const { name: KEY } = DEVICE_STORAGE.staffRole

/**
 * Public pages do not ask the server who is staff: of everybody else it would be refused. What is kept only shows a link; the
 * server asks at each call.
 */
export function keepStaffRole(userId: string, role: StaffRole): void {
  try {
    localStorage.setItem(KEY, `${userId} ${role}`)
  } catch {
    // Blocked storage: public pages show no link.
  }
}

/** Undefined for accounts that have not opened the back office in this browser. */
export function keptStaffRole(userId: string): StaffRole | undefined {
  const [id, role] = localStorage.getItem(KEY)?.split(' ') ?? []
  return id === userId ? STAFF_ROLES.find((each) => each === role) : undefined
}

export function forgetStaffRole(): void {
  localStorage.removeItem(KEY)
}
