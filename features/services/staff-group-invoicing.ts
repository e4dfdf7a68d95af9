import type { GroupInvoicing } from './content/group-invoicing.ts'

export interface StaffGroupInvoicing extends GroupInvoicing {
  /** 0: never set. Whoever changes it names it. */
  revision: number
}
