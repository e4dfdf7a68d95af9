import { EDITABLE_PAGES } from '#content/editable-pages.ts'
import { paths } from '#content/paths.ts'
import { staffPaths } from '#app/staff-paths.ts'

/**
 * Where the back office changes what an unconfirmed statement says: a form, or else the texts of the first page that says it.
 * Null: the site computes with it, so only who looks after the site can.
 */
export function changingAddress(id: string, pages: readonly string[]): string | null {
  const form = FORMS[id]
  return form === undefined ? textsOf(pages) : form
}

const FORMS: Readonly<Record<string, string | null>> = {
  'group-sizes': staffPaths.services,
  hours: staffPaths.services,
  distances: staffPaths.services,
  ages: staffPaths.services,
  'second-instructor': staffPaths.fact('furtherInstructors'),
  'event-places': staffPaths.fact('meetingPlaces'),
  'travel-times': staffPaths.fact('travelTimes'),
  'opening-hours': staffPaths.fact('openingHours'),
  'open-groups': staffPaths.events,
  products: staffPaths.products,
  cancelling: null,
  'free-evening': null,
  deadlines: null,
}

function textsOf(pages: readonly string[]): string {
  for (const path of pages) {
    if (path === paths.terms) return staffPaths.legalDocument('terms')
    if (path.startsWith(`${paths.news}/`)) return staffPaths.piece(path.slice(paths.news.length + 1))
    const page = EDITABLE_PAGES.find((each) => each.path === path)
    if (page) return staffPaths.text(page.id)
  }
  return staffPaths.texts
}
