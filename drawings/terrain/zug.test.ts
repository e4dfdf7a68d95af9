import { expect, it } from 'vitest'
import { placeOf, SUMMITS, type SummitName } from './zug-places.ts'
import { zugTerrain } from './zug.ts'

const terrain = zugTerrain()

it('gives the named summits their surveyed heights, close to where they are', () => {
  for (const [name, { height, near }] of Object.entries(SUMMITS)) {
    const [x, y] = terrain.summits[name as SummitName]
    expect(Math.abs(terrain.heightAt(x, y) - height)).toBeLessThan(25)
    expect(Math.hypot(x - near[0], y - near[1])).toBeLessThan(2.2)
  }
})

it('keeps Lake Zug level and separates it from the land', () => {
  const [offWalchwil, zugerberg] = [placeOf(47.12, 8.49), placeOf(47.12, 8.54)]
  expect(terrain.isWater(...offWalchwil)).toBe(true)
  expect(terrain.heightAt(...offWalchwil)).toBe(413)
  expect(terrain.isWater(...zugerberg)).toBe(false)
  expect(terrain.heightAt(...zugerberg)).toBeGreaterThan(700)
})
