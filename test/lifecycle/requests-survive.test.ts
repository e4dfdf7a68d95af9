import { afterAll, afterEach, expect, test } from 'vitest'
import { countOf } from '../sample.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { runKillRounds } from './kill-rounds.ts'
import { endAll } from './program.ts'

/** `npm run bench -- kills` does 50. */
const ROUNDS = countOf(6)

const folder = makeTemporaryFolder('kills', 200)
afterEach(endAll)
afterAll(folder.remove)

test('of servers killed while requests with files arrive, every acknowledged one is stored completely and once', async () => {
  const figures = await runKillRounds(folder.path, ROUNDS)
  console.log('kill -9 in the middle:', { ...figures, lost: figures.lost.length })
  expect(figures.lost).toEqual([])
  expect(figures.badMails).toBe(0)
  expect(figures.acknowledged).toBe(figures.submissions)
  expect(figures.cutOff).toBeGreaterThan(0)
})
