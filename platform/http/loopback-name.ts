/**
 * True for a name that only this machine itself answers to.
 * @param hostname as `URL.hostname` gives it: an IPv6 address in brackets.
 */
export function isLoopbackName(hostname: string): boolean {
  return /^(localhost|\[::1\]|127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i.test(hostname)
}
