import { type EditablePage, EDITABLE_PAGES } from '#features/messages/content/editable-pages.ts'
import { serviceName, type ServiceNames } from '#features/services/content/service-name.ts'
import {
  courseNamespace,
  serviceNamespace,
  teamEventNamespace,
} from '#features/services/content/service-namespace.ts'
import {
  isCourse,
  type ServiceId,
  type SurvivalCourse,
  type TeamEvent,
} from '#features/services/content/services.ts'
import { fieldsOf, replaceTexts } from '#features/messages/message-field.ts'
import { listServices, type OwnService, type ServiceFacts } from '#features/services/service-fact.ts'
import commonTexts from '#i18n/texts/common.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'

/** By namespace. */
type Tree = Readonly<Record<string, unknown>>

/** Where services share a file, and below which key each has its entry. */
const SHARED: Readonly<Record<'course' | 'team-event', readonly (readonly [Namespace, string])[]>> = {
  course: [
    ['survival-levels', 'levels'],
    ['survival-training', 'levels'],
    ['course-questions', 'own'],
  ],
  'team-event': [
    ['team-event', 'events'],
    ['team-events', 'events'],
    ['team-event-questions', 'own'],
  ],
}

interface AddedService {
  id: ServiceId
  isCourse: boolean
  own: OwnService
}

/** Services that owners added, drafts and retired ones too. */
export function addedServices(facts: ServiceFacts): AddedService[] {
  return listServices(facts, []).flatMap(({ service, fact }) =>
    fact?.own ? [{ id: service.id, isCourse: isCourse(service), own: fact.own }] : [],
  )
}

/** Whose texts `withServiceTexts` adds. */
export function namespaceOf({ id, isCourse: hasLevel }: Pick<AddedService, 'id' | 'isCourse'>): Namespace {
  return hasLevel ? courseNamespace(id) : teamEventNamespace(id)
}

/** Namespaces in which an added service has an entry among others. */
export function sharedNamespaces(facts: ServiceFacts): Namespace[] {
  return addedServices(facts).flatMap((added) => SHARED[kindOf(added)].map(([namespace]) => namespace))
}

/**
 * The files' texts of one language with those of added services: copies of the texts of the service that each is like, with
 * its own name, address and price in their place. They are the defaults above which owners write.
 */
export function withServiceTexts(files: Tree, language: Language, facts: ServiceFacts): Tree {
  let texts = files
  for (const added of addedServices(facts)) {
    const { like, names, texts: changed } = added.own
    const renaming = {
      from: { id: like, name: serviceName(commonTexts[language], like) },
      to: { id: added.id, name: names[language] },
    }
    const copy = (slot: string, tree: unknown) => {
      const own = fieldsOf(tree).flatMap(({ path }) => {
        const text = changed[keyOf(slot, path)]?.[language]
        return text === undefined ? [] : [[path, text] as const]
      })
      return copyTexts(replaceTexts(tree, new Map(own)), renaming)
    }
    const original = namespaceOf({ id: like, isCourse: added.isCourse })
    texts = { ...texts, [namespaceOf(added)]: copy(PAGE, files[original]) }
    for (const [namespace, key] of SHARED[kindOf(added)]) {
      const shared = texts[namespace] as Record<string, Record<string, unknown>>
      const entry = copy(namespace, (files[namespace] as typeof shared)[key]?.[like])
      texts = { ...texts, [namespace]: { ...shared, [key]: { ...shared[key], [added.id]: entry } } }
    }
  }
  return texts
}

/** Where a service has texts: its own page, and an entry among others in each shared file. */
export function placesOf(service: SurvivalCourse | TeamEvent): TextPlace[] {
  const kind = isCourse(service) ? 'course' : 'team-event'
  return [
    { slot: PAGE, namespace: serviceNamespace(service), prefix: '' },
    ...SHARED[kind].map(([namespace, key]) => ({
      slot: namespace,
      namespace,
      prefix: `${key}.${service.id}.`,
    })),
  ]
}

interface TextPlace {
  /** Names the place, whatever the service. */
  slot: string
  namespace: Namespace
  /** Of the paths there. */
  prefix: string
}

/** Of `CopiedTexts`. */
export function keyOf(slot: string, path: string): string {
  return `${slot} ${path}`
}

const PAGE = 'page'
const GLOSS = / \(.+\)$/

/** Names of the nine, and of what owners added. */
export function serviceNames(language: Language, facts: ServiceFacts): ServiceNames {
  const { survivalLevels, teamEvents } = commonTexts[language]
  const added = addedServices(facts)
  const namesOf = (wanted: boolean) =>
    Object.fromEntries(
      added.filter((each) => each.isCourse === wanted).map(({ id, own }) => [id, own.names[language]]),
    )
  return {
    survivalLevels: { ...survivalLevels, ...namesOf(true) },
    teamEvents: { ...teamEvents, ...namesOf(false) },
  }
}

/** Pages of added services behind those of their kind. */
export function pagesWith(facts: ServiceFacts): readonly EditablePage[] {
  const added = addedServices(facts)
  if (added.length === 0) return EDITABLE_PAGES
  const pagesOf = (wanted: boolean) =>
    added
      .filter((each) => each.isCourse === wanted)
      .map((each): EditablePage => {
        const id = namespaceOf(each)
        return {
          id,
          path: `${wanted ? '/survival-training' : '/team-events'}/${each.id}`,
          namespaces: [id],
          service: each.id,
          names: each.own.names,
        }
      })
  return EDITABLE_PAGES.flatMap((page) => {
    if (page.id === 'level-test') return [...pagesOf(true), page]
    return page.id === 'philosophy' ? [...pagesOf(false), page] : [page]
  })
}

/** Names with their gloss, where they have one. */
interface Renaming {
  from: { id: ServiceId; name: string }
  to: { id: ServiceId; name: string }
}

/** Texts of one service with the name, address and price of another instead of its own. */
export function copyTexts(value: unknown, renaming: Renaming): unknown {
  const { from, to } = renaming
  const [gloss = ''] = GLOSS.exec(from.name) ?? []
  const bare = from.name.replace(GLOSS, '')
  const spellings = [...new Set([bare, bare.replaceAll('\u00ad', '')])].map(escapePattern).join('|')
  const whole = gloss && `(${escapePattern(gloss)})?`
  const name = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spellings})(?![\\p{L}\\p{N}])${whole}`, 'gu')
  const toBare = to.name.replace(GLOSS, '')
  const place = new RegExp(
    `(\\{(?:price|francs):|/(?:team-events|survival-training)/)${from.id}(?![\\w-])`,
    'g',
  )
  const copyText = (text: string) =>
    text
      .replace(name, (_found, meant: unknown) => (meant === gloss ? to.name : toBare))
      .replace(place, (_found, before: string) => before + to.id)
  function copy(each: unknown): unknown {
    if (typeof each === 'string') return copyText(each)
    if (Array.isArray(each)) return each.map(copy)
    if (each === null || typeof each !== 'object') return each
    return Object.fromEntries(Object.entries(each).map(([key, below]) => [key, copy(below)]))
  }
  return copy(value)
}

function kindOf({ isCourse: hasLevel }: AddedService): 'course' | 'team-event' {
  return hasLevel ? 'course' : 'team-event'
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
