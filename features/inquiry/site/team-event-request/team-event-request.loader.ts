import type { PageEnvironment } from '#site/environment.ts'
import type { FormSubmission } from '#site/form/form-state.ts'
import type { LoaderInput } from '#site/page.tsx'

export interface TeamEventRequestData {
  /** Null unless the server re-renders a submitted form. */
  submission: FormSubmission | null
  serviceId: string
  people: string
}

/** In its own file, because every page loads what `routes.ts` imports. */
export async function loadTeamEventRequest(
  { submission, services }: PageEnvironment,
  { url }: LoaderInput,
): Promise<TeamEventRequestData> {
  const requested = url.searchParams.get('serviceId')
  const people = url.searchParams.get('people') ?? ''
  return {
    submission: submission ?? null,
    serviceId: services.teamEvents.find(({ id }) => id === requested)?.id ?? '',
    people: /^\d{1,4}$/.test(people) ? people : '',
  }
}
