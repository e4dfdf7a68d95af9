/** RFC 6266 with the name encoded as in RFC 8187, which prevents parameter injection. */
export function asAttachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename*=UTF-8''${encoded}`
}
