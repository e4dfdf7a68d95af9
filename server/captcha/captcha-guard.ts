import type { BotSignal } from '#features/inquiry/inquiry.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { CaptchaKeys } from '#platform/captcha/captcha-challenge.ts'
import { readSolution } from '#platform/captcha/read-solution.ts'
import { spendCaptcha } from '#platform/captcha/spend-captcha.ts'
import type { Database } from '#platform/database/database.ts'
import { visitorNetwork } from '#platform/http/visitor-network.ts'
import { visitorSubnet } from '#platform/http/visitor-subnet.ts'
import { createLoadMeter } from '#platform/load/load-meter.ts'
import type { SharedCounts } from '#platform/load/shared-counts.ts'
import { type FormRefusal, TOO_MANY } from '../forms/form-refusal.ts'

export interface CaptchaGuard {
  /**
   * Call last: it spends the solution. A retry with the same `matter` and solution passes. A few pass without one (no
   * script), marked `unsolved`: nothing they wrote may be mailed to the address they typed.
   */
  check: (
    payload: string | undefined,
    request: { ip: string },
    matter: string,
  ) => Promise<Result<BotSignal[], FormRefusal>>
}

export interface UploadGuard extends CaptchaGuard {
  /** Call before reading files: false if `check` would refuse. Spends nothing and does not query the database. */
  admitsFiles: (payload: string | undefined, request: { ip: string }) => Promise<boolean>
}

/** Given where several processes count together. */
export interface MeterDeps {
  counts?: SharedCounts | undefined
}

/** Per hour, without a solution. */
const UNSOLVED = { host: 20, surroundings: 60, everyone: 300 }
const HOUR_MS = 3_600_000

/** Faster submissions are bots. */
const HURRY_MS = 2_000

/** `limited: false` is for tests that send hundreds without a solution. */
export function captchaGuard(
  deps: CaptchaKeys & { db: Database; limited?: boolean } & MeterDeps,
): UploadGuard {
  const meter = deps.counts?.meter('unsolved', HOUR_MS) ?? createLoadMeter({ windowMs: HOUR_MS })

  function isFull(ip: string): boolean {
    const now = deps.clock()
    return deps.limited !== false && countsOf(ip).some(([subject, most]) => meter.read(subject, now) >= most)
  }

  function unsolved(ip: string): Result<BotSignal[], FormRefusal> {
    if (isFull(ip)) return refuse(TOO_MANY)
    for (const [subject] of countsOf(ip)) meter.add(subject, deps.clock())
    return accept(['unsolved'])
  }

  return {
    async check(payload, { ip }, matter) {
      if (!payload) return unsolved(ip)
      const solved = await readSolution(deps, payload)
      if (!solved) return refuse(captchaRefusal('invalid'))
      if (!(await spendCaptcha(deps.db, solved, matter))) return refuse(captchaRefusal('used'))
      const took = deps.clock().getTime() - solved.openedAt.getTime()
      return accept(took < HURRY_MS ? ['hurry'] : [])
    },
    async admitsFiles(payload, { ip }) {
      return payload ? (await readSolution(deps, payload)) !== undefined : !isFull(ip)
    },
  }
}

function countsOf(ip: string): [subject: string, most: number][] {
  return [
    [visitorNetwork(ip), UNSOLVED.host],
    [visitorSubnet(ip), UNSOLVED.surroundings],
    ['everyone', UNSOLVED.everyone],
  ]
}

export function captchaRefusal(code: 'invalid' | 'used'): FormRefusal {
  return { status: 422, problems: [{ field: 'altcha', code }] }
}
