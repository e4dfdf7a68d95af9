import { and, asc, eq, gt } from 'drizzle-orm'
import type { UntranslatedItem } from './text.contract.ts'
import { MEMBER_IDS, type Person, type SomeLanguages } from '#features/company/content/people.ts'
import { events } from '#features/calendar/database/calendar.tables.server.ts'
import { isNamedLikeService } from '#features/calendar/rules/event-title.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { Database } from '#platform/database/database.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

/** Of dates to come. */
const MOST_EVENTS = 500

/**
 * What visitors of some languages read in German or not at all, beside the texts of pages: titles of public dates to come, one for
 * dates of the same title, and what the team page says of people. The names of a service stand in for titles.
 */
export async function listUntranslated(
  db: Database,
  now: Date,
  { offer, facts }: Pick<SiteMessages, 'offer' | 'facts'>,
): Promise<UntranslatedItem[]> {
  const titles = new Map<string, UntranslatedItem>()
  for (const event of await readTitles(db, now)) {
    const languages = isNamedLikeService(event, offer) ? [] : lacking(event.title)
    const { id, title } = event
    if (languages.length > 0 && !titles.has(title.de))
      titles.set(title.de, { kind: 'event', id, name: title.de, languages })
  }
  const people = [
    ...MEMBER_IDS.map((id) => ({ ...facts.people[id], id: id as string })),
    ...facts.people.further,
  ].flatMap((person): UntranslatedItem[] => {
    const { id, name, role } = person
    const languages = LANGUAGES.filter((each) => textsOf(person).some((text) => lacking(text).includes(each)))
    return languages.length > 0 ? [{ kind: 'person', id, name: name ?? role.de ?? id, languages }] : []
  })
  return [...titles.values(), ...people]
}

/** By beginning. */
export function readTitles(db: Database, now: Date) {
  return db
    .select({ id: events.id, serviceId: events.serviceId, title: events.title })
    .from(events)
    .where(and(events.public, eq(events.state, 'scheduled'), gt(events.startsAt, now)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(MOST_EVENTS)
}

function textsOf({ role, biography, languages, qualifications }: Person): SomeLanguages[] {
  return [role, biography, languages, ...qualifications.map(({ name }) => name)]
}

/** Languages without a text that others have. */
function lacking(text: SomeLanguages): Language[] {
  const isWritten = (language: Language) => Boolean(text[language]?.trim())
  return LANGUAGES.some(isWritten) ? LANGUAGES.filter((language) => !isWritten(language)) : []
}
