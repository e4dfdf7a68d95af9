import type { Session } from '@supabase/auth-js'
import { EDIT_STRIP } from '#features/messages/content/edit-strip.ts'
import { EDITABLE_PAGES } from '#features/messages/content/editable-pages.ts'
import { paths } from '#content/paths.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { toLanguage } from '#i18n/languages.ts'
import { staffPaths } from '../staff-paths.ts'
import { keptStaffRole } from './kept-staff-role.ts'
import styles from './edit-strip.module.css'

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

let strip: HTMLElement | undefined

/**
 * The way from a public page to its editor, for those who may change texts. Loaded with the auth client alone, so visitors
 * load nothing of it; outside of the root, so that pages do not know it.
 */
export function showEditStrip({ user }: Session): void {
  const role = keptStaffRole(user.id)
  if (!role || !mayDo(role, 'texts') || strip) return
  strip = document.createElement('aside')
  strip.className = styles['strip'] ?? ''
  strip.append(document.createElement('a'), document.createElement('a'))
  update()
  // Each page has a title of its own.
  new MutationObserver(update).observe(document.head, { childList: true, subtree: true, characterData: true })
}

function update(): void {
  const [edit, backOffice] = strip?.querySelectorAll('a') ?? []
  if (!strip || !edit || !backOffice) return
  // The link past the head of the page stays the first one.
  const skip = document.querySelector('.skip')
  if (skip?.nextSibling !== strip) skip?.after(strip)
  const { pathname, search } = window.location
  const language = toLanguage(document.documentElement.lang) ?? 'de'
  const requested = new URLSearchParams(search).get(LANGUAGE_QUERY)
  const withLanguage = (to: string) =>
    requested ? `${to}${to.includes('?') ? '&' : '?'}${LANGUAGE_QUERY}=${encodeURIComponent(requested)}` : to
  strip.hidden = pathname.startsWith(paths.staff) || pathname === paths.login
  const labels = EDIT_STRIP[language]
  strip.setAttribute('aria-label', labels.edit)
  edit.textContent = labels.edit
  edit.href = withLanguage(editorOf(pathname))
  backOffice.textContent = labels.backOffice
  backOffice.href = withLanguage(paths.staff)
}
