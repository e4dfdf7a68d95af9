import { EDITABLE_PAGES } from '#content/editable-pages.ts'
import { staffPaths } from '../staff-paths.ts'

/** Address of the view in which a public page is changed; the list of all texts where there is none. */
export function editorOf(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || '/'
  const [, piece] = /^\/news\/([\w-]+)$/.exec(path) ?? []
  if (piece) return staffPaths.piece(piece)
  const [, first = '', second] = path.split('/')
  const own = EDITABLE_PAGES.find((each) => each.path === path)
  // Services that owners added are not among the pages of the files.
  const service = SERVICE_PAGES[first]
  if (!own && service && second) return staffPaths.text(`${service}-${second}`)
  const page = own ?? EDITABLE_PAGES.find((each) => each.path === `/${first}` && first !== '')
  return page ? staffPaths.text(page.id) : staffPaths.texts
}

const SERVICE_PAGES: Readonly<Record<string, string>> = {
  'survival-training': 'survival',
  'team-events': 'team-event',
}
