export interface MailedToken {
  tokenHash: string
  type: (typeof TYPES)[number]
}

const TYPES = ['signup', 'invite', 'recovery', 'magiclink'] as const

/** Parses the URL fragment of our mails; null for anything else. */
export function readMailedToken(hash: string): MailedToken | null {
  const fragment = new URLSearchParams(hash.slice(1))
  const tokenHash = fragment.get('token_hash')
  const type = TYPES.find((each) => each === fragment.get('type'))
  return tokenHash && type ? { tokenHash, type } : null
}
