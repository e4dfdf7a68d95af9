import type { PageEnvironment } from '../environment.ts'
import type { FormSubmission } from './form-state.ts'

/** Null unless the server re-renders a submitted form. */
export async function loadSubmission({ submission }: PageEnvironment): Promise<FormSubmission | null> {
  return submission ?? null
}
