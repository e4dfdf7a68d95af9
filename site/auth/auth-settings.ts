export interface ProjectSettings {
  /** Without a trailing slash. */
  url: string
  anonKey: string
  /** Characters that a new password needs; null: only the project elsewhere knows. */
  passwordMinLength: number | null
}

let read: Promise<ProjectSettings> | undefined
let found: ProjectSettings | undefined

/** Undefined until they were read, as they are for whoever is signed in. */
export function knownAuthSettings(): ProjectSettings | undefined {
  return found
}

/** Cached. Rejects without a connection; the next call retries. */
export function readAuthSettings(): Promise<ProjectSettings> {
  read ??= fetchSettings().catch((error: unknown) => {
    read = undefined
    throw error
  })
  return read
}

async function fetchSettings(): Promise<ProjectSettings> {
  const response = await fetch('/api/auth-settings')
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  found = (await response.json()) as ProjectSettings
  return found
}

/** On another host name than the public one the CSP allows only the page's own origin. */
export function serviceAddress({ url }: Pick<ProjectSettings, 'url'>): string {
  const origin = url === document.documentElement.dataset['origin'] ? window.location.origin : url
  return `${origin}/auth/v1`
}

let service: Promise<object> | undefined
let known: object | undefined

/** What the accounts' service offers, once it was read. */
export function knownServiceSettings(): object | undefined {
  return known
}

/** What the accounts' service offers. Cached; rejects when it does not answer, and the next call retries. */
export function readServiceSettings(): Promise<object> {
  service ??= fetchServiceSettings().catch((error: unknown) => {
    service = undefined
    throw error
  })
  return service
}

async function fetchServiceSettings(): Promise<object> {
  const settings = await readAuthSettings()
  const response = await fetch(`${serviceAddress(settings)}/settings`, {
    headers: { apikey: settings.anonKey },
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  known = (await response.json()) as object
  return known
}
