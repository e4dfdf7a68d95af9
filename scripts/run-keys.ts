import { issueApiKey } from '#features/account/access-token.server.ts'
import { ensureDataFolder } from '#platform/data-folder.ts'
import { ownKeysFile, rotateKeysFile } from '#platform/signing-keys/keys-file.ts'
import { openSigningKeys } from '#platform/signing-keys/signing-keys.ts'
import { startupProblem } from '#platform/startup-problem.ts'
import { runTask } from './run-task.ts'

/** `npm run keys [-- rotate]`: what a client of the auth and storage services is created with. */
await runTask(async ({ settings, log, args }) => {
  const [command] = args
  if (command !== undefined && command !== 'rotate')
    throw startupProblem('Use npm run keys, or npm run keys -- rotate for a new signing key.')
  ensureDataFolder(settings.dataDir)
  const clock = () => new Date()
  await openSigningKeys({ ...settings, clock })
  if (command === 'rotate') {
    const { kid } = await rotateKeysFile(settings.authKeysFile ?? ownKeysFile(settings.dataDir))
    log.info(`New signing key ${kid}. Earlier keys go on verifying. Start the server again to sign with it.`)
  }
  const keys = await openSigningKeys({ ...settings, clock })
  const issuing = {
    keys,
    clock,
    config: { apiUrl: `${settings.publicUrl}/auth/v1` } as Parameters<typeof issueApiKey>[0]['config'],
  }
  log.info(`project address   ${settings.publicUrl}`)
  log.info(`anonymous key     ${await issueApiKey(issuing, 'anon')}`)
  log.info(`service key       ${await issueApiKey(issuing, 'service_role')}`)
  log.info('The anonymous key is public. The service key opens everything: keep it on servers only.')
})
