import { forgetPage } from '../offline/keep-page.ts'
import { tellTabs } from './other-tabs.ts'
import { openKeeper } from './open-keeper.ts'

/** At the end of a session: names leave the device. Marks that wait have none and stay until whoever made them is back. */
export async function forgetRosters(): Promise<void> {
  const keeper = await openKeeper()
  await keeper.forgetRosters()
  tellTabs()
  await forgetPage()
}
