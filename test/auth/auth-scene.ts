import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { AuthAdminApi, AuthClient } from '@supabase/auth-js'
import { and, desc, eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AccountConfig } from '#features/account/account.ts'
import type { PasswordCost } from '#features/account/account.ts'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { accountLetters } from '#features/account/mail/account-letters.server.ts'
import { letterText } from '#platform/mail/letter.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { openSigningKeys } from '#platform/signing-keys/signing-keys.ts'
import type { AuthContext } from '#supabase-api/auth/auth-context.ts'
import { authRoutes } from '#supabase-api/auth/auth-routes.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

export interface AuthScene {
  test: TestDatabase
  app: FastifyInstance
  context: AuthContext
  url: string
  siteUrl: string
  /** Advances the test clock. */
  later(seconds: number): void
  /** Official client with isolated storage. */
  client(options?: { flowType?: 'implicit' | 'pkce'; fetch?: typeof fetch }): InstanceType<typeof AuthClient>
  admin: InstanceType<typeof AuthAdminApi>
  /** Rendered from the queue. */
  lastMail(to: string): Promise<{ subject: string; text: string; code: string; link: string }>
  mailCount(to: string): Promise<number>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

interface AuthSceneOptions {
  /** Adds routes over the same accounts. */
  more?: (app: FastifyInstance, context: AuthContext) => void
  /** Whose database it shares; its own unless given. */
  test?: TestDatabase
  /** Answers that could reveal an account take as long as in production. */
  hidesByTime?: boolean
}

/** Auth service on a free port with its own test clock. */
export async function openAuthScene(
  config: Partial<AccountConfig> = {},
  { more, test: shared, hidesByTime = false }: AuthSceneOptions = {},
): Promise<AuthScene> {
  const test = shared ?? (await createTestDatabase())
  const folder = makeTemporaryFolder('auth')
  let shift = 0
  const clock = () => new Date(Date.now() + shift * 1000)
  const keys = await openSigningKeys({ dataDir: folder.path, authJwtSecret: SHARED_SECRET, clock })
  const app = Fastify({ forceCloseConnections: true })
  const context: AuthContext = {
    db: test.database,
    key: Buffer.alloc(32, 7),
    clock,
    keys,
    languageOf: () => 'de',
    rateLimits: false,
    ...(!hidesByTime && { answerMs: 1 }),
    config: {
      siteUrl: 'http://localhost:3000',
      apiUrl: 'http://localhost:3000/auth/v1',
      signupOpen: true,
      autoconfirmEmail: true,
      phoneLogins: false,
      autoconfirmPhone: false,
      anonymousUsers: false,
      oauthClients: false,
      hidesAccounts: true,
      keyFactors: false,
      passkeyOrigins: [],
      refreshReuseSeconds: 10,
      mailIntervalSeconds: 60,
      passwordMinLength: 6,
      refuseCommonPasswords: true,
      reauthentication: 'all',
      passwordCost: CHEAP_PASSWORDS,
      tokenSeconds: 3600,
      redirectTargets: [],
      ...config,
    },
  }
  authRoutes(app, context)
  more?.(app, context)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `${origin}/auth/v1`
  context.config.apiUrl = url
  const anonKey = await issueApiKey(context, 'anon')
  const serviceKey = await issueApiKey(context, 'service_role')
  const mailsTo = (to: string) =>
    test.database
      .select()
      .from(outgoingMails)
      .where(and(eq(outgoingMails.recipient, to), eq(outgoingMails.kind, 'account')))
      .orderBy(desc(outgoingMails.createdAt))

  return {
    test,
    app,
    context,
    url,
    siteUrl: context.config.siteUrl,
    later(seconds) {
      shift += seconds
    },
    client: ({ flowType = 'implicit', fetch: fetchBy } = {}) =>
      new AuthClient({
        url,
        flowType,
        ...(fetchBy && { fetch: fetchBy }),
        autoRefreshToken: false,
        persistSession: true,
        storage: memory(),
        storageKey: 'auth',
        headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
      }),
    admin: new AuthAdminApi({
      url,
      experimental: { passkey: true },
      headers: { apikey: anonKey, Authorization: `Bearer ${serviceKey}` },
    }),
    async lastMail(to) {
      const [mail] = await mailsTo(to)
      if (!mail) throw new Error(`no mail to ${to}`)
      const letter = await accountLetters.account(
        { database: test.database, key: context.key, publicUrl: origin, company: FIRST_COMPANY },
        mail.payload as Record<string, unknown>,
        mail.language,
      )
      const text = letterText(letter, FIRST_COMPANY)
      return {
        subject: letter.subject,
        text,
        code: /\b\d{6}\b/.exec(text.replace(/https?:\S+/g, ''))?.[0] ?? '',
        link: /https?:\/\/\S*\/verify\?\S+/.exec(text)?.[0] ?? '',
      }
    },
    mailCount: async (to) => (await mailsTo(to)).length,
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body ?? {}),
      }),
    async close() {
      await app.close()
      if (!shared) await test.close()
      folder.remove()
    },
  }
}

/** The least that argon2id accepts. */
export const CHEAP_PASSWORDS: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }

/** HS256 secret of externally issued tokens. */
export const SHARED_SECRET = 'a shared secret of at least thirty-two characters'

let addresses = 0
/** Unique, so that tests never share rows. */
export function someone(): string {
  addresses += 1
  return `someone-${addresses}-${Math.random().toString(36).slice(2, 8)}@example.ch`
}

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value)
    },
    removeItem: (key: string) => {
      items.delete(key)
    },
  }
}

export const PASSWORD = 'drei Stufen, eine Richtung'

export async function signedIn(scene: AuthScene) {
  const email = someone()
  const client = scene.client()
  const { data } = await client.signUp({ email, password: PASSWORD })
  if (!data.session) throw new Error('no session')
  return { client, email, id: data.session.user.id, session: data.session }
}
