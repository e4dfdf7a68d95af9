/** Whether a name only reaches this machine. @param hostname as in `URL.hostname`: IPv6 in brackets. */
export function isLoopbackName(hostname: string): boolean {
  return /^(localhost|\[::1\]|127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i.test(hostname)
}
