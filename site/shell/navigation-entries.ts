import { serviceName } from '#features/services/content/service-name.ts'
import type { Services } from '#features/services/content/services.ts'
import type commonTexts from '#i18n/texts/common.ts'
import { paths } from '#content/paths.ts'

type Messages = typeof commonTexts.de

export interface NavigationEntry {
  label: string
  to: string
  /** Length or content, right-aligned in the mobile menu. */
  note?: string
  children?: { label: string; to: string }[]
}

/** Entries and order of SPEC §2 (top navigation), then contact; below courses and team events what is offered. */
export function navigationEntries(messages: Messages, services: Services): NavigationEntry[] {
  const { nav } = messages
  return [
    { label: nav.home, to: paths.home },
    { label: nav.projectManagement, to: paths.projectManagement, note: nav.notes.projectManagement },
    {
      label: nav.survivalTraining,
      to: paths.survivalTraining,
      note: nav.notes.survivalTraining,
      children: services.courses.map(({ id }) => ({
        label: serviceName(messages, id),
        to: paths.survivalAnchor(id),
      })),
    },
    {
      label: nav.teamEvents,
      to: paths.teamEvents,
      note: nav.notes.teamEvents,
      children: services.teamEvents.map(({ id }) => ({
        label: serviceName(messages, id),
        to: paths.teamEventAnchor(id),
      })),
    },
    { label: nav.philosophy, to: paths.philosophy },
    { label: nav.team, to: paths.team },
    { label: nav.calendar, to: paths.calendar, note: nav.notes.calendar },
    { label: nav.shop, to: paths.shop, note: nav.notes.shop },
    { label: nav.contact, to: paths.contact, note: nav.notes.contact },
  ]
}

/** `page` on the page itself, `true` on pages below it; products count as below the shop. */
export function currentMark(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  const below = to === paths.shop ? paths.product('') : `${to}/`
  return to !== paths.home && pathname.startsWith(below) ? 'true' : undefined
}
