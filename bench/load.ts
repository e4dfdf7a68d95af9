import type { Options } from './programs/autocannon.ts'

export interface LoadResult {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Non-2xx answers, connection errors and timeouts. */
  failures: number
}

type LoadOptions = Pick<Options, 'headers' | 'requests'> & {
  connections: number
  seconds: number
}

export async function load(url: string, { seconds, ...options }: LoadOptions): Promise<LoadResult> {
  const { autocannon } = await import('./programs/autocannon.ts')
  const result = await autocannon({ url, duration: seconds, ...options })
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  }
}
