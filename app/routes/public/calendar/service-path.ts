import { type ServiceId, SURVIVAL_COURSES, TEAM_EVENTS } from '#content/services.ts'
import { paths } from '../../../paths.ts'

export function servicePath(id: ServiceId): string {
  const course = SURVIVAL_COURSES.find((one) => one.id === id)
  const teamEvent = TEAM_EVENTS.find((one) => one.id === id)
  if (course) return paths.survivalLevel(course.id)
  return teamEvent ? paths.teamEvent(teamEvent.id) : paths.calendar
}
