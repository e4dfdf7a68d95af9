import {
  type FirstCourseId,
  type FirstTeamEventId,
  isCourse,
  type ServiceId,
  type SurvivalCourse,
  type TeamEvent,
} from './services.ts'

type CourseNamespace = `survival-${FirstCourseId}`
type TeamEventNamespace = `team-event-${FirstTeamEventId}`
/** Those of services that are not in the files have the shape of the others and exist only at run time (ADR-036). */
export type ServiceNamespace = CourseNamespace | TeamEventNamespace

export function courseNamespace(id: ServiceId): CourseNamespace {
  return `survival-${id}` as CourseNamespace
}

export function teamEventNamespace(id: ServiceId): TeamEventNamespace {
  return `team-event-${id}` as TeamEventNamespace
}

/** Of a service's own texts. */
export function serviceNamespace(service: SurvivalCourse | TeamEvent): ServiceNamespace {
  return isCourse(service) ? courseNamespace(service.id) : teamEventNamespace(service.id)
}
