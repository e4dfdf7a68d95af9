import { recordAction } from '#features/account/security/audit.server.ts'
import { isOrderOfOtherKey } from '#features/order/order-reference.server.ts'
import { raiseAlert, resolveAlert } from '#platform/alerts/raise-alert.ts'
import type { Database } from '#platform/database/database.ts'
import {
  lockInstallation,
  lockInstallationAtStart,
  readInstallation,
  updateInstallation,
} from '#platform/installation/installation.ts'
import { type AppKey, appKeyFile, keyFingerprint, openAppKey, readAppKey } from '#platform/secrets.ts'
import type { Settings } from '#platform/settings.ts'
import { startupProblem } from '#platform/startup-problem.ts'

type Place = Pick<Settings, 'dataDir' | 'appSecret'>

/**
 * The first start stores the key's fingerprint; older databases are checked against the newest order's reference.
 * Creates a key only for an empty database. Throws a start-up problem when the key is missing or different.
 */
export async function openInstallationKey(db: Database, place: Place): Promise<AppKey> {
  const { keyFingerprint: known } = await readInstallation(db)
  const found = await readAppKey(place)
  if (known && !found)
    throw startupProblem(
      `The key of this database is missing: ${appKeyFile(place.dataDir)} is not there and APP_SECRET is not set. ${remedy(known)}`,
    )
  const key = found ?? (await openAppKey(place))
  const fingerprint = keyFingerprint(key)
  if (known === null && (await isOrderOfOtherKey(db, key))) throw otherKey(place, fingerprint, undefined)
  await db.transaction(async (tx) => {
    const current = (await lockInstallationAtStart(tx)).keyFingerprint
    if (current && current !== fingerprint) throw otherKey(place, fingerprint, current)
    if (current) return
    await updateInstallation(tx, { keyFingerprint: fingerprint })
  })
  return key
}

/** Accepts the current key and warns the owner of the consequences. @returns its fingerprint. */
export async function acceptInstallationKey(db: Database, place: Place, now: Date): Promise<string> {
  const fingerprint = keyFingerprint(await openAppKey(place))
  await db.transaction(async (tx) => {
    const { keyFingerprint: before } = await lockInstallation(tx)
    if (before === fingerprint) return void (await resolveAlert(tx, 'key_replaced', now))
    await updateInstallation(tx, { keyFingerprint: fingerprint })
    await recordAction(tx, { at: now, action: 'key_replaced', detail: { before: before ?? '', fingerprint } })
    await raiseAlert(tx, { code: 'key_replaced', now })
  })
  return fingerprint
}

function otherKey(place: Place, fingerprint: string, known: string | undefined): Error {
  const name = place.appSecret ? 'APP_SECRET' : appKeyFile(place.dataDir)
  return startupProblem(
    `${name} (fingerprint ${fingerprint}) is not the key of this database${known ? ` (fingerprint ${known})` : ''}. ${remedy(known)}`,
  )
}

function remedy(known: string | undefined): string {
  return `Put back the right one from a backup (APP_SECRET or app.key${known ? `, fingerprint ${known}` : ''}), or run "npm run keys -- accept-app-key" to go on with another: codes of vouchers sold so far can then not be printed or mailed again.`
}
