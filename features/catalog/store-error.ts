/**
 * A store call that did not succeed: 'HTTP {status}: {statusText}' (SPEC §8). Status 0 when no
 * answer came: network failure or 15 s without one.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly status: number
  /** The answer's JSON, undefined when it had none. */
  readonly body: unknown

  constructor(status: number, statusText: string, body?: unknown, cause?: unknown) {
    super(`HTTP ${status}: ${statusText}`, cause === undefined ? undefined : { cause })
    this.status = status
    this.body = body
  }
}
