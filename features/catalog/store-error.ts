/** 'HTTP {status}: {statusText}' (SPEC §8). Status 0: network failure or no answer within 15 s. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, statusText: string, body?: unknown, cause?: unknown) {
    super(`HTTP ${status}: ${statusText}`, cause === undefined ? undefined : { cause })
    this.status = status
    this.body = body
  }
}
