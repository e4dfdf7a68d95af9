import type {
  StoredFactor,
  StoredIdentity,
  StoredUser,
  UserProfile,
} from '#features/account/database/users-repository.server.ts'

/** Omits unset times, and always hashes and tokens. */
export function userBody({ user, identities, factors }: UserProfile) {
  return {
    ...bareUser(user),
    ...(factors.length > 0 && { factors: factors.map(factorBody) }),
    identities: identities.map(identityBody),
  }
}

/** Lists carry neither identities nor factors. */
export function listedUserBody(user: StoredUser) {
  return { ...bareUser(user), identities: null }
}

function bareUser(user: StoredUser) {
  const confirmedAt = user.emailConfirmedAt ?? user.phoneConfirmedAt
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...moments({
      email_confirmed_at: user.emailConfirmedAt,
      phone_confirmed_at: user.phoneConfirmedAt,
      confirmed_at: confirmedAt,
      invited_at: user.invitedAt,
      confirmation_sent_at: user.confirmationSentAt,
      recovery_sent_at: later(user.recoverySentAt, user.magicLinkSentAt),
      email_change_sent_at: user.newEmail ? user.emailChangeSentAt : null,
      reauthentication_sent_at: user.reauthenticationSentAt,
      last_sign_in_at: user.lastSignInAt,
      banned_until: user.bannedUntil,
      deleted_at: user.deletedAt,
    }),
    ...(user.newEmail && { new_email: user.newEmail }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  }
}

function identityBody(identity: StoredIdentity) {
  return {
    identity_id: identity.id,
    id: identity.subject,
    user_id: identity.userId,
    identity_data: identity.data,
    provider: identity.provider,
    last_sign_in_at: (identity.lastSignInAt ?? identity.createdAt).toISOString(),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    email: typeof identity.data['email'] === 'string' ? identity.data['email'] : '',
  }
}

export function factorBody(factor: StoredFactor) {
  return {
    id: factor.id,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    status: factor.status,
    ...(factor.friendlyName && { friendly_name: factor.friendlyName }),
    factor_type: factor.type,
    ...moments({ last_challenged_at: factor.lastChallengedAt }),
  }
}

/** The wire knows one time for recoveries and magic links. */
function later(one: Date | null, other: Date | null): Date | null {
  return one && other ? (one > other ? one : other) : (one ?? other)
}

function moments(all: Record<string, Date | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all)
      .filter((entry): entry is [string, Date] => entry[1] !== null)
      .map(([name, at]) => [name, at.toISOString()]),
  )
}
