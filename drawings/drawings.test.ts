import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawings } from './drawings.ts'

const LIMIT_KILOBYTES: Record<string, number> = {
  'cham.svg': 5,
  'growth-rings.svg': 10,
  'project-profile.svg': 12,
}

it.each(Object.entries(drawings))('%s is what its seed draws, in every run', (file, draw) => {
  const drawn = draw()
  expect(draw()).toBe(drawn)
  expect(readFileSync(new URL(`../public/scenes/${file}`, import.meta.url), 'utf8')).toBe(drawn)
})

it.each(Object.entries(drawings))('%s stays within its bytes', (file, draw) => {
  expect(brotliCompressSync(draw()).length / 1024).toBeLessThanOrEqual(LIMIT_KILOBYTES[file] ?? 0)
})

it.each(Object.entries(drawings))('%s takes all its colours from the page', (_file, draw) => {
  for (const [, colour] of draw().matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
    expect(colour).toMatch(/^(var\(--[\w-]+\)|none)$/)
  }
})
