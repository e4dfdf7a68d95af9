import type { z } from 'zod'
import { authSettingsShape } from '#platform/auth-settings.ts'
import { dataSettingsShape } from '#platform/data-settings.ts'
import { mailSettingsShape } from '#platform/mail-settings.ts'
import { serverSettingsShape } from '#platform/server-settings.ts'
import { settingDescriptions } from '#platform/setting-descriptions.ts'
import { shopSettingsShape, translationSettingsShape } from '#platform/shop-settings.ts'
import { storageSettingsShape } from '#platform/storage-settings.ts'

const GROUPS: { title: string; shape: Record<string, z.ZodType> }[] = [
  { title: 'Address and server', shape: serverSettingsShape },
  { title: 'Database and data', shape: dataSettingsShape },
  { title: 'Mail', shape: mailSettingsShape },
  { title: 'Shop, payments and invoices', shape: shopSettingsShape },
  { title: 'Accounts and sign-in', shape: authSettingsShape },
  { title: 'Files', shape: storageSettingsShape },
  { title: 'Suggested translations', shape: translationSettingsShape },
]

const INTRODUCTION = `# Settings

Environment variables, or lines of \`.env\` in the project's folder ([.env.example](../.env.example) is a start); the
environment wins. All have a default, and an empty value counts as not set. A value that cannot be used ends the start with
one line that names it and the remedy.

This file and \`.env.example\` are written by \`npm run docs:settings\` from the descriptions beside each setting's validation,
in \`platform/*-settings.ts\`.
`

/** The text of `docs/settings.md`. */
export function settingsDocument(): string {
  const groups = GROUPS.map(({ title, shape }) => {
    const rows = Object.entries(shape).map(([name, schema]) => {
      return [`\`${name}\``, defaultOf(name, schema), descriptionOf(name, schema).meaning]
    })
    return `## ${title}\n\n${table(['variable', 'default', 'meaning'], rows)}`
  })
  return [INTRODUCTION, ...groups].join('\n')
}

/** The text of `.env.example`. */
export function exampleFile(): string {
  const groups = GROUPS.map(({ title, shape }) => {
    const lines = Object.entries(shape).flatMap(([name, schema]) => {
      const { example } = descriptionOf(name, schema)
      return example === undefined ? [] : [`# ${name}=${example}\n`]
    })
    return lines.length === 0 ? '' : `\n# ${title}\n${lines.join('')}`
  })
  return [
    '# Copy to .env and uncomment what you need. Everything has a default; docs/settings.md explains each one.\n',
    ...groups,
  ].join('')
}

function descriptionOf(name: string, schema: z.ZodType) {
  const description = settingDescriptions.get(schema)
  if (!description) throw new Error(`${name} has no description: register one as the last call of its schema`)
  return description
}

function defaultOf(name: string, schema: z.ZodType): string {
  const { unset } = descriptionOf(name, schema)
  if (unset !== undefined) return unset
  const value = schema.parse(undefined)
  return value === undefined ? '' : `\`${String(value)}\``
}

/** Padded, as the formatter wants it. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('')
}
