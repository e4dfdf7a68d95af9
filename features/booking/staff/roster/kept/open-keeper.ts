import { keptInBrowser } from './kept-in-browser.ts'
import { keptInTab } from './kept-in-tab.ts'
import type { RosterKeeper } from './roster-keeper.ts'

let opened: Promise<RosterKeeper> | undefined

/** The same for the whole tab. */
export function openKeeper(): Promise<RosterKeeper> {
  opened ??= keptInBrowser().catch(() => keptInTab())
  return opened
}
