import { benchAccounts } from './accounts.ts'
import { benchBookings } from './bookings.ts'
import { benchBurst } from './burst.ts'
import { benchCalendar } from './calendar.ts'
import { benchCaptcha } from './captcha.ts'
import { benchCheckout } from './checkout.ts'
import { benchGrowth } from './growth.ts'
import { benchHostile } from './hostile.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchNavigation } from './navigation.ts'
import { benchOutages } from './outages.ts'
import { benchPageCosts } from './page-costs.ts'
import { benchPages } from './pages.ts'
import { benchPaidOrders } from './paid-orders.ts'
import { benchProcesses } from './processes.ts'
import { benchFlood, benchKills } from './requests.ts'
import { startSite } from './site.ts'
import { benchStart } from './start.ts'
import { benchStorage } from './storage.ts'
import { benchTexts } from './texts.ts'

/** `npm run bench -- [name …]`; all without a name. Reports only, no thresholds. */
const benches = {
  // First, while all caches are cold.
  'page-costs': benchPageCosts,
  pages: benchPages,
  calendar: benchCalendar,
  growth: benchGrowth,
  checkout: benchCheckout,
  'paid-orders': benchPaidOrders,
  processes: benchProcesses,
  bookings: benchBookings,
  burst: benchBurst,
  accounts: benchAccounts,
  captcha: benchCaptcha,
  storage: benchStorage,
  texts: benchTexts,
  hostile: benchHostile,
  flood: benchFlood,
  kills: benchKills,
  outages: benchOutages,
  navigation: benchNavigation,
  lighthouse: benchLighthouse,
  start: benchStart,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; choose from ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}
const site = await startSite()
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    console.log(`\n# ${name}`)
    await bench(site.url)
  }
} finally {
  await site.stop()
}
