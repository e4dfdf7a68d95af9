import type { EventInput } from '#features/calendar/rules/event-input.ts'
import type { EventPosts, NotificationChoice } from '#features/calendar/staff/event-api.ts'
import type { PresencePosts } from '../presence/presence-api.ts'
import type { RosterPosts } from '../roster/roster-api.ts'
import type { TelephonePosts } from '../telephone/telephone-api.ts'
import type { TodayPosts } from '../today/today-api.ts'
import type { Action } from './staff-api.ts'

/** `POST` below `/api/staff`: JSON bodies and answers of all parts. Types both the server's routes and the client. */
export interface StaffPosts extends EventPosts, PresencePosts, RosterPosts, TelephonePosts, TodayPosts {}

/** `PUT` below `/api/staff`. */
export interface StaffPuts {
  /** `settles`: the booking whose request for that day this settles. */
  '/events/:id': Action<
    {
      seen: string
      input: EventInput
      agreed: boolean
      following?: boolean
      settles?: string
    } & NotificationChoice
  >
}
