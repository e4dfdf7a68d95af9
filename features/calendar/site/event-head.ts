import { BRAND } from '#features/company/content/company.ts'
import { fill } from '#i18n/format.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { PageHead } from '#site/page.tsx'
import type { EventData } from './event.loader.ts'

const TITLE_LENGTH = 60

/** Always with the day; the brand only if it fits. */
export function eventHead(messages: Namespaces['event'], data: EventData): PageHead {
  if (data.kind === 'failed') return messages.meta
  if (data.kind === 'unknown') {
    const { title, text } = messages.unknown
    return { title: `${title.replace(/\.$/, '')} – ${BRAND}`, description: text }
  }
  const { event, days } = data
  const title = `${event.title}, ${days}`
  const branded = `${title} – ${BRAND}`
  return {
    title: branded.length <= TITLE_LENGTH ? branded : title,
    description: fill(messages.description, { title: event.title, days, place: event.place }),
  }
}
