import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { BRAND } from '#content/company.ts'
import { FIRST_COMPANY } from '#content/first-company.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { AUTH_SECRETS, authSettingsShape, toAuthSettings } from './auth-settings.ts'
import { projectFolder } from './project-folder.ts'
import { STORAGE_SECRETS, storageSettingsShape, toStorageSettings } from './storage-settings.ts'
import { findConflicts } from './settings-conflicts.ts'

/** Reads `.env` of the project folder and the process environment, which wins. The only reader of `process.env`. */
export function readSettings(): Result<Settings, string[]> {
  const file = join(projectFolder, '.env')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return parseSettings({ ...fromFile, ...process.env })
}

/**
 * Validates all variables; an empty value counts as unset. The refusal has one line per problem with the remedy and
 * never prints a secret.
 */
export function parseSettings(env: Environment): Result<Settings, string[]> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(given)
  if (!parsed.success) return refuse(parsed.error.issues.map((issue) => line(issue, given)))
  const settings = toSettings(parsed.data)
  const conflicts = findConflicts(settings)
  return conflicts.length > 0 ? refuse(conflicts) : accept(settings)
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const SECRETS = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'APP_SECRET',
  'BACKUP_PASSPHRASE',
  'TRANSLATION_KEY',
  ...AUTH_SECRETS,
  ...STORAGE_SECRETS,
])
const PORT_REMEDY = 'give a whole number from 0 to 65535, for example PORT=3000 (0 takes any free port)'
const TRUST_REMEDY =
  'give false, true, the number of proxies in front, or their addresses separated by commas, for example TRUST_PROXY=1'

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_REMEDY)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_REMEDY)
    .default(3000),
  HOST: z
    .string()
    .trim()
    .refine(
      (host) => URL.canParse(`http://${publicHost(host)}:3000`),
      'give an address or a name of this machine, for example HOST=0.0.0.0',
    )
    .default('127.0.0.1'),
  PUBLIC_URL: url(
    ['http:', 'https:'],
    'give the address visitors type, for example PUBLIC_URL=https://www.example.ch',
  )
    .refine(
      isOrigin,
      'give scheme, host and port only, without a path, for example PUBLIC_URL=https://www.example.ch',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  PROCESSES: z
    .string()
    .trim()
    .regex(
      /^(auto|[1-9]|[1-5]\d|6[0-4])$/,
      'give auto (one for each core) or a whole number from 1 to 64, for example PROCESSES=auto',
    )
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
    .default(1),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'give a PostgreSQL address, for example DATABASE_URL=postgresql://user:password@host:5432/name',
  ).optional(),
  PG_BIN_DIR: z.string().optional(),
  SMTP_URL: url(
    ['smtp:', 'smtps:'],
    'give a mail server, for example SMTP_URL=smtps://user:password@mail.example.ch',
  ).optional(),
  SMTP_STARTTLS: z
    .enum(['required', 'optional'], 'give required, or optional to allow mails without encryption')
    .default('required'),
  MAIL_FROM: mailAddress('MAIL_FROM').default(`${BRAND} <${FIRST_COMPANY.email}>`),
  MAIL_OWNER: mailAddress('MAIL_OWNER').default(FIRST_COMPANY.email),
  STORE_API_BASE: url(
    ['http:', 'https:'],
    'give the address of the store service, for example STORE_API_BASE=https://store.example.ch, or leave it empty for our own',
  )
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  STORE_ID: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'use 1 to 80 letters, digits, - and _, for example STORE_ID=gratweg')
    .default('gratweg'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'copy the secret key from the Stripe dashboard; it begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_\S+$/,
      'copy the signing secret of the webhook from the Stripe dashboard; it begins with whsec_',
    )
    .optional(),
  STRIPE_API_BASE: url(
    ['http:', 'https:'],
    'give the address of a stand-in for the Stripe API, or leave it empty',
  ).optional(),
  TESTKASSE: z
    .enum(['on'], 'give on to serve the Testkasse under a public address, or leave it empty')
    .optional(),
  APP_SECRET: z
    .string()
    .regex(
      /^[0-9a-f]{64}$/i,
      'give 64 hexadecimal digits (openssl rand -hex 32), or leave it empty to have one made',
    )
    .optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, 'give 12 characters or more, for example five words')
    .max(1000, 'give 1000 characters at the most')
    .optional(),
  INVOICE_PERCENT: z
    .string()
    .regex(
      /^(\d{1,2}|100)$/,
      'give a whole number from 0 (you agree to each invoice) to 100 (to none), for example INVOICE_PERCENT=50',
    )
    .transform(Number)
    .default(50),
  INVOICE_FOR: z
    .enum(['companies', 'everyone'], 'give companies or everyone (private persons too)')
    .default('companies'),
  TRANSLATION_URL: url(
    ['http:', 'https:'],
    'give the address of a translation service as LibreTranslate has it, for example TRANSLATION_URL=https://translate.example.ch/translate, or leave it empty',
  ).optional(),
  TRANSLATION_KEY: z.string().trim().max(1000, 'give 1000 characters at the most').optional(),
  ...authSettingsShape,
  ...storageSettingsShape,
  SEED_DEMO: z.enum(['on', 'off'], 'give on or off; off starts with an empty calendar').default('on'),
  TRUST_PROXY: z
    .string()
    .transform((text) => trustOf(text.trim()))
    .refine((trust) => trust !== undefined, TRUST_REMEDY)
    .transform((trust) => trust ?? false)
    .default(false),
  LOG_LEVEL: z.enum(LOG_LEVELS, `use one of ${LOG_LEVELS.join(', ')}`).default('info'),
  NODE_ENV: z.string().optional(),
})

