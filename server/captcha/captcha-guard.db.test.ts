import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { CHALLENGE_MINUTES, createCaptchaChallenge } from '#platform/captcha/captcha-challenge.ts'
import { purgeCaptchaUses } from '#platform/captcha/spend-captcha.ts'
import { captchaUses } from '#platform/captcha/captcha-uses.tables.ts'
import type { Database } from '#platform/database/database.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { captchaGuard } from './captcha-guard.ts'
import { captchaRoutes } from './captcha-routes.ts'

const key = Buffer.alloc(32, 7)
const visitor = { ip: '192.0.2.7' }
const MINUTE_MS = 60_000
let now: Date

const test = await forThisFile(createTestDatabase())
beforeEach(async () => {
  await test.database.execute(sql`truncate captcha_uses`)
  now = new Date()
})

const keys = { key, clock: () => now }
const openGuard = (db: Database = test.database) => captchaGuard({ ...keys, db })
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}

async function solve(challenge: Challenge): Promise<string> {
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
}
const solvedPayload = async () => solve(await createCaptchaChallenge(keys, { tries: 2, openedAt: now }))

const refused = (code: string) => ({
  ok: false,
  refusal: { status: 422, problems: [{ field: 'altcha', code }] },
})
const TOO_MANY = { ok: false, refusal: { status: 429 } }

describe('the captcha guard', () => {
  it('accepts a solution once: again for the same submission, for nothing else', async () => {
    const guard = openGuard()
    const payload = await solvedPayload()
    pass(1)
    expect(await guard.check(payload, visitor, 'first')).toEqual({ ok: true, value: [] })
    expect(await guard.check(payload, visitor, 'second')).toEqual(refused('used'))
    expect(await guard.check(payload, visitor, 'first')).toEqual({ ok: true, value: [] })
  })

  it('accepts a solution once, also for 40 concurrent attempts over two processes', async () => {
    const other = new pg.Pool({ connectionString: test.connectionString, max: 20 })
    try {
      const [one, another] = [openGuard(), openGuard(drizzle(other) as Database)]
      const payload = await solvedPayload()
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, i) => (i % 2 ? one : another).check(payload, visitor, `matter ${i}`)),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await test.database.$count(captchaUses)).toBe(1)
    } finally {
      await other.end()
    }
  })

  it('refuses expired, foreign and broken solutions, and stores nothing', async () => {
    const guard = openGuard()
    const foreign = await createCaptchaChallenge(
      { ...keys, key: Buffer.alloc(32, 8) },
      { tries: 2, openedAt: now },
    )
    expect(await guard.check(await solve(foreign), visitor, 'a')).toEqual(refused('invalid'))
    expect(await guard.check('no base64', visitor, 'a')).toEqual(refused('invalid'))
    const payload = await solvedPayload()
    pass(CHALLENGE_MINUTES)
    expect(await guard.check(payload, visitor, 'a')).toEqual(refused('invalid'))
    expect(await test.database.$count(captchaUses)).toBe(0)
  })

  it('flags without refusing what was filled in within two seconds', async () => {
    const guard = openGuard()
    expect(await guard.check(await solvedPayload(), visitor, 'a')).toEqual({ ok: true, value: ['hurry'] })
  })

  it('accepts a few without a solution, flagged: by address, by network, and again after an hour', async () => {
    const guard = openGuard()
    const answers = []
    for (let i = 0; i < 21; i++) answers.push(await guard.check(undefined, visitor, `${i}`))
    expect(answers.slice(0, 20)).toEqual(Array(20).fill({ ok: true, value: ['unsolved'] }))
    expect(answers[20]).toMatchObject(TOO_MANY)
    expect(await guard.check('', visitor, 'empty')).toMatchObject(TOO_MANY)
    expect(await guard.check(await solvedPayload(), visitor, 'solved')).toMatchObject({ ok: true })
    for (let i = 0; i < 40; i++) await guard.check(undefined, { ip: `192.0.2.${100 + i}` }, 'near')
    expect(await guard.check(undefined, { ip: '192.0.2.250' }, 'near')).toMatchObject(TOO_MANY)
    expect(await guard.check(undefined, { ip: '198.51.100.7' }, 'far')).toMatchObject({ ok: true })
    pass(120)
    expect(await guard.check(undefined, visitor, 'later')).toMatchObject({ ok: true })
  })

  it('counts IPv6 visitors by /64 and /56: new addresses of the same line do not evade the limit', async () => {
    const guard = openGuard()
    const inOneLine = (i: number) => guard.check(undefined, { ip: `2001:db8:1:2::${i.toString(16)}` }, 'a')
    for (let i = 0; i < 20; i++) expect(await inOneLine(i)).toMatchObject({ ok: true })
    expect(await inOneLine(99)).toMatchObject(TOO_MANY)
    const around = []
    for (let i = 0; i < 60; i++)
      around.push(await guard.check(undefined, { ip: `2001:db8:1:${(0x10 + i).toString(16)}::1` }, 'a'))
    expect(around.filter(({ ok }) => ok)).toHaveLength(40)
  })

  it('deletes uses of challenges that are refused anyway', async () => {
    await openGuard().check(await solvedPayload(), visitor, 'a')
    await purgeCaptchaUses(test.database, new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE_MS))
    expect(await test.database.$count(captchaUses)).toBe(1)
    await purgeCaptchaUses(test.database, new Date(now.getTime() + 2 * 60 * MINUTE_MS))
    expect(await test.database.$count(captchaUses)).toBe(0)
  })
})

