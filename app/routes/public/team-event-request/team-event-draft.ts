/** Name of the draft in local storage. */
export const TEAM_EVENT_DRAFT = 'team-event'
