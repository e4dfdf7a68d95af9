import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawings } from './drawings.ts'

const FOLDER = new URL('../public/scenes/', import.meta.url)
const sceneOf = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

const LIMIT_KILOBYTES: Record<string, number> = {
  'aufbruch.svg': 18,
  'cham.svg': 5,
  'crossing.svg': 8,
  'feuer.svg': 10,
  'gear-feldbuch.svg': 2,
  'gear-feuerstahl.svg': 2,
  'gear-flasche.svg': 2,
  'gear-kompass-frei.svg': 2,
  'gear-kompass.svg': 2,
  'gear-schnur.svg': 2,
  'gear-tarp.svg': 2,
  'ground.svg': 1,
  'growth-rings.svg': 10,
  'heat-curve.svg': 3,
  'hill.svg': 1,
  'kompass.svg': 18,
  'map-cham.svg': 5,
  'map-immensee.svg': 5,
  'map-walchwil.svg': 5,
  'map-zugerberg.svg': 5,
  'mindset.svg': 12,
  'nacht.svg': 18,
  'pano.svg': 22,
  'plan.svg': 16,
  'posten-leer.svg': 9,
  'posten.svg': 18,
  'project-profile.svg': 12,
  'roof-section.svg': 6,
  'shelter.svg': 18,
  'slopes.svg': 3,
  'wasser.svg': 12,
  'wurzeln-weit.svg': 13,
  'wurzeln.svg': 9,
}

/** Parts of the plan. */
const PLACES = ['map-cham.svg', 'map-immensee.svg', 'map-walchwil.svg', 'map-zugerberg.svg']
/** Erosion takes seconds, so `npm run draw -- --check` covers these. */
const CARVED = ['aufbruch.svg', 'kompass.svg', 'nacht.svg', 'pano.svg', 'plan.svg', ...PLACES]
const quick = Object.entries(drawings).filter(([file]) => !CARVED.includes(file))

const THEMED = [
  'cham.svg',
  'crossing.svg',
  'ground.svg',
  'growth-rings.svg',
  'pano.svg',
  'plan.svg',
  'project-profile.svg',
  'roof-section.svg',
  'slopes.svg',
  ...PLACES,
]

it('draws every picture of the site, and no other', () => {
  expect(Object.keys(drawings).sort()).toEqual(readdirSync(FOLDER).sort())
})

it.each(quick)('%s is the same in every run for its seed', (file, draw) => {
  expect(draw()).toBe(sceneOf(file))
})

it.each(Object.keys(drawings))('%s stays within its byte limit', (file) => {
  expect(brotliCompressSync(sceneOf(file)).length / 1024).toBeLessThanOrEqual(LIMIT_KILOBYTES[file] ?? 0)
})

it.each(THEMED)('%s takes all its colours from the page', (file) => {
  for (const [, colour] of sceneOf(file).matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
    expect(colour).toMatch(/^(var\(--[\w-]+\)|none)$/)
  }
})
