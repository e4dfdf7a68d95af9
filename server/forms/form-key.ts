const KEY = /^[0-9a-f]{32}$/

/** Same for every attempt to send a form; undefined without JavaScript. */
export function formKeyOf({ key }: Record<string, string>): string | undefined {
  return key && KEY.test(key) ? key : undefined
}
