import { TEAM_EVENTS } from '#content/services.ts'
import type { PageEnvironment } from '../../../environment.ts'
import type { FormSubmission } from '../../../form/form-state.ts'
import type { LoaderInput } from '../../../page.tsx'

export interface TeamEventRequestData {
  /** The form as the server sends it back; null on every other visit. */
  submission: FormSubmission | null
  /** What a link has chosen; empty where it has not. */
  serviceId: string
  people: string
}

/** Fetched with the page: every page pays for what `routes.tsx` imports. */
export async function loadTeamEventRequest(
  { submission }: PageEnvironment,
  { url }: LoaderInput,
): Promise<TeamEventRequestData> {
  const asked = url.searchParams.get('serviceId')
  const people = url.searchParams.get('people') ?? ''
  return {
    submission: submission ?? null,
    serviceId: TEAM_EVENTS.find(({ id }) => id === asked)?.id ?? '',
    people: /^\d{1,4}$/.test(people) ? people : '',
  }
}
