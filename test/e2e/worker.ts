import { test as base } from '@playwright/test'
import { reportUnhandled } from '#scripts/unhandled-errors.ts'
import { endAll } from '../lifecycle/program.ts'
import { removeTemporaryFolders } from '../temporary-folder.ts'

let last = 'no test'

/** A worker ends what a failed test has left, and reports rejections that no test waited for. */
export const test = base.extend<{ remembered: void }, { tidied: void }>({
  tidied: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      process.on('unhandledRejection', (error) => reportUnhandled(nameOfMoment(), error))
      await use()
      await endAll()
      removeTemporaryFolders()
    },
    { scope: 'worker', auto: true },
  ],
  remembered: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use, { titlePath }) => {
      await use()
      last = titlePath.join(' ')
    },
    { auto: true },
  ],
})

/** What rejects after the end of a test comes while another one runs, or none. */
function nameOfMoment(): string {
  try {
    return `${base.info().titlePath.join(' ')}, after or in "${last}"`
  } catch {
    return `after "${last}"`
  }
}
