import { randomUUID } from 'node:crypto'
import type { Language } from '#i18n/languages.ts'
import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountRefusal, type AccountResult, refuseAccount } from '../account-refusal.ts'
import { sendAccountMail } from '../mail/account-mail.server.ts'
import { type Metadata, normaliseEmail } from '../account.ts'
import { recordAction } from '../security/audit.server.ts'
import { createUser } from '../users/create-user.server.ts'
import { type Challenge, startFlow } from './flow.server.ts'
import { type OpenSession, openSession } from '../sessions/open-session.server.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.server.ts'
import { checkPassword } from '../passwords/password-rule.server.ts'
import { checkPhone } from '../users/phone-number.ts'
import {
  findUserByEmail,
  findUserByPhone,
  type StoredUser,
  updateUser,
} from '../database/users-repository.server.ts'

export interface SignUp {
  email?: string | undefined
  phone?: string | undefined
  password?: string | undefined
  data?: Metadata | undefined
  challenge?: Challenge | undefined
  redirectTo: string
  language: Language
  userAgent?: string | undefined
  network: string
}

/** `invented` looks like `waiting`, to hide an existing account. */
export type SignedUp =
  | { kind: 'session'; open: OpenSession }
  | { kind: 'waiting'; user: StoredUser }
  | { kind: 'invented'; id: string; email: string; at: Date }

/** Creates an account if sign-ups are open. Does not reveal whether the address has one (`POST /signup`). */
export async function signUp(deps: AccountDeps, input: SignUp): Promise<AccountResult<SignedUp>> {
  const { config, clock } = deps
  const isAnonymous = !input.email && !input.phone
  if (isAnonymous && !config.anonymousUsers)
    return refuseAccount('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  if (!config.signupOpen) return refuseAccount('signup_disabled', 'Signups not allowed for this instance')
  if (isAnonymous) return signUpAnonymously(deps, input)
  if (!input.password) return refuseAccount('validation_failed', 'Signup requires a valid password')
  const password = checkPassword(input.password, config, input.email)
  if (!password.ok) return password
  if (input.email && input.phone)
    return refuseAccount(
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    )
  if (input.phone && !config.autoconfirmPhone)
    return refuseAccount('phone_provider_disabled', 'Phone signups are disabled')
  const phone = input.phone ? checkPhone(input.phone) : accept('')
  if (!phone.ok) return phone
  const email = input.email && normaliseEmail(input.email)
  const waiting = email ? await findUserByEmail(deps.db, email) : undefined
  // Always both, so that known and unknown addresses take the same time.
  const passwordHash = await hashPassword(input.password, config.passwordCost)
  const sameHash = (await verifyPassword(input.password, waiting?.passwordHash, config.passwordCost))
    ? waiting?.passwordHash
    : null
  const now = clock()
  return unlessRaced(() =>
    deps.db.transaction((tx) =>
      email
        ? signUpByEmail(tx, deps, { ...input, email, passwordHash, sameHash: sameHash ?? null, now })
        : signUpByPhone(tx, deps, { ...input, phone: phone.value, passwordHash, now }),
    ),
  )
}

type Prepared = SignUp & { passwordHash: string; now: Date }

async function signUpByEmail(
  tx: Transaction,
  deps: AccountDeps,
  input: Prepared & { email: string; sameHash: string | null },
): Promise<AccountResult<SignedUp>> {
  const { config, key } = deps
  const { email, passwordHash, sameHash, data, now } = input
  const existing = await findUserByEmail(tx, email)
  if (existing?.emailConfirmedAt)
    return config.autoconfirmEmail
      ? refuseAccount('user_already_exists', 'User already registered')
      : accept({ kind: 'invented', id: randomUUID(), email, at: now })
  // Two passwords for an unconfirmed address: neither is known to be its owner's.
  if (existing?.passwordHash && existing.passwordHash !== sameHash)
    await updateUser(tx, existing.id, { passwordHash: null }, now)
  const user =
    existing ??
    (await createUser(tx, {
      email,
      passwordHash,
      data,
      emailConfirmed: config.autoconfirmEmail,
      isSignUp: true,
      now,
    }))
  if (!user) throw new LostRace()
  if (!existing) await recordAction(tx, { at: now, action: 'signed_up', userId: user.id })
  if (config.autoconfirmEmail && !existing)
    return accept({
      kind: 'session',
      open: await openSession(tx, { key, user, method: 'password', userAgent: input.userAgent, now }),
    })
  const flowId =
    input.challenge &&
    (await startFlow(tx, { method: 'email/signup', userId: user.id, challenge: input.challenge, now }))
  const { language, redirectTo, network } = input
  const mail = { user, kind: 'confirmation' as const, address: email, language, redirectTo, flowId, network }
  const sent = await sendAccountMail(tx, deps, mail, now)
  return sent.ok ? accept({ kind: 'waiting', user: sent.value }) : sent
}

async function signUpByPhone(
  tx: Transaction,
  { key }: AccountDeps,
  { phone, passwordHash, data, userAgent, now }: Prepared & { phone: string },
): Promise<AccountResult<SignedUp>> {
  if (await findUserByPhone(tx, phone)) return refuseAccount('user_already_exists', 'User already registered')
  const user = await createUser(tx, { phone, passwordHash, data, phoneConfirmed: true, isSignUp: true, now })
  if (!user) throw new LostRace()
  await recordAction(tx, { at: now, action: 'signed_up', userId: user.id })
  return accept({
    kind: 'session',
    open: await openSession(tx, { key, user, method: 'password', userAgent, now }),
  })
}

async function signUpAnonymously(deps: AccountDeps, input: SignUp): Promise<AccountResult<SignedUp>> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const user = await createUser(tx, { data: input.data, more: { isAnonymous: true }, now })
    if (!user) throw new Error('an anonymous account collided')
    const opening = { key: deps.key, user, method: 'anonymous', userAgent: input.userAgent, now }
    return accept({ kind: 'session', open: await openSession(tx, opening) })
  })
}

class LostRace extends Error {}

async function unlessRaced<Value>(
  run: () => Promise<{ ok: true; value: Value } | { ok: false; refusal: AccountRefusal }>,
): Promise<AccountResult<Value>> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof LostRace) return run()
    throw error
  }
}
