import type { Namespace } from '#i18n/namespaces.ts'
import { isEditable } from './editable-pages.ts'

interface ListLimits {
  /** Items that pages need at least, and have room for at most. */
  least: number
  most: number
}

interface ChangeableList extends ListLimits {
  /** With `*` for any letters. */
  namespaces: string
  /** With `*` for one step. */
  path: string
}

/**
 * Lists of the pages that may get longer and shorter. Left out are those whose components count on a length or on positions:
 * drawings with marks, days of a course, what only one event has (`own`), and the timetable of survival-mindset, whose rows
 * begin its scenarios. The first entry that fits holds.
 */
const CHANGEABLE_LISTS: readonly ChangeableList[] = [
  { namespaces: '*-questions', path: 'items', least: 3, most: 16 },
  { namespaces: '*-questions', path: 'own.*.items', least: 1, most: 8 },
  { namespaces: '*-questions', path: 'shared.items', least: 2, most: 10 },

  { namespaces: 'survival-levels', path: 'safety.items', least: 3, most: 8 },
  { namespaces: 'survival-training', path: 'transfer.pairs', least: 2, most: 8 },
  { namespaces: 'survival-*', path: 'nights.facts', least: 1, most: 5 },
  { namespaces: 'survival-*', path: 'programme.days.*.items', least: 3, most: 12 },
  { namespaces: 'survival-*', path: 'lessons.items', least: 2, most: 6 },
  { namespaces: 'survival-*', path: 'bring', least: 3, most: 16 },
  { namespaces: 'survival-*', path: 'provide', least: 2, most: 10 },
  { namespaces: 'survival-*', path: 'safety', least: 1, most: 4 },
  { namespaces: 'survival-*', path: 'included', least: 2, most: 8 },

  { namespaces: 'team-events', path: 'steps.items', least: 2, most: 6 },
  { namespaces: 'team-event-survival-mindset', path: 'schedule.rows', least: 7, most: 7 },
  { namespaces: 'team-event-*', path: 'schedule.rows', least: 1, most: 12 },
  { namespaces: 'team-event-*', path: 'features', least: 2, most: 5 },
  { namespaces: 'team-event-*', path: 'included', least: 2, most: 8 },
  { namespaces: 'team-event-*', path: 'bring', least: 2, most: 14 },

  { namespaces: 'project-management', path: 'facts', least: 2, most: 4 },
  { namespaces: 'project-management', path: 'scope.kinds', least: 2, most: 6 },
  { namespaces: 'project-management', path: 'signals.items', least: 3, most: 10 },
  { namespaces: 'project-management', path: 'limits.items', least: 2, most: 8 },
  { namespaces: 'project-management', path: 'next.steps', least: 2, most: 6 },

  { namespaces: 'philosophy', path: 'opening', least: 1, most: 4 },
  { namespaces: 'philosophy', path: 'sections.*.paragraphs', least: 1, most: 5 },
  { namespaces: 'team', path: 'work.items', least: 2, most: 6 },
  { namespaces: 'newsletter', path: 'topics', least: 2, most: 8 },
  { namespaces: 'contact-sent', path: 'steps', least: 1, most: 5 },
  { namespaces: 'booking', path: 'check.*', least: 1, most: 6 },
]

/** Undefined for a list that keeps its length and order. */
export function listLimits(namespace: string, path: string): ListLimits | undefined {
  if (!isEditable(namespace as Namespace, path)) return undefined
  const found = PATTERNS.find((list) => list.namespace.test(namespace) && list.path.test(path))
  return found && found.least < found.most ? { least: found.least, most: found.most } : undefined
}

const PATTERNS = CHANGEABLE_LISTS.map(({ namespaces, path, least, most }) => ({
  namespace: new RegExp(`^${namespaces.replaceAll('*', '.+')}$`),
  path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`),
  least,
  most,
}))
