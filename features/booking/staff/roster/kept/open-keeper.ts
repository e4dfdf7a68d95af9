import { keptInBrowser } from './kept-in-browser.ts'
import type { RosterKeeper, KeptRoster, WaitingMark } from './roster-keeper.ts'

let opened: Promise<RosterKeeper> | undefined

/** The same for the whole tab. */
export function openKeeper(): Promise<RosterKeeper> {
  opened ??= keptInBrowser().catch(() => keptInTab())
  return opened
}

/** Where the browser keeps nothing: private windows of some, or a full device. */
function keptInTab(): RosterKeeper {
  const device = crypto.randomUUID()
  const lists = new Map<string, KeptRoster>()
  const marks = new Map<string, WaitingMark>()
  return {
    isLasting: false,
    device: async () => device,
    readRoster: async ({ userId, eventId }) => lists.get(`${userId} ${eventId}`),
    keepRoster: async (kept, confirmed) => {
      for (const id of confirmed) marks.delete(id)
      lists.set(`${kept.userId} ${kept.eventId}`, kept)
    },
    forgetRosters: async () => lists.clear(),
    addMarks: async (added) => {
      for (const each of added) marks.set(each.mark.id, each)
    },
    waitingMarks: async (eventId) => [...marks.values()].filter((each) => each.eventId === eventId),
  }
}
