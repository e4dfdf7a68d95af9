import { PROJECT_SERVICES } from '#features/inquiry/forms/project-inquiry.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { FormSubmission } from '#site/form/form-state.ts'
import type { LoaderInput } from '#site/page.tsx'

export interface ProjectRequestData {
  /** Null unless the server re-renders a submitted form. */
  submission: FormSubmission | null
  service: string
}

/** In its own file, because every page loads what `routes.ts` imports. */
export async function loadProjectRequest(
  { submission }: PageEnvironment,
  { url }: LoaderInput,
): Promise<ProjectRequestData> {
  const requested = url.searchParams.get('service')
  const service = PROJECT_SERVICES.find((id) => id === requested) ?? ''
  return { submission: submission ?? null, service }
}
