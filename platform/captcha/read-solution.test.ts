import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCaptchaChallenge, readOpened } from './captcha-challenge.ts'
import { readSolution } from './read-solution.ts'

const key = Buffer.alloc(32, 7)
const now = new Date()
const deps = { key, clock: () => now }
const later = (minutes: number) => ({ key, clock: () => new Date(now.getTime() + minutes * 60_000) })

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')
const challengeOf = (tries = 4) => createCaptchaChallenge(deps, { tries, openedAt: now })

async function solve(challenge: Challenge): Promise<{ challenge: Challenge; solution: Solution }> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution }
}

it('accepts the solution of an ALTCHA solver, and returns when the form was opened', async () => {
  const payload = await solve(await challengeOf())
  const solved = await readSolution(deps, encode(payload))
  expect(solved).toMatchObject({ id: payload.challenge.parameters.nonce, openedAt: now })
})

it('requires at least half and at most all of the requested attempts', async () => {
  const counters = await Promise.all(
    Array.from({ length: 12 }, async () => (await solve(await challengeOf(10))).solution.counter),
  )
  for (const counter of counters) {
    expect(counter).toBeGreaterThanOrEqual(5)
    expect(counter).toBeLessThanOrEqual(10)
  }
})

it('is valid for twenty minutes', async () => {
  const text = encode(await solve(await challengeOf()))
  expect(await readSolution(later(19), text)).toBeDefined()
  expect(await readSolution(later(20), text)).toBeUndefined()
  expect(await readSolution(later(600), text)).toBeUndefined()
})

it('refuses a challenge of another installation', async () => {
  const payload = await solve(await challengeOf())
  expect(await readSolution({ ...deps, key: Buffer.alloc(32, 8) }, encode(payload))).toBeUndefined()
})

it('refuses a forged challenge, signed or not', async () => {
  const own = { algorithm: 'PBKDF2/SHA-256', cost: 5000, counter: 1, deriveKey, expiresAt: 4e9 }
  const data = { opened: (await challengeOf()).parameters.data?.['opened'] as string }
  const unsigned = await solve(await createChallenge({ ...own, data }))
  const signed = await solve(await createChallenge({ ...own, data, hmacSignatureSecret: 'guess' }))
  for (const payload of [unsigned, signed]) expect(await readSolution(deps, encode(payload))).toBeUndefined()
})

it('refuses a solution of another challenge, a guessed one and one with less work', async () => {
  const [one, other] = await Promise.all([solve(await challengeOf()), solve(await challengeOf())])
  const easier = structuredClone(one)
  easier.challenge.parameters.cost = 1
  const shorter = structuredClone(one)
  shorter.challenge.parameters.keyPrefix = '00'
  const unending = structuredClone(one)
  unending.challenge.parameters.expiresAt = 4e9
  const unsigned = structuredClone(one)
  delete unsigned.challenge.parameters.keySignature
  const payloads = [
    { challenge: one.challenge, solution: other.solution },
    { challenge: one.challenge, solution: { counter: 0, derivedKey: one.challenge.parameters.keyPrefix } },
    {
      challenge: one.challenge,
      solution: {
        counter: one.solution.counter,
        derivedKey: `${one.challenge.parameters.keyPrefix}${'0'.repeat(32)}`,
      },
    },
    easier,
    shorter,
    unending,
    unsigned,
    { ...one, verified: true },
    { challenge: one.challenge },
    { verificationData: 'verified=true', signature: '0'.repeat(64), verified: true, algorithm: 'SHA-256' },
  ]
  for (const payload of payloads) expect(await readSolution(deps, encode(payload))).toBeUndefined()
})

it('refuses every change of a single signed character', async () => {
  const payload = await solve(await challengeOf())
  const text = JSON.stringify(payload)
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.constantFrom(...'0f"A {}9'), async (at, character) => {
      const changed = text.slice(0, at) + character + text.slice(at + 1)
      const solved = await readSolution(deps, Buffer.from(changed).toString('base64'))
      if (signedOf(changed) !== signedOf(text)) expect(solved).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

/** Counter and time are chosen by the solver; only the derived key is verified. */
function signedOf(text: string): string | undefined {
  try {
    const { challenge, solution, ...rest } = JSON.parse(text) as Record<string, object>
    return JSON.stringify({ challenge, solution: { ...solution, counter: 0, time: 0 }, rest })
  } catch {
    return undefined
  }
}

it('never throws for an invalid solution', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.base64String(),
        fc.json().map((text) => btoa(encodeURI(text))),
      ),
      async (text) => {
        expect(await readSolution(deps, text)).toBeUndefined()
      },
    ),
  )
  expect(await readSolution(deps, 'A'.repeat(1_000_000))).toBeUndefined()
})

it('keeps the time of opening for a day, and accepts no unsigned one', async () => {
  const opened = (await challengeOf()).parameters.data?.['opened'] as string
  expect(readOpened(later(60), opened)).toEqual(now)
  expect(readOpened(later(25 * 60), opened)).toBeUndefined()
  expect(readOpened({ ...deps, key: Buffer.alloc(32, 8) }, opened)).toBeUndefined()
  for (const forged of ['', '.', 'zzzzzzzzzzzzzzzz.x', opened.replace(/^./, '1'), `${opened}x`])
    expect(readOpened(deps, forged)).toBeUndefined()
})
