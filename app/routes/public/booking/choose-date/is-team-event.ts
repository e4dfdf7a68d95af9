import { TEAM_EVENTS, type TeamEventSlug } from '#content/services.ts'

export function isTeamEvent(id: string | null): id is TeamEventSlug {
  return TEAM_EVENTS.some((event) => event.id === id)
}
