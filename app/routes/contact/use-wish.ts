import { useLocation } from 'react-router'
import { SERVICE_IDS } from '#content/services.ts'
import { fill } from '#i18n/format.ts'
import { useServiceName } from '../../calendar/use-service-name.ts'
import { useMessages } from '../../language/language.tsx'
import { WISH_QUERY } from './wish-query.ts'

const LONGEST = 80

/** The beginning of a message about a date of one's own, as the address says it; undefined on every other visit. */
export function useWish(): Record<string, string> | undefined {
  const { search } = useLocation()
  const { wish } = useMessages('contact')
  const nameOf = useServiceName()
  const query = new URLSearchParams(search)
  const [serviceId = '', people = '', day = ''] = WISH_QUERY.map((name) => shortOf(query.get(name)))
  const service = SERVICE_IDS.find((id) => id === serviceId)
  if (!service) return undefined
  const lines = [
    fill(wish.service, { service: nameOf(service).replaceAll('\u00ad', '') }),
    people && fill(wish.people, { people }),
    fill(wish.day, { day }).trim(),
  ]
  return { topic: 'team_event', message: `${lines.filter(Boolean).join('\n')}\n` }
}

/** The server drops what is too long; so does the browser. */
function shortOf(value: string | null): string {
  return value !== null && value.length <= LONGEST ? value.trim() : ''
}
