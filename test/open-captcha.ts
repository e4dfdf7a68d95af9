import { accept } from '#kernel/result.ts'
import type { CaptchaDoor } from '#server/captcha/captcha-door.ts'

/** Lets everybody in as if the captcha was solved. */
export const openCaptcha: CaptchaDoor = { check: async () => accept([]) }
