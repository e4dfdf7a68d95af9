import type { Client } from '#app/auth/auth-client.ts'
import { authProblem, type LoginRefusal } from '../auth-problem.ts'

export interface Enrolment {
  factorId: string
  /** Data URL of the QR code. */
  picture: string
  /** Base32. */
  secret: string
  /** `otpauth://…`, opens the authenticator app. */
  uri: string
}

/** Removes unconfirmed devices first. */
export async function beginEnrolment(
  client: Client,
  nameOf: (n: number) => string,
): Promise<Enrolment | LoginRefusal> {
  const listed = await client.mfa.listFactors()
  if (listed.error) return authProblem(listed.error)
  const unfinished = listed.data.all.filter(({ status }) => status === 'unverified')
  for (const { id } of unfinished) await client.mfa.unenroll({ factorId: id })
  const taken = new Set(listed.data.all.map((factor) => factor.friendly_name))
  let n = 1
  while (taken.has(nameOf(n))) n++
  const { data, error } = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: nameOf(n),
    issuer: 'Gratweg',
  })
  if (error) return authProblem(error)
  const { qr_code: picture, secret, uri } = data.totp
  return { factorId: data.id, picture: escapedPicture(picture), secret, uri }
}

/** The client does not encode the SVG: everything after the first `#` would be lost. */
export function escapedPicture(address: string): string {
  const comma = address.indexOf(',')
  return `data:image/svg+xml,${encodeURIComponent(address.slice(comma + 1))}`
}
