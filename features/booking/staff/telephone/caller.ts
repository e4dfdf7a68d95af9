/** Whom the sheet begins with. Travels in the history entry, not in the address. */
export interface Caller {
  name: string
  phone: string
  email: string
  company: string
}

/** Undefined for what is no caller. */
export function readCaller(state: unknown) {
  const caller = typeof state === 'object' && state !== null && 'caller' in state ? state.caller : undefined
  if (typeof caller !== 'object' || caller === null) return undefined
  const fields = caller as Partial<Record<keyof Caller, unknown>>
  const textOf = (name: keyof Caller) => (typeof fields[name] === 'string' ? fields[name] : '')
  return { name: textOf('name'), phone: textOf('phone'), email: textOf('email'), company: textOf('company') }
}
