import type { InvoiceDeps } from '#features/invoice/invoice-deps.server.ts'
import { invoiceDeps } from '#features/invoice/http/invoice-deps.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'

export function staffInvoiceDeps(staff: StaffDeps): InvoiceDeps {
  return invoiceDeps({ ...staff, facts: () => staff.messages.current().facts })
}
