/** What the client of the auth service is made with, as `GET /api/auth-settings` answers it. */
export interface ProjectSettings {
  /** Address of the project, without a slash at the end. */
  url: string
  anonKey: string
}

let read: Promise<ProjectSettings> | undefined

/** Fetched once. Rejects without a connection; the next call tries again. */
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
  return (await response.json()) as ProjectSettings
}

/** Under another name of this machine than the public one the policy allows only the page's own origin. */
export function serviceAddress({ url }: Pick<ProjectSettings, 'url'>): string {
  const origin = url === document.documentElement.dataset['origin'] ? window.location.origin : url
  return `${origin}/auth/v1`
}
