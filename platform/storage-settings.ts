import { z } from 'zod'
import type { S3Location } from './object-store/s3-bucket.ts'
import { settingDescriptions } from './setting-descriptions.ts'

const MOST_MEBIBYTES = 5 * 1024

export const storageSettingsShape = {
  STORAGE_MAX_MEBIBYTES: z
    .string()
    .regex(/^\d{1,4}$/, 'give whole mebibytes, for example STORAGE_MAX_MEBIBYTES=100')
    .transform(Number)
    .refine((value) => value >= 1 && value <= MOST_MEBIBYTES, `give 1 to ${MOST_MEBIBYTES}`)
    .default(100)
    .register(settingDescriptions, {
      meaning:
        'Largest file of the storage service; a bucket may allow less, none more (5120 at the most). Node ends a request after five minutes.',
    }),
  STORAGE_S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'give the address of the store, for example https://s3.eu-central-2.amazonaws.com',
    })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .register(settingDescriptions, {
      meaning:
        'Keeps files in a bucket of an S3-compatible store, addressed by path, for example `https://s3.eu-central-2.amazonaws.com`. Needs the bucket and the two keys.',
      unset: '`DATA_DIR/objects`',
    }),
  STORAGE_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'give the region, for example STORAGE_S3_REGION=eu-central-2')
    .default('us-east-1')
    .register(settingDescriptions, { meaning: 'Its region, as the store wants it in signatures.' }),
  STORAGE_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'give the name of a bucket that is there')
    .optional()
    .register(settingDescriptions, { meaning: 'The bucket; it must be there already.' }),
  STORAGE_S3_PREFIX: z
    .string()
    .regex(
      /^\w[\w.-]{0,99}(\/\w[\w.-]{0,99}){0,5}\/?$/,
      'give a folder, for example STORAGE_S3_PREFIX=gratweg',
    )
    .transform((text) => text.replace(/\/?$/, '/'))
    .default('gratweg/')
    .register(settingDescriptions, {
      meaning: 'Folder in that bucket. One installation each: what its database does not know is swept.',
    }),
  STORAGE_S3_ACCESS_KEY_ID: z.string().trim().max(500).optional().register(settingDescriptions, {
    meaning: 'Key that may read, write, delete and list in that bucket.',
    secret: true,
  }),
  STORAGE_S3_SECRET_ACCESS_KEY: z
    .string()
    .trim()
    .max(500)
    .optional()
    .register(settingDescriptions, { meaning: 'Its secret.', secret: true }),
}

type StorageEnvironment = z.output<z.ZodObject<typeof storageSettingsShape>>

export function toStorageSettings(env: StorageEnvironment) {
  return {
    /** Bytes; buckets may allow less. */
    largestObject: env.STORAGE_MAX_MEBIBYTES * 1024 * 1024,
    /** Undefined: files in DATA_DIR/objects. */
    s3: s3Of(env),
    /** Missing S3 variables; empty when all or none are set. */
    missingOfS3: missingOf(env),
  }
}

const NEEDED = [
  'STORAGE_S3_ENDPOINT',
  'STORAGE_S3_BUCKET',
  'STORAGE_S3_ACCESS_KEY_ID',
  'STORAGE_S3_SECRET_ACCESS_KEY',
] as const

function missingOf(env: StorageEnvironment): string[] {
  const missing = NEEDED.filter((name) => env[name] === undefined)
  return missing.length === NEEDED.length ? [] : missing
}

function s3Of(env: StorageEnvironment): S3Location | undefined {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = NEEDED.map((name) => env[name])
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined
  const { STORAGE_S3_REGION: region, STORAGE_S3_PREFIX: prefix } = env
  return { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }
}
