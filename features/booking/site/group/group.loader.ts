import type { GroupView } from '#features/booking/group/group.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { FormSubmission } from '#site/form/form-state.ts'
import type { LoaderInput } from '#site/page.tsx'

export type Group = GroupView<CalendarEvent>

export interface MyGroupData {
  /** Null for an unknown link or entry. */
  group: Group | null
  /** Of a new entry: makes one of two presses. */
  key: string
  /** After a form that was sent without JavaScript. */
  problem: string | null
  done: string | null
  /** A form that was refused without JavaScript. */
  submission: FormSubmission | null
}

export async function loadMyGroup(
  { readPrivate, language, submission }: PageEnvironment,
  { params, url }: LoaderInput,
): Promise<MyGroupData> {
  const link = encodeURIComponent(params['link'] ?? '')
  const { entry } = params
  const own = entry === undefined ? '' : `&entry=${encodeURIComponent(entry)}`
  const group = (await readPrivate<Group>(`/api/groups/${link}?${LANGUAGE_QUERY}=${language}${own}`)) ?? null
  const { searchParams } = url
  return {
    group,
    key: crypto.randomUUID(),
    problem: searchParams.get('problem'),
    done: searchParams.get('done'),
    submission: submission ?? null,
  }
}
