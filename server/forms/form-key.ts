/** Keys of forms are 32 hexadecimal digits; anything else counts as none. */
const KEY = /^[0-9a-f]{32}$/

/** The form's own key, the same for each attempt to send it; a form without script has none. */
export function formKeyOf({ key }: Record<string, string>): string | undefined {
  return key && KEY.test(key) ? key : undefined
}
