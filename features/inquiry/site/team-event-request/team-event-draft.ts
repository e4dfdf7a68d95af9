export const TEAM_EVENT_DRAFT = 'team-event'
