import type { BotSignal } from '#features/inquiry/inquiry.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { CaptchaKeys } from '#platform/captcha/captcha-challenge.ts'
import { readSolution } from '#platform/captcha/read-solution.ts'
import { spendCaptcha } from '#platform/captcha/spend-captcha.ts'
import type { Database } from '#platform/database/database.ts'
import { visitorNetwork } from '#platform/http/visitor-network.ts'
import { visitorSubnet } from '#platform/http/visitor-subnet.ts'
import { createLoadMeter } from '#platform/load/load-meter.ts'
import { type FormRefusal, TOO_MANY } from '../forms/form-refusal.ts'

/** What stands before everything that strangers may send us. */
export interface CaptchaGuard {
  /**
   * Ask last, when all fields pass: it uses the solution up. `payload` is the form's field `altcha`; `matter` tells what
   * is sent from everything else, and the same matter passes again with the same solution. Without a solution (no
   * script) a few pass, with the sign `unsolved`: nothing that they wrote may go to the address that they typed.
   */
  check: (
    payload: string | undefined,
    request: { ip: string },
    matter: string,
  ) => Promise<Result<BotSignal[], FormRefusal>>
}

/** The door of forms that bring files. */
export interface UploadGuard extends CaptchaGuard {
  /**
   * Ask before the files are read: false when `check` will refuse what was sent so far. Uses nothing up, asks no
   * database.
   */
  admitsFiles: (payload: string | undefined, request: { ip: string }) => Promise<boolean>
}

/** In an hour, of those without a solution. People with script can send nine times as much. */
const UNSOLVED = { host: 20, surroundings: 60, everyone: 300 }
const HOUR_MS = 3_600_000

/** Nobody reads a form, fills it in and sends it in less. */
const HURRY_MS = 2_000

/** `limited: false` lets everybody without a solution pass, in tests that send hundreds. */
export function captchaGuard(deps: CaptchaKeys & { db: Database; limited?: boolean }): UploadGuard {
  const meter = createLoadMeter({ windowMs: HOUR_MS })

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

/** Whom a form without a solution counts against, and the most of each. */
function countsOf(ip: string): [subject: string, most: number][] {
  return [
    [visitorNetwork(ip), UNSOLVED.host],
    [visitorSubnet(ip), UNSOLVED.surroundings],
    ['everyone', UNSOLVED.everyone],
  ]
}

/** At the field that the browser's code fills. */
export function captchaRefusal(code: 'invalid' | 'used'): FormRefusal {
  return { status: 422, problems: [{ field: 'altcha', code }] }
}
