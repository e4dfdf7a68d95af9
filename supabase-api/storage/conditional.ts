/** RFC 9110, 13.1: by ETag if given, else by time. */
export function isUnchanged(
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  { etag, updatedAt }: { etag: string; updatedAt: Date },
): boolean {
  const known = headers['if-none-match']
  if (known !== undefined)
    return known
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
      .some((tag) => tag === '*' || tag === `"${etag}"`)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  // The header has a resolution of one second.
  return Math.floor(updatedAt.getTime() / 1000) <= since / 1000
}