describe('GET /api/captcha/challenge', () => {
  let app: FastifyInstance

  beforeEach(async () => {
    app = Fastify()
    captchaRoutes(app, keys)
    await app.ready()
    return () => app.close()
  })
  const ask = (query = '', remoteAddress = visitor.ip) =>
    app.inject({ url: `/api/captcha/challenge${query}`, remoteAddress })

  it('returns a challenge that is not cached and differs for each visitor', async () => {
    const [one, other] = [await ask(), await ask()]
    expect(one.headers['cache-control']).toBe('no-store')
    expect(one.json().parameters.nonce).not.toBe(other.json().parameters.nonce)
    expect(one.json().parameters.expiresAt * 1000 - now.getTime()).toBeGreaterThan(19 * MINUTE_MS)
    const payload = await solve(one.json())
    pass(1)
    expect(await openGuard().check(payload, visitor, 'a')).toEqual({ ok: true, value: [] })
  })

  it('copies its signed opening time to the next challenge', async () => {
    const first: Challenge = (await ask()).json()
    pass(16)
    const opened = encodeURIComponent(String(first.parameters.data?.['opened']))
    const renewed: Challenge = (await ask(`?opened=${opened}`)).json()
    expect(await openGuard().check(await solve(renewed), visitor, 'a')).toEqual({ ok: true, value: [] })
    for (const forged of ['?opened=1.x', '?opened=a&opened=b', '?opened=']) {
      const fresh: Challenge = (await ask(forged)).json()
      expect(await openGuard().check(await solve(fresh), visitor, forged)).toEqual({
        ok: true,
        value: ['hurry'],
      })
    }
  })

  it('gets harder for frequent requesters only', async () => {
    const counterOf = async (ip: string) =>
      JSON.parse(atob(await solve((await ask('', ip)).json()))).solution.counter
    const quiet = await counterOf('198.51.100.1')
    expect(quiet).toBeLessThanOrEqual(200)
    for (let i = 0; i < 60; i++) await ask()
    const busy = await counterOf(visitor.ip)
    expect(busy).toBeGreaterThanOrEqual(1000)
    expect(await counterOf('198.51.100.1')).toBeLessThanOrEqual(200)
  })

  it('limits an address to 200 in ten minutes', async () => {
    for (let i = 0; i < 200; i++) expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(429)
    expect((await ask('', '198.51.100.1')).statusCode).toBe(200)
  })
})
