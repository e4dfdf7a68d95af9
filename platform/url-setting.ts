import { z } from 'zod'

/** An absolute URL of one of the protocols (`https:`); `remedy` is what the refusal advises. */
export function urlSetting(protocols: string[], remedy: string) {
  return z
    .string()
    .trim()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), remedy)
}
