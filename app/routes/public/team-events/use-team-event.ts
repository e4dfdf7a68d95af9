import { useMatches } from 'react-router'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { TEAM_EVENTS, type TeamEvent } from '#content/services.ts'
import { useMessages } from '../../../language/language.tsx'
import type { PageHandle } from '../../../page.tsx'

export function useTeamEvent(): { event: TeamEvent; messages: TeamEventMessages } {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const event = TEAM_EVENTS.find(({ id }) => handle?.namespace === `team-event-${id}`)
  if (!event) throw new Error('useTeamEvent must be used within the page of a team event')
  return { event, messages: useMessages(`team-event-${event.id}`) }
}
