import type { ReminderLevel } from '#features/invoice/invoice.ts'
import type { Result } from '#kernel/result.ts'
import { saveFile } from '../lists/save-file.ts'
import type { StaffProblem } from '../api/staff-client.ts'

/** Saves the document, or the letter of a reminder: a link cannot send the token. */
export function openPdf(id: string, reminder?: ReminderLevel): Promise<Result<void, StaffProblem>> {
  return saveFile(reminder ? `/invoices/${id}/pdf?reminder=${reminder}` : `/invoices/${id}/pdf`)
}
