import { z } from 'zod'
import { settingDescriptions } from './setting-descriptions.ts'
import { urlSetting } from './url-setting.ts'

export const dataSettingsShape = {
  DATA_DIR: z.string().default('./data').register(settingDescriptions, {
    meaning:
      'Folder of database, keys, mails and files. Servers on one `DATABASE_URL` share it, or an S3 store; others do not start.',
    example: './data',
  }),
  DATABASE_URL: urlSetting(
    ['postgres:', 'postgresql:'],
    'give a PostgreSQL address, for example DATABASE_URL=postgresql://user:password@host:5432/name',
  )
    .optional()
    .register(settingDescriptions, {
      meaning: 'A PostgreSQL 15 or newer of your own, instead of the embedded one; with `pg_trgm` (ADR-033).',
      unset: '(embedded)',
      example: 'postgresql://user:password@host:5432/name',
      secret: true,
    }),
  PG_BIN_DIR: z.string().optional().register(settingDescriptions, {
    meaning: '`bin` folder of another PostgreSQL for the embedded database.',
    unset: '(included)',
  }),
  SEED_DEMO: z
    .enum(['on', 'off'], 'give on or off; off starts with an empty calendar')
    .default('on')
    .register(settingDescriptions, {
      meaning:
        '`off` leaves an empty calendar empty; else the first start fills it with a season of sample dates.',
      example: 'off',
    }),
  APP_SECRET: z
    .string()
    .regex(
      /^[0-9a-f]{64}$/i,
      'give 64 hexadecimal digits (openssl rand -hex 32), or leave it empty to have one made',
    )
    .optional()
    .register(settingDescriptions, {
      meaning:
        'Key of the application: 64 hexadecimal digits, from which voucher codes are derived; needed when several machines serve one database.',
      unset: '`DATA_DIR/secrets/app.key`',
      secret: true,
    }),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, 'give 12 characters or more, for example five words')
    .max(1000, 'give 1000 characters at the most')
    .optional()
    .register(settingDescriptions, {
      meaning: 'Encrypts backups and opens encrypted ones; 12 characters or more.',
      secret: true,
    }),
}
