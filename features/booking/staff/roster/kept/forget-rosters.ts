import { forgetPage } from '../offline/keep-page.ts'
import { notifyTabs } from './other-tabs.ts'
import { openKeeper } from './open-keeper.ts'

/** At the end of a session: deletes names from the device. Unsent marks contain none and stay until their author signs in again. */
export async function forgetRosters(): Promise<void> {
  const keeper = await openKeeper()
  await keeper.forgetRosters()
  notifyTabs()
  await forgetPage()
}
