/** What a link of our mails carries until a person presses the button. */
export interface MailedToken {
  tokenHash: string
  type: (typeof TYPES)[number]
}

const TYPES = ['signup', 'invite', 'recovery', 'magiclink'] as const

/** The part of an address that no server sees, as our mails write it; null when it is something else. */
export function readMailedToken(hash: string): MailedToken | null {
  const fragment = new URLSearchParams(hash.slice(1))
  const tokenHash = fragment.get('token_hash')
  const type = TYPES.find((each) => each === fragment.get('type'))
  return tokenHash && type ? { tokenHash, type } : null
}
