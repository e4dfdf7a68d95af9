import type { SearchAnswers } from '../search/search-api.ts'
import type { TodayAnswers } from '../today/today-api.ts'

/** JSON answers below `/api/staff` of all parts; types both the server's routes and the client. */
export interface StaffAnswers extends SearchAnswers, TodayAnswers {}

export type StaffFile = '/inquiries/:id/attachments/:attachmentId'
