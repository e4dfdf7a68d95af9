import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parseSettings, settingsSchema } from '#platform/settings.ts'
import { exampleFile, settingsDocument } from './settings-document.ts'

const RENEW = '`npm run docs:settings` writes it anew'

describe('docs/settings.md', () => {
  test('is what the schema says', () => {
    expect(readFileSync('docs/settings.md', 'utf8'), RENEW).toBe(settingsDocument())
  })

  test('explains each variable once, but for the one that the commands set', () => {
    const explained = [...settingsDocument().matchAll(/^\| `([A-Z0-9_]+)`/gm)].map((match) => match[1])
    expect([...explained, 'NODE_ENV'].toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted())
  })

  test('states defaults as they are parsed, and in words where there is no value', () => {
    const rows = new Map(
      settingsDocument()
        .split('\n')
        .map((line) => line.split('|').map((cell) => cell.trim()))
        .map(([, name, standard]) => [name, standard]),
    )
    expect(rows.get('`PORT`')).toBe('`3000`')
    expect(rows.get('`TRUST_PROXY`')).toBe('`false`')
    expect(rows.get('`DATABASE_URL`')).toBe('(embedded)')
    expect(rows.get('`BACKUP_PASSPHRASE`')).toBe('')
  })
})

describe('.env.example', () => {
  test('is what the schema says', () => {
    expect(readFileSync('.env.example', 'utf8'), RENEW).toBe(exampleFile())
  })

  test('sets nothing, and has values that are accepted once the comment signs are gone', () => {
    expect(parseEnv(exampleFile())).toEqual({})
    const values = parseEnv(exampleFile().replaceAll(/^# (?=[A-Z0-9_]+=)/gm, ''))
    expect(Object.keys(values).length).toBeGreaterThan(10)
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...others } = values
    expect([STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET]).toEqual(['sk_live_…', 'whsec_…'])
    expect(parseSettings(others)).toMatchObject({ ok: true })
  })
})
