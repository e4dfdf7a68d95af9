// What the benchmarks use of `package.json` here. Types are checked without it: only `npm run bench` installs it.
declare module 'autocannon' {
  interface Request {
    path?: string
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    /** Before each request. */
    setupRequest?: (request: Request) => Request
  }
  interface Options {
    url: string
    /** Seconds. */
    duration: number
    connections: number
    requests?: Request[]
    headers?: Record<string, string>
    workers?: number
    /** Requests a second of all connections together. */
    overallRate?: number
  }
  interface Result {
    requests: { average: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string
    chromeFlags: string[]
  }): Promise<{ port: number; kill(): void }>
}

declare module 'lighthouse' {
  interface Audit {
    id: string
    title: string
    score: number | null
    scoreDisplayMode: string
    displayValue?: string
  }
  interface Report {
    categories: Record<string, { score: number | null }>
    audits: Record<string, Audit>
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[] },
  ): Promise<{ lhr: Report } | undefined>
}
