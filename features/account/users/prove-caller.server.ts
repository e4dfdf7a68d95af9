import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountRefusal, refuseAccount } from '../account-refusal.ts'
import type { StoredSession } from '../database/sessions-repository.server.ts'
import type { StoredUser } from '../database/users-repository.server.ts'
import { consumeMailedCode } from '../one-time-tokens/consume-mailed-code.server.ts'
import { tryPassword } from '../passwords/try-password.server.ts'
import { resetAttempts } from '../security/sign-in-attempts.server.ts'
import { lacksProof, proofNeeded } from '../sessions/recent-proof.ts'

export interface ProofInput {
  currentPassword?: string | undefined
  /** The code that `/reauthenticate` mailed. */
  nonce?: string | undefined
  network: string
  device?: string | undefined
}

/**
 * Refuses a change of what proves identity without a recent sign-in, the current password or a mailed code. What is given
 * must be right, also where nothing was needed. Commits on its own: a code counts once, a wrong one too.
 */
export async function refuseUnproven(
  deps: AccountDeps,
  caller: { user: StoredUser; session: StoredSession },
  input: ProofInput,
  isSensitive: boolean,
): Promise<AccountRefusal | undefined> {
  const { user } = caller
  const { currentPassword, nonce, network, device } = input
  const now = deps.clock()
  if (currentPassword !== undefined) {
    const account = user.email ?? user.phone ?? ''
    const tried = await tryPassword(deps, { account, user, password: currentPassword, network, device })
    if (!tried.ok) return tried.refusal
    const { fits, own } = tried.value
    if (!fits) return refuseAccount('current_password_invalid', 'Current password is invalid').refusal
    await deps.db.transaction((tx) => resetAttempts(tx, deps.key, own, now))
  }
  if (nonce !== undefined) {
    const code = { user, address: user.email ?? '', code: nonce, kinds: ['reauthentication'] as const }
    const token = await deps.db.transaction((tx) => consumeMailedCode(tx, deps, code, now))
    if (!token) return refuseAccount('reauthentication_not_valid', 'Nonce has expired or is invalid').refusal
  }
  const isProven = currentPassword !== undefined || nonce !== undefined
  return isSensitive && !isProven && lacksProof(caller, deps.config, now) ? proofNeeded().refusal : undefined
}
