import { PROJECT_SERVICES } from '#features/inquiry/forms/project-inquiry.ts'
import type { PageEnvironment } from '../../../environment.ts'
import type { FormSubmission } from '../../../form/form-state.ts'
import type { LoaderInput } from '../../../page.tsx'

export interface ProjectRequestData {
  /** The form as the server sends it back; null on every other visit. */
  submission: FormSubmission | null
  /** The service that a link has chosen; empty when there is none. */
  service: string
}

/** Fetched with the page: every page pays for what `routes.tsx` imports. */
export async function loadProjectRequest(
  { submission }: PageEnvironment,
  { url }: LoaderInput,
): Promise<ProjectRequestData> {
  const asked = url.searchParams.get('service')
  const service = PROJECT_SERVICES.find((id) => id === asked) ?? ''
  return { submission: submission ?? null, service }
}
