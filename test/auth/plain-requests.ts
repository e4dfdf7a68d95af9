import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import type { AuthScene } from './auth-scene.ts'

let numbers = 0

/** Without the plus. */
export function newPhoneNumber(): string {
  numbers += 1
  return `4179${String(Date.now()).slice(-5)}${String(numbers).padStart(2, '0')}`
}

/** Status, code and text of a refused request. */
export async function refusal(answer: Response): Promise<[number, string, string]> {
  const body = (await answer.json()) as { error_code: string; msg: string }
  return [answer.status, body.error_code, body.msg]
}

/** Requests with the service key. */
export async function asService(of: AuthScene, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    authorization: `Bearer ${await issueApiKey(of.context, 'service_role')}`,
    'content-type': 'application/json',
  }
  return fetch(of.url + path, { ...init, headers })
}
