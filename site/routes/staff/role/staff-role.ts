import { createContext, useContext } from 'react'
import { mayDo, type Permission, type StaffRole } from '#features/account/roles/permissions.ts'

/** Of whoever is signed in; the server asks its own at each call. */
export const StaffRoleContext = createContext<StaffRole>('guide')

/** Whether to offer something: what a role may not do is absent. */
export function useMay(permission: Permission): boolean {
  return mayDo(useContext(StaffRoleContext), permission)
}
