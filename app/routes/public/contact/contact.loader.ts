import type { PageEnvironment } from '../../../environment.ts'
import type { FormSubmission } from '../../../form/form-state.ts'

/** The form as the server sends it back; null on every other visit. */
export async function loadContact({ submission }: PageEnvironment): Promise<FormSubmission | null> {
  return submission ?? null
}
