import type { PresencePosts } from '../presence/presence-api.ts'
import type { TodayPosts } from '../today/today-api.ts'

/** `POST` below `/api/staff`: JSON bodies and answers of all parts. Types both the server's routes and the client. */
export interface StaffPosts extends PresencePosts, TodayPosts {}
