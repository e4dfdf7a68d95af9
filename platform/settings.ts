import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { authSettingsShape, toAuthSettings } from './auth-settings.ts'
import { dataSettingsShape } from './data-settings.ts'
import { mailSettingsShape } from './mail-settings.ts'
import { projectFolder } from './project-folder.ts'
import { publicHost, serverSettingsShape } from './server-settings.ts'
import { settingDescriptions } from './setting-descriptions.ts'
import { findConflicts } from './settings-conflicts.ts'
import { shopSettingsShape, translationSettingsShape } from './shop-settings.ts'
import { storageSettingsShape, toStorageSettings } from './storage-settings.ts'

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
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = settingsSchema.safeParse(variables)
  if (!parsed.success) return refuse(parsed.error.issues.map((issue) => line(issue, variables)))
  const settings = toSettings(parsed.data)
  const conflicts = findConflicts(settings)
  return conflicts.length > 0 ? refuse(conflicts) : accept(settings)
}

/** Every variable that is read; `npm run docs:settings` writes down what each means. */
export const settingsSchema = z.object({
  ...serverSettingsShape,
  ...dataSettingsShape,
  ...mailSettingsShape,
  ...shopSettingsShape,
  ...authSettingsShape,
  ...storageSettingsShape,
  ...translationSettingsShape,
  /** Set by the commands. */
  NODE_ENV: z.string().optional(),
})

type Environment = Record<string, string | undefined>

export type Settings = ReturnType<typeof toSettings>

function toSettings(env: z.output<typeof settingsSchema>) {
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

function line(issue: z.core.$ZodIssue, variables: Environment): string {
  const name = String(issue.path[0]) as keyof typeof settingsSchema.shape
  const isSecret = settingDescriptions.get(settingsSchema.shape[name])?.secret
  const value = isSecret ? 'the given value' : JSON.stringify(variables[name])
  return `${name}: ${value} cannot be used; ${issue.message}.`
}
