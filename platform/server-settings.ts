import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { settingDescriptions } from './setting-descriptions.ts'
import { urlSetting } from './url-setting.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PORT_REMEDY = 'give a whole number from 0 to 65535, for example PORT=3000 (0 takes any free port)'
const TRUST_REMEDY =
  'give false, true, the number of proxies in front, or their addresses separated by commas, for example TRUST_PROXY=1'

export const serverSettingsShape = {
  PUBLIC_URL: urlSetting(
    ['http:', 'https:'],
    'give the address visitors type, for example PUBLIC_URL=https://www.example.ch',
  )
    .refine(
      isOrigin,
      'give scheme, host and port only, without a path, for example PUBLIC_URL=https://www.example.ch',
    )
    .transform((text) => new URL(text).origin)
    .optional()
    .register(settingDescriptions, {
      meaning: 'Address visitors type, without a path. `https` switches on secure cookies and HSTS.',
      unset: '`http://localhost:PORT`',
      example: 'https://www.example.ch',
    }),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, PORT_REMEDY)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_REMEDY)
    .default(3000)
    .register(settingDescriptions, {
      meaning: 'Port to listen on; `0` takes any free one.',
      example: '3000',
    }),
  HOST: z
    .string()
    .trim()
    .refine(
      (host) => URL.canParse(`http://${publicHost(host)}:3000`),
      'give an address or a name of this machine, for example HOST=0.0.0.0',
    )
    .default('127.0.0.1')
    .register(settingDescriptions, {
      meaning: 'Address to listen on; `0.0.0.0` for the network.',
      example: '127.0.0.1',
    }),
  PROCESSES: z
    .string()
    .trim()
    .regex(
      /^(auto|[1-9]|[1-5]\d|6[0-4])$/,
      'give auto (one for each core) or a whole number from 1 to 64, for example PROCESSES=auto',
    )
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
    .default(1)
    .register(settingDescriptions, {
      meaning:
        'Server processes on the port: a number from 1 to 64, or `auto` for one per core. See [several processes](operations.md#several-processes-or-servers).',
      example: 'auto',
    }),
  TRUST_PROXY: z
    .string()
    .transform((text) => trustOf(text.trim()))
    .refine((trust) => trust !== undefined, TRUST_REMEDY)
    .transform((trust) => trust ?? false)
    .default(false)
    .register(settingDescriptions, {
      meaning:
        "Proxies in front that may name the visitor's address: `true` (the nearest), their number, or their addresses separated by commas. See [behind a proxy](operations.md#behind-a-proxy).",
      example: '1',
    }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `use one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .register(settingDescriptions, {
      meaning: 'How much is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
      example: 'info',
    }),
}

/** The name visitors of a server that listens on this address would type. */
export function publicHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true // already refused by the previous rule
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && !search && !hash && !username
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
