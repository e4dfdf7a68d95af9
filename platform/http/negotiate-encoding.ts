export type ContentEncoding = 'br' | 'gzip' | 'identity'

const PREFERENCE: readonly ContentEncoding[] = ['br', 'gzip', 'identity']
const REMEMBERED_HEADERS = 64

const remembered = new Map<string, ContentEncoding>()

/** The response encoding (RFC 9110, section 12.5.3): by quality, then br, gzip; identity is the fallback. */
export function negotiateEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (!acceptEncoding) return 'identity'
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const chosen = choose(acceptEncoding.slice(0, 500))
  if (remembered.size < REMEMBERED_HEADERS && acceptEncoding.length <= 200) {
    remembered.set(acceptEncoding, chosen)
  }
  return chosen
}

function choose(header: string): ContentEncoding {
  const qualities = new Map<string, number>()
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const quality = parameters.map((part) => /^q\s*=\s*(\d(?:\.\d{1,3})?)$/.exec(part)?.[1]).find(Boolean)
    if (coding) qualities.set(coding, quality === undefined ? 1 : Number(quality))
  }
  let best: { encoding: ContentEncoding; quality: number } = { encoding: 'identity', quality: 0 }
  for (const encoding of PREFERENCE) {
    const quality = qualityOf(encoding, qualities)
    if (quality > best.quality) best = { encoding, quality }
  }
  return best.encoding
}

/** Identity is allowed without being named, but ranks below any named encoding. */
function qualityOf(encoding: ContentEncoding, qualities: Map<string, number>): number {
  const named = qualities.get(encoding)
  if (named !== undefined) return named
  const any = qualities.get('*')
  if (encoding === 'identity') return any === undefined ? 0.0001 : Math.min(any, 0.0001)
  return any ?? 0
}