type Environment = Record<string, string | undefined>

export type Settings = ReturnType<typeof toSettings>

function toSettings(env: z.output<typeof schema>) {
  return {
    port: env.PORT,
    host: env.HOST,
    /** No trailing slash. */
    publicUrl: env.PUBLIC_URL ?? `http://${publicHost(env.HOST)}:${env.PORT}`,
    /** Server processes on the port; 1: this one alone. */
    processes: env.PROCESSES,
    dataDir: resolve(projectFolder, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    pgBinDir: env.PG_BIN_DIR === undefined ? undefined : resolve(projectFolder, env.PG_BIN_DIR),
    smtpUrl: env.SMTP_URL,
    /** False: mails and the password may go unencrypted to a server without STARTTLS. */
    smtpStartTlsRequired: env.SMTP_STARTTLS === 'required',
    mailFrom: env.MAIL_FROM,
    mailOwner: env.MAIL_OWNER,
    /** Undefined: our own store service. */
    storeApiBase: env.STORE_API_BASE,
    storeId: env.STORE_ID,
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
    /** The Testkasse on a public site: every page shows a notice. */
    testNotice: env.TESTKASSE === 'on' && !env.STRIPE_SECRET_KEY,
    stripeApiBase: env.STRIPE_API_BASE,
    appSecret: env.APP_SECRET,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    /** Undefined: no machine suggests translations. */
    translationUrl: env.TRANSLATION_URL,
    translationKey: env.TRANSLATION_KEY,
    ...toAuthSettings(env),
    ...toStorageSettings(env),
    /** Share of an event's places bookable by invoice without approval. */
    invoicePercent: env.INVOICE_PERCENT,
    invoiceFor: env.INVOICE_FOR,
    seedDemo: env.SEED_DEMO === 'on',
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  }
}

function line(issue: z.core.$ZodIssue, given: Environment): string {
  const name = String(issue.path[0])
  const value = SECRETS.has(name) ? 'the given value' : JSON.stringify(given[name])
  return `${name}: ${value} cannot be used; ${issue.message}.`
}

function url(protocols: string[], remedy: string) {
  return z
    .string()
    .trim()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), remedy)
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true // already refused by the previous rule
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && !search && !hash && !username
}

function mailAddress(name: string) {
  return z
    .string()
    .trim()
    .regex(
      /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      `give an address, for example ${name}=shop@your-domain.ch or ${name}="Shop <shop@your-domain.ch>"`,
    )
}

function trustOf(text: string): boolean | number | string | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) return Number(text)
  return text.split(',').every((part) => isNetwork(part.trim())) ? text : undefined
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits = '0', rest] = text.split('/')
  return (
    rest === undefined &&
    isIP(address) !== 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  )
}

function publicHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}
