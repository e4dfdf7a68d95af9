import type { EventAnswers } from '#features/calendar/staff/event-api.ts'
import type { RosterAnswers } from '../roster/roster-api.ts'
import type { SearchAnswers } from '../search/search-api.ts'
import type { TodayAnswers } from '../today/today-api.ts'

/** JSON answers below `/api/staff` of all parts; types both the server's routes and the client. */
export interface StaffAnswers extends EventAnswers, RosterAnswers, SearchAnswers, TodayAnswers {}

export type StaffFile =
  | '/events/:id/bookings.csv'
  | '/inquiries/:id/attachments/:attachmentId'
  | '/events.csv'
