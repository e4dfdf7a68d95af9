import { accept } from '#kernel/result.ts'
import type { UploadGuard } from '#server/captcha/captcha-guard.ts'

export const openCaptcha: UploadGuard = { check: async () => accept([]), admitsFiles: async () => true }
