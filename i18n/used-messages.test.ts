import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = [
  'site/**/*.{ts,tsx}',
  '{server,site}/**/*.{ts,tsx}',
  'features/**/*.{ts,tsx}',
  'content/*.ts',
  // Refusals of services that are called have their codes there.
  'platform/**/*.{ts,tsx}',
  'i18n/*.ts',
  'kernel/*.ts',
  'kit/**/*.{ts,tsx}',
]

/** A key whose name appears nowhere in code or data cannot be shown. */
const mentioned = new Set(
  SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.test\.|\/texts\//.test(file))
    .flatMap(
      (file) =>
        readFileSync(`${root}/${file}`, 'utf8').match(/[\p{L}_$][\p{L}\p{N}_$]*(?:-[\p{L}\p{N}]+)*/gu) ?? [],
    )
    .flatMap((name) => [name, ...name.split('-')]),
)

const files = import.meta.glob<{ de: unknown }>('/{content,features/*,i18n}/texts/*.ts', {
  eager: true,
  import: 'default',
})

/** Groups that a page iterates over, and names of audit rows, of which the database may have older ones. */
const WALKED = /(^|\.)(sections|rows|items|types|shapes|audit\.[^.]+)\.[^.]+$/

it.each(Object.keys(files))('no message of %s is unused', (file) => {
  const unused = keysOf(files[file]?.de).filter(
    (key) => !WALKED.test(key) && !mentioned.has(key.split('.').at(-1) ?? ''),
  )
  expect(unused).toEqual([])
})

/** Paths of all keys and groups, without array positions. */
function keysOf(value: unknown, before = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => keysOf(each, before)))]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [
    `${before}${name}`,
    ...keysOf(child, `${before}${name}.`),
  ])
}
